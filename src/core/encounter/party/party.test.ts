import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { HOSTILE_NAMES } from '../../../testing/sheets.ts';
import { createEncounter } from '../create.ts';
import type { Encounter } from '../encounter.ts';
import { addMembers } from '../members.ts';
import { parseEncounter, serializeEncounter } from '../parse-encounter.ts';
import { parsePlayerView, playerView, toActInView } from '../player-view.ts';
import { beginNextEncounterRound, moveOn, resetEncounter } from '../rounds.ts';
import { addToParty, removeFromParty, setPartyActed } from './party.ts';
import { partyLeftOut } from './party-left-out.ts';

const AMBUSH = addMembers(
  createEncounter('Ambush', [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }]),
  0,
  2,
);
const WITH_PARTY = addToParty(AMBUSH, ['Ilse Wren', 'Tam']);
const acted = ({ party }: Encounter) => party.map(({ hasActed }) => hasActed);
const names = ({ party }: Encounter) => party.map(({ character }) => character);

function read(party: unknown): Encounter {
  const encounter = parseEncounter({ ...serializeEncounter(AMBUSH), party });
  if (!encounter.ok) throw new Error(encounter.problem);
  return encounter.value;
}

describe('the party of an encounter', () => {
  it('has each character once, whatever the spelling of its name', () => {
    expect(names(WITH_PARTY)).toEqual(['Ilse Wren', 'Tam']);
    expect(addToParty(WITH_PARTY, ['  ILSE  wren', 'tam'])).toBe(WITH_PARTY);
    expect(names(addToParty(WITH_PARTY, ['Ottoline', 'ottoline']))).toEqual(['Ilse Wren', 'Tam', 'Ottoline']);
  });

  it('takes at most 100 characters', () => {
    const many = addToParty(
      AMBUSH,
      Array.from({ length: 1000 }, (_, index) => `Hero ${index}`),
    );
    expect(many.party).toHaveLength(100);
    expect(addToParty(many, ['One more'])).toBe(many);
  });

  it('loses a character that is taken out, and changes nothing by another name', () => {
    expect(names(removeFromParty(WITH_PARTY, 'ilse wren'))).toEqual(['Tam']);
    expect(removeFromParty(WITH_PARTY, 'Ottoline')).toBe(WITH_PARTY);
  });

  it('acts once in each phase, as the members do', () => {
    const both = setPartyActed(setPartyActed(WITH_PARTY, 'tam', true), 'Ilse Wren', true);
    expect(acted(both)).toEqual([true, true]);
    const first = beginNextEncounterRound(both);
    expect(acted(first)).toEqual([false, false]);
    const inFirst = setPartyActed(first, 'Tam', true);
    expect(acted(inFirst)).toEqual([false, true]);
    expect(acted(moveOn(inFirst))).toEqual([false, false]);
    expect(acted(resetEncounter(inFirst))).toEqual([false, false]);
    expect(moveOn(first).party[0]).toBe(first.party[0]);
  });
});

describe('the party in an encounter file', () => {
  it('is its names and who has acted, and is read back', () => {
    const written = serializeEncounter(setPartyActed(WITH_PARTY, 'Tam', true));
    expect(written.party).toEqual([
      { character: 'Ilse Wren', hasActed: false },
      { character: 'Tam', hasActed: true },
    ]);
    expect(parseEncounter(written)).toEqual({ ok: true, value: setPartyActed(WITH_PARTY, 'Tam', true) });
  });

  it('is no field of a file without one, which is written as before', () => {
    expect(Object.keys(serializeEncounter(AMBUSH))).toEqual([
      'encounterName',
      'version',
      'round',
      'phase',
      'groups',
      'members',
    ]);
  });

  it.each([null, 7, 'Ilse', {}, { 0: { character: 'Ilse' } }])('is empty where it is %j', (party) => {
    expect(read(party).party).toEqual([]);
    expect(partyLeftOut(party)).toBe(0);
  });

  it('leaves out what is no character, and never refuses the file', () => {
    const party = [
      null,
      'Ilse',
      {},
      { character: 7 },
      { character: ' ' },
      { character: 'x'.repeat(100_000) },
      { character: 'A\u0000' },
      { character: 'Ilse', hasActed: 'yes' },
      JSON.parse('{ "character": "Tam", "health": 3, "__proto__": { "hasActed": true } }'),
      { character: 'TAM', hasActed: true },
    ];
    expect(read(party).party).toEqual([{ character: 'Tam', hasActed: false }]);
    expect(partyLeftOut(party)).toBe(9);
  });

  it('keeps every name that a character can have', () => {
    const encounter = addToParty(AMBUSH, HOSTILE_NAMES);
    expect(read(serializeEncounter(encounter).party)).toEqual(encounter);
  });

  it.prop([fc.anything()])('is read whatever stands there', (party) => {
    const { party: found } = read(party);
    expect(found.length).toBeLessThanOrEqual(100);
    expect(read(found).party).toEqual(found);
  });
});

describe('the party in the player view', () => {
  const ilse = {
    name: 'Ilse Wren',
    hasActed: false,
    bars: [{ bar: 'HEALTH' as const, value: 12, maximum: 20 }],
    statusEffects: [{ name: 'Burning', level: 2 }],
  };

  it('is read in another window as it was sent, and is empty from an earlier version', () => {
    const view = playerView(WITH_PARTY, new Set(), [ilse]);
    expect(parsePlayerView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    expect(parsePlayerView({ turn: [], groups: [] })?.party).toEqual([]);
    expect(parsePlayerView({ ...view, party: [{ ...ilse, bars: [{ bar: 'GOLD' }] }] })).toBeUndefined();
  });

  it('says who has yet to act, without the hidden, the defeated and the fallen', () => {
    const down = { ...ilse, name: 'Tam', bars: [{ bar: 'HEALTH' as const, value: 0, maximum: 20 }] };
    const done = { ...ilse, name: 'Ottoline', hasActed: true };
    expect(toActInView(playerView(WITH_PARTY, new Set(), [ilse, down, done]))).toEqual([
      { group: undefined, who: ['Ilse Wren'] },
      { group: 'Goblins', who: [1, 2] },
    ]);
    expect(toActInView(playerView(WITH_PARTY, new Set(['goblins']), [done]))).toEqual([]);
  });
});
