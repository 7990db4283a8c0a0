import { describe, expect, it } from 'vitest';
import { FOE_RULES } from '../../testing/fights.ts';
import { HOSTILE_NAMES } from '../../testing/sheets.ts';
import { type Encounter, foeNameOf } from '../encounter/encounter.ts';
import { parseEncounter, serializeEncounter } from '../encounter/parse-encounter.ts';
import { playerView } from '../encounter/player-view.ts';
import { moveOn } from '../encounter/rounds.ts';
import { ENCOUNTER_LIMITS } from '../lib/file-limits.ts';
import { forecastSides } from '../simulation/forecast/forecast-sides.ts';
import { fightRules } from '../simulation/rules.ts';
import { actingCharacter } from './acting-sheet.ts';
import { foeActions } from './foe-actions.ts';
import { foeOfGroup, hasNumbers } from './foe-book.ts';
import { memberTarget } from './member-numbers.ts';
import { encounterRoundLines, endEncounterRound } from './round-end.ts';

const HUGE = 'x'.repeat(1_000_000);
const NAMES = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  ...HOSTILE_NAMES,
];

const hostile = (json: string) => JSON.parse(json);

/** Values that may stand in any field that came after the first edition. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  HUGE,
  [],
  [[[]]],
  {},
  hostile('{"__proto__":{"polluted":1}}'),
  hostile('{"constructor":1e308,"__proto__":2,"toString":3}'),
  { resources: hostile('{"__proto__":1e308,"VIGOR":1e308}'), weapon: HUGE, combatActions: NAMES },
  { weapon: '__proto__', currentPhaseActions: Array.from({ length: 5_000 }, (_, index) => `Swing ${index}`) },
  Object.fromEntries(NAMES.map((name) => [name, 1e308])),
];

const group = (name: string, foe?: unknown) => ({
  name,
  maximumHealth: 16,
  maximumEnergy: 6,
  maximumAP: 4,
  ...(foe !== undefined && { foe }),
});

const member = (groupReference: number, fields: object) => ({
  groupReference,
  id: 1,
  health: 16,
  energy: 6,
  ap: 4,
  ...fields,
});

/** An encounter that has this value in each of these fields. */
function read(value: unknown): Encounter {
  const encounter = parseEncounter({
    encounterName: 'Siege',
    round: 3,
    phase: 3,
    groups: [
      group('Salt Wreckers'),
      group('constructor', value),
      group('Rival', 'Dark Ilse'),
      group('__proto__', '__proto__'),
    ],
    members: [0, 1, 2, 3].map((index) =>
      member(index, { notes: value, statusEffects: value, combat: value }),
    ),
    notes: value,
    party: value,
  });
  if (!encounter.ok) throw new Error(encounter.problem);
  return encounter.value;
}

function expectWithinLimits({ groups, members, notes = '', party }: Encounter): void {
  expect(notes.length).toBeLessThanOrEqual(ENCOUNTER_LIMITS.notes);
  expect(party.length).toBeLessThanOrEqual(ENCOUNTER_LIMITS.party);
  for (const each of groups) expect(foeNameOf(each).length).toBeLessThanOrEqual(200);
  for (const { health, energy, ap, notes: own = '', statusEffects, combat } of members) {
    expect([health, energy, ap].every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
    expect(own.length).toBeLessThanOrEqual(ENCOUNTER_LIMITS.memberNotes);
    const levels = [...(statusEffects?.values() ?? []), ...(combat?.resources.values() ?? [])];
    expect(levels.every((level) => Number.isSafeInteger(level) && level >= 0)).toBe(true);
    expect(combat?.combatActions.length ?? 0).toBeLessThanOrEqual(ENCOUNTER_LIMITS.performed);
  }
}

describe.each(VALUES.map((value, index) => ({ value, index })))(
  'a file of value $index in its new fields',
  ({ value }) => {
    it('is read within the limits, and its members act, are hit and end the round', () => {
      const encounter = read(value);
      expectWithinLimits(encounter);
      expect(parseEncounter(JSON.parse(JSON.stringify(serializeEncounter(encounter))))).toEqual({
        ok: true,
        value: encounter,
      });
      for (const each of encounter.members) {
        const foe = foeOfGroup(encounter.groups[each.groupReference], FOE_RULES.book);
        if (hasNumbers(foe)) expect(foeActions(foe, each, FOE_RULES.gameData).length).toBeGreaterThan(0);
        const { soak, damageReceived } = memberTarget(encounter, each, foe, FOE_RULES.gameData);
        for (const { total } of [soak('DAMAGE_TYPE_A'), soak('DAMAGE_TYPE_B'), damageReceived])
          expect(total).toSatisfy(Number.isSafeInteger);
        expect(() => actingCharacter(encounter, each, foe, FOE_RULES.gameData)).not.toThrow();
      }
      const changes = encounterRoundLines(encounter, FOE_RULES).map(
        ({ member: who, line: { resource, overflow, amount } }) => ({
          member: who,
          change: { resource, overflow, amount: amount.total },
        }),
      );
      const after = endEncounterRound(encounter, changes, FOE_RULES);
      expectWithinLimits(after);
      expect(after.round).toBe(4);
      expectWithinLimits(moveOn(after));
      expect(playerView(after, new Set(['__proto__'])).groups.map(({ name }) => name)).toEqual([
        'Salt Wreckers',
        'constructor',
        'Rival',
      ]);
      const { problems } = forecastSides(
        { party: [], encounter: after, ownFoes: [] },
        fightRules(FOE_RULES.gameData),
      );
      expect(problems.length).toBeGreaterThan(0);
      expect(Object.prototype).not.toHaveProperty('polluted');
    });
  },
);
