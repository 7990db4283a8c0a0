import { describe, expect, it } from 'vitest';
import {
  anAction,
  anItem,
  aPack,
  aPackJson,
  aSkill,
  aStatusEffect,
  aTalent,
  gameDataOf,
} from '../../testing/packs.ts';
import { wordingText } from '../lib/wording.ts';
import { placed } from './entry-place.ts';
import { checkPackUpload, leftOutOfPlay, packContributions, refusedPack } from './pack-upload.ts';
import { parsePack } from './parse-pack.ts';

const BASE = ['Tabard Core'];
const STORED = [{ name: 'House Rules', version: 2 }];

describe('an uploaded pack', () => {
  it('may be stored if its name is unused', () => {
    const pack = aPack({ name: 'Winter' });
    expect(checkPackUpload(pack, BASE, STORED)).toEqual({ ok: true, value: { pack, overwrites: undefined } });
  });

  it.each([1, 3])('overwrites version 2 of the same name by version %j', (version) => {
    const pack = aPack({ name: 'House Rules', version });
    expect(checkPackUpload(pack, BASE, STORED)).toMatchObject({ ok: true, value: { overwrites: 2 } });
  });

  it('that is not a pack is refused with its problems', () => {
    const read = parsePack(aPackJson({ name: 'x' }));
    expect(read.ok ? undefined : refusedPack(placed({}, read.problem))).toEqual({
      message: 'File was not a valid Game Data Pack.',
      problems: [{ path: '$.name', message: 'The name must be longer than 1 character.', where: ['name'] }],
    });
  });

  it('with a blank name is refused', () => {
    expect(checkPackUpload(aPack({ name: ' \u3000' }), BASE, STORED)).toEqual({
      ok: false,
      problem: {
        message: 'File was not a valid Game Data Pack.',
        problems: [{ path: '$.name', message: 'The name must not be blank.', where: ['name'] }],
      },
    });
  });

  it.each([
    ['Winter\u0007', 'You cannot include control characters in a name.'],
    ['Winter\uD800', 'You cannot include control characters in a name.'],
  ])('with the name %j is refused', (name, message) => {
    expect(checkPackUpload(aPack({ name }), BASE, [])).toEqual({
      ok: false,
      problem: {
        message: 'File was not a valid Game Data Pack.',
        problems: [{ path: '$.name', message, where: ['name'] }],
      },
    });
  });

  it('may have a name of any 200 characters', () => {
    expect(checkPackUpload(aPack({ name: '🐉'.repeat(200) }), BASE, [])).toMatchObject({ ok: true });
  });

  it.each([
    ['Tabard Core', 9, 'That pack name is reserved for a base pack.'],
    ['House Rules', 2, 'The pack with that version is already stored.'],
  ])('%s %j is refused', (name, version, message) => {
    expect(checkPackUpload(aPack({ name, version }), BASE, STORED)).toEqual({
      ok: false,
      problem: { message, problems: [] },
    });
  });

  it('with the name of a base pack is refused, even if a stored pack has that name', () => {
    const refused = checkPackUpload(aPack({ name: 'Both' }), ['Both'], [{ name: 'Both', version: 1 }]);
    expect(refused).toMatchObject({ problem: { message: 'That pack name is reserved for a base pack.' } });
  });
});

describe('the contribution of a pack', () => {
  const entries = {
    actions: {
      actions: [anAction('Slash')],
      maneuvers: [anAction('Feint')],
      defaultActions: ['Slash'],
      defaultManeuvers: ['Feint', 'Feint'],
    },
    items: [anItem('Sword')],
    skills: [aSkill('Blades')],
    statusEffects: [aStatusEffect('Burning')],
    talents: [aTalent('Riposte'), aTalent('Riposte'), aTalent('Parry')],
    damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: [] }],
    constants: { MAXIMUM_HEALTH: 20, MAXIMUM_ENERGY: 0, MAXIMUM_VIGOR: -1 },
    groups: { constantGroups: { BARS: ['MAXIMUM_HEALTH'] }, skillGroups: { MARTIAL: ['Blades'] } },
    coreTalentBreakpoints: [2],
    play: { format: 1, roll: { kind: 'SUM' }, foes: [], luck: 7 },
  };
  const replaceable = [
    ['Items', ['Sword']],
    ['Skills', ['Blades']],
    ['Status Effects', ['Burning']],
    ['Talents', ['Riposte', 'Parry']],
    ['Damage Types', ['Iron']],
  ] as const;
  const adding = ([label, adds]: readonly [string, readonly string[]]) => ({
    label,
    adds,
    overrides: [],
    extends: [],
  });
  const overriding = ([label, names]: readonly [string, readonly string[]]) => ({
    label,
    adds: [],
    overrides: names.map((name) => ({ name })),
    extends: [],
  });

  it('is an addition if the name is new', () => {
    expect(packContributions(aPack(entries), gameDataOf())).toEqual([
      adding(['Actions', ['Slash']]),
      adding(['Maneuvers', ['Feint']]),
      adding(['Default Actions', ['Slash']]),
      adding(['Default Maneuvers', ['Feint']]),
      ...replaceable.map(adding),
      adding(['Constants', ['MAXIMUM_HEALTH', 'MAXIMUM_ENERGY']]),
      adding(['Constant Groups', ['BARS']]),
      adding(['Skill Groups', ['MARTIAL']]),
      adding(['Breakpoints', ['coreTalentBreakpoints']]),
      adding(['Play', ['roll', 'foes']]),
    ]);
  });

  it('has no parts of a play of a later format, of which nothing is read', () => {
    const pack = aPack({ play: { format: 2, roll: { kind: 'SUM' }, foes: [] } });
    expect(packContributions(pack, gameDataOf())).toEqual([]);
    expect(packContributions(aPack({ play: { roll: { kind: 'SUM' } } }), gameDataOf(pack))).toEqual([
      adding(['Play', ['roll']]),
    ]);
  });

  it('is an override if the name exists; united lists gain nothing', () => {
    const others = gameDataOf(aPack(entries));
    expect(packContributions(aPack(entries), others)).toEqual([
      overriding(['Actions', ['Slash']]),
      overriding(['Maneuvers', ['Feint']]),
      ...replaceable.map(overriding),
      { ...overriding(['Constants', ['MAXIMUM_HEALTH']]), adds: ['MAXIMUM_ENERGY'] },
      overriding(['Breakpoints', ['coreTalentBreakpoints']]),
      { ...overriding(['Play', ['roll']]), extends: ['foes'] },
    ]);
  });

  it('names the damage type of the same type that it replaces', () => {
    const renamed = aPack({ damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Steel', relatedSkills: [] }] });
    expect(packContributions(renamed, gameDataOf(aPack(entries)))).toEqual([
      { label: 'Damage Types', adds: [], overrides: [{ name: 'Iron', by: 'Steel' }], extends: [] },
    ]);
  });

  it('extends an existing group by more members', () => {
    const more = aPack({
      actions: { defaultActions: ['Slash', 'Stargaze'] },
      groups: { skillGroups: { MARTIAL: ['Blades', 'Bows'] } },
    });
    expect(packContributions(more, gameDataOf(aPack(entries)))).toEqual([
      adding(['Default Actions', ['Stargaze']]),
      { label: 'Skill Groups', adds: [], overrides: [], extends: ['MARTIAL'] },
    ]);
  });

  it('is empty for an empty pack', () => {
    expect(packContributions(aPack(), gameDataOf(aPack(entries)))).toEqual([]);
  });
});

describe('leftOutOfPlay', () => {
  it('names what of play is left out, each with its place, and nothing of what is read', () => {
    const play = {
      roll: { kind: 'LUCK' },
      check: { dice: 3 },
      uses: [{ item: 'Tea', gains: 'x' }],
      formerly: { talents: { Old: 7, Ward: 'Guard' } },
      luck: 1,
    };
    expect(
      leftOutOfPlay(aPack({ play })).map(({ path, message, where }) => [path, wordingText(where), message]),
    ).toEqual([
      ['$.play.roll.kind', 'play › roll › kind', 'This must be COUNT_SUCCESSES or SUM.'],
      ['$.play.uses[0].gains', 'Tea: gains', 'This must be a list.'],
      ['$.play.formerly.talents.Old', 'play › formerly › talents › Old', 'This must be a text.'],
    ]);
    expect(leftOutOfPlay(aPack())).toEqual([]);
  });
});
