import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { fighter, withSheet } from '../../testing/fighter.ts';
import type { Character } from '../character/character.ts';
import { derive } from '../character/derive.ts';
import { withinMaxima } from '../character/resources.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import type { Sum } from '../lib/sum.ts';
import { BARS } from '../rules/bars.ts';
import type { InputValues } from '../rules/context.ts';
import { COMPARISONS, PROPERTIES, RESOURCES } from '../rules/vocabulary.ts';
import { type ActionDraft, addManeuver, giveInputs, removeManeuver } from './action-draft.ts';
import { availableResource } from './available-resources.ts';
import { evaluate } from './evaluate.ts';
import { performAction } from './perform.ts';
import { beginCombat, beginNextPhase, beginNextRound, endCombat } from './rounds.ts';
import { addStatusEffect, removeStatusEffect } from './status-effects.ts';

const STATUS_EFFECTS = ['Burning', 'Frozen', 'Hidden', 'Nope'];
const SKILLS = ['Blades', 'Bows', 'Lore', 'Stealth'];

const number = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: -4, max: 4 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
);
const operation = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('MULTIPLY_BY'), value: number }),
    fc.record({ kind: fc.constant('DIVIDE_BY'), value: number, roundDown: fc.boolean() }),
    fc.constant({ kind: 'TRIANGULAR' }),
  ),
  { nil: undefined },
);
const amount = fc
  .tuple(
    fc.oneof(
      fc.record({ by: fc.constant('CONSTANT'), value: number }),
      fc.record({ by: fc.constant('INPUT'), input: fc.constantFrom('NUMERIC', 'SKILL', 'STATUS_EFFECT') }),
      fc.record({ by: fc.constant('PROPERTY'), property: fc.constantFrom(...PROPERTIES) }),
    ),
    operation,
  )
  .map(([given, done]) => (done === undefined ? given : { ...given, operation: done }));

const withAmount = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.tuple(fc.record(fields), amount).map(([own, given]) => ({ ...given, ...own }));
const skills = fc.subarray([...SKILLS], { minLength: 1 });
const effectNames = fc.subarray([...STATUS_EFFECTS], { minLength: 1 });

const effect = fc.oneof(
  withAmount({
    kind: fc.constant('CHANGE_PROPERTY'),
    target: fc.constantFrom(...PROPERTIES),
    reduce: fc.boolean(),
  }),
  withAmount({ kind: fc.constant('GAIN_STATUS_EFFECT'), statusEffect: fc.constantFrom(...STATUS_EFFECTS) }),
  withAmount({ kind: fc.constant('ANTE_DICE') }),
  fc.constant({ kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' }),
  fc.record({ kind: fc.constant('SET_SKILL_DEFAULTS'), skills }),
  fc.record({ kind: fc.constant('SET_INFLICTED_EFFECT'), statusEffect: fc.constantFrom(...STATUS_EFFECTS) }),
  fc.constantFrom(
    { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' },
    { kind: 'SET_WEAPON' },
    { kind: 'END_PHASE' },
    { kind: 'NONSENSE' },
  ),
);
const cost = fc.oneof(
  withAmount({ resource: fc.constantFrom(...RESOURCES) }),
  fc.record({
    resource: fc.constantFrom(...RESOURCES),
    by: fc.constant('CONSTANT'),
    value: fc.integer({ min: 1, max: 3 }),
  }),
);
const condition = fc.oneof(
  withAmount({
    kind: fc.constant('PROPERTY_COMPARISON'),
    target: fc.constantFrom(...PROPERTIES),
    comparison: fc.constantFrom(...COMPARISONS),
  }),
  withAmount({
    kind: fc.constant('RESOURCE_COST_COMPARISON'),
    resource: fc.constantFrom(...RESOURCES),
    comparison: fc.constantFrom(...COMPARISONS),
  }),
  fc.record({ kind: fc.constant('HAS_STATUS_EFFECT'), statusEffects: effectNames }),
  fc.record({ kind: fc.constant('INFLICTED_EFFECT_IS'), statusEffects: effectNames }),
  fc.record({ kind: fc.constant('USES_SKILL'), skills }),
  fc.constantFrom(
    { kind: 'POWER_DEFINED' },
    { kind: 'ONCE_PER', period: 'CURRENT_ROUND' },
    { kind: 'ONLY_ACTION_THIS_PHASE' },
    { kind: 'IS_DICE_ROLL_ACTION' },
    { kind: 'SELECTED_ACTION_IS', actions: ['a0'] },
  ),
);
const inputs = fc.record(
  {
    skill: fc.oneof(fc.constant({}), fc.record({ skills })),
    weapon: fc.constant({}),
    statusEffect: fc.oneof(fc.constant({}), fc.record({ effects: effectNames })),
    numeric: fc.record(
      {
        title: fc.constant('Number'),
        minimum: number,
        maximum: fc.oneof(
          number,
          fc.record({ resource: fc.constantFrom(...RESOURCES), current: fc.boolean() }),
          fc.record({ property: fc.constantFrom(...PROPERTIES) }),
          fc.record({ skill: fc.constantFrom(...SKILLS) }),
        ),
      },
      { requiredKeys: ['title'] },
    ),
  },
  { requiredKeys: [] },
);
const element = fc.record({
  inputs,
  resources: fc.array(cost, { maxLength: 2 }),
  effects: fc.array(effect, { maxLength: 4 }),
  conditions: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(condition) },
  ),
});
const elements = (prefix: string, maxLength: number) =>
  fc
    .array(element, { minLength: 1, maxLength })
    .map((list) => Object.fromEntries(list.map((each, index) => [`${prefix}${index}`, each])));
const modifiers = fc.record({
  DICE_POOL: number,
  POWER: number,
  ACTION_ENERGY_COST: number,
  MAXIMUM_HEALTH: number,
  ACTION_POINTS: number,
});

const characters: fc.Arbitrary<Character> = fc
  .record({
    actions: elements('a', 3),
    maneuvers: elements('m', 4),
    gift: modifiers,
    sheet: fc.record({ health: fc.nat(20), energy: fc.nat(10), vigor: fc.nat(3), focus: fc.nat(3) }),
    combat: fc.record({
      round: fc.constantFrom(0, 1, 1, 1, 2),
      phase: fc.constantFrom(1, 1, 2, 2, 3),
      actionPoints: fc.nat(9),
      statusEffects: fc
        .array(fc.tuple(fc.constantFrom(...STATUS_EFFECTS), fc.integer({ min: 1, max: 5 })))
        .map((levels) => new Map(levels)),
    }),
  })
  .map(({ sheet: { health, energy, vigor, focus }, combat, ...facts }) => {
    const character = fighter({ ...facts, combat: combat as Partial<Sheet['combatState']> });
    const sheet = { ...character.sheet, health, energy, vigor, focus };
    return withSheet(character, withinMaxima(sheet, character.gameData));
  });

const givenInputs: fc.Arbitrary<InputValues> = fc.record(
  {
    skill: fc.constantFrom(...SKILLS),
    weapon: fc.constantFrom('sword', 'bow', 'gone', ''),
    statusEffect: fc.record({ name: fc.constantFrom(...STATUS_EFFECTS), level: number }),
    numeric: number,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<InputValues>;

const drafts: fc.Arbitrary<ActionDraft> = fc.record({
  action: fc.constantFrom('a0', 'a0', 'a1'),
  inputs: givenInputs,
  maneuvers: fc.array(fc.record({ name: fc.constantFrom('m0', 'm1', 'm2', 'm3'), inputs: givenInputs }), {
    maxLength: 4,
  }),
});

type Step = (sheet: Sheet, character: Character) => Sheet;

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: drafts.map(
      (draft): Step =>
        (sheet, { gameData }) =>
          performAction(sheet, draft, gameData),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constantFrom(...STATUS_EFFECTS), level: number }).map(
      (added): Step =>
        (sheet, { gameData }) =>
          addStatusEffect(sheet, added, gameData),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      (sheet, { gameData }) => beginCombat(sheet, gameData),
      (sheet) => beginNextPhase(sheet),
      (sheet, { gameData }) => beginNextRound(sheet, gameData).sheet,
      (sheet, { gameData }) => endCombat(sheet, 7, gameData),
      (sheet, { gameData }) => removeStatusEffect(sheet, 'Frozen', gameData),
    ),
  },
);

function expectWithinBounds(sheet: Sheet, character: Character): void {
  const { maximum } = derive(sheet, character.gameData);
  for (const resource of RESOURCES) {
    const amountLeft = availableResource(sheet, resource);
    expect(Number.isSafeInteger(amountLeft)).toBe(true);
    expect(amountLeft).toBeGreaterThanOrEqual(0);
  }
  for (const bar of BARS) expect(availableResource(sheet, bar)).toBeLessThanOrEqual(maximum[bar].total);
  for (const level of sheet.combatState.statusEffects.values()) {
    expect([1, 2, 3, 4, 5]).toContain(level);
  }
  expect([1, 2, 3]).toContain(sheet.combatState.phase);
}

test.prop([characters, fc.array(steps, { maxLength: 12 })])(
  'no sequence of combat takes a resource or a level out of its bounds',
  (character, sequence) => {
    let { sheet } = character;
    for (const step of sequence) {
      sheet = step(sheet, character);
      expectWithinBounds(sheet, character);
    }
  },
);

test.prop([characters, drafts], { numRuns: 300 })(
  'performing never spends what is not there',
  (character, draft) => {
    const { sheet, gameData } = character;
    const after = performAction(sheet, draft, gameData);
    const evaluation = evaluate(character, draft);
    if (after === sheet) {
      expect(evaluation?.canPerform ?? false).toBe(false);
      return;
    }
    expect(evaluation?.canPerform).toBe(true);
    expect(sheet.combatState.round).toBeGreaterThan(0);
    expect(sheet.combatState.phase).toBeLessThan(3);
    for (const { resource, cost: paid } of evaluation?.costs ?? []) {
      const before = availableResource(sheet, resource);
      const least = resource === 'HEALTH' || resource === 'VIGOR' ? 1 : 0;
      expect(before - paid.total).toBeGreaterThanOrEqual(least);
      expect(availableResource(after, resource)).toBeLessThanOrEqual(before - paid.total);
    }
  },
);

test.prop([characters, drafts, fc.nat(4), givenInputs])(
  'no maneuver is added to the stack, or left on it by removing one at or below its place or one that held it up, whose conditions fail',
  (character, draft, place, further) => {
    const failing = (checked: ActionDraft) =>
      (evaluate(character, checked)?.elements ?? [])
        .filter(({ conditions }) => conditions.some((row) => !row.met))
        .flatMap((each) => (each.place === 'ACTION' ? [] : (checked.maneuvers[each.place] ?? [])));
    const given = giveInputs(draft, 'ACTION', further);
    const removed = removeManeuver(character, given, place);
    if (place < draft.maneuvers.length) {
      const failed = failing(given);
      for (const maneuver of failing(removed)) {
        expect(given.maneuvers.indexOf(maneuver)).toBeLessThan(place);
        expect(failed.includes(maneuver)).toBe(true);
      }
      expect(removed.maneuvers.length).toBeLessThan(draft.maneuvers.length);
    }
    for (const { action } of character.maneuvers) {
      const added = addManeuver(character, draft, action.name);
      const maneuvers = [...draft.maneuvers, { name: action.name, inputs: {} }];
      const top = evaluate(character, { ...draft, maneuvers })?.elements.at(-1);
      const isMet = top?.conditions.every((row) => row.met) ?? false;
      expect(added.maneuvers).toHaveLength(draft.maneuvers.length + (isMet ? 1 : 0));
    }
  },
);

test.prop([characters, drafts])(
  'every number that an action comes to is whole, and is the sum of its parts',
  (character, draft) => {
    const evaluation = evaluate(character, draft);
    if (evaluation === undefined) return;
    const sums: readonly (Sum | undefined)[] = [
      evaluation.dice?.pool,
      evaluation.dice?.count,
      evaluation.power,
      evaluation.inflicted?.level,
      evaluation.successes,
      evaluation.ante,
      ...evaluation.costs.map((row) => row.cost),
      ...evaluation.gains.map((row) => row.gain),
    ];
    for (const sum of sums) {
      if (sum === undefined) continue;
      expect(Number.isInteger(sum.total)).toBe(true);
      expect(sum.parts.every((part) => Number.isInteger(part.amount))).toBe(true);
      expect(sum.parts.reduce((total, part) => total + part.amount, 0)).toBe(sum.total);
    }
    if (evaluation.dice !== undefined) expect(evaluation.dice.count.total).toBeGreaterThanOrEqual(1);
    for (const { level } of evaluation.gainedEffects) expect([1, 2, 3, 4, 5]).toContain(level);
  },
);

test.prop([characters, drafts])('game data are only ever asked by name', (character, draft) => {
  const namesOnly = <Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
    new Proxy(map, {
      get: (target, field) => {
        if (field === 'get') return (name: string) => target.get(name);
        if (field === 'has') return (name: string) => target.has(name);
        throw new Error(`Asked for ${String(field)}.`);
      },
    });
  const { gameData } = character;
  const guarded: Character = {
    ...character,
    gameData: {
      ...gameData,
      actions: namesOnly(gameData.actions),
      maneuvers: namesOnly(gameData.maneuvers),
      items: namesOnly(gameData.items),
      skills: namesOnly(gameData.skills),
      statusEffects: namesOnly(gameData.statusEffects),
      talents: namesOnly(gameData.talents),
    },
  };
  expect(evaluate(guarded, draft)).toEqual(evaluate(character, draft));
  expect(addManeuver(guarded, draft, 'm0')).toEqual(addManeuver(character, draft, 'm0'));
});
