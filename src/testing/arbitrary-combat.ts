import { fc } from '@fast-check/vitest';
import type { Character } from '../core/character/character.ts';
import { withinMaxima } from '../core/character/resources.ts';
import type { Sheet } from '../core/character/sheet/sheet.ts';
import type { ActionDraft } from '../core/combat/action-draft.ts';
import type { InputValues } from '../core/rules/context.ts';
import { COMPARISONS, PROPERTIES, RESOURCES } from '../core/rules/vocabulary.ts';
import { combatant, withSheet } from './combatant.ts';

export const STATUS_EFFECTS = ['Burning', 'Frozen', 'Hidden', 'Nope'];
const SKILLS = ['Blades', 'Bows', 'Lore', 'Stealth'];

export const number = fc.oneof(
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

export const characters: fc.Arbitrary<Character> = fc
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
    const character = combatant({ ...facts, combat: combat as Partial<Sheet['combatState']> });
    const sheet = { ...character.sheet, health, energy, vigor, focus };
    return withSheet(character, withinMaxima(sheet, character.gameData));
  });

export const givenInputs: fc.Arbitrary<InputValues> = fc.record(
  {
    skill: fc.constantFrom(...SKILLS),
    weapon: fc.constantFrom('sword', 'bow', 'gone', ''),
    statusEffect: fc.record({ name: fc.constantFrom(...STATUS_EFFECTS), level: number }),
    numeric: number,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<InputValues>;

export const drafts: fc.Arbitrary<ActionDraft> = fc.record({
  action: fc.constantFrom('a0', 'a0', 'a1'),
  inputs: givenInputs,
  maneuvers: fc.array(fc.record({ name: fc.constantFrom('m0', 'm1', 'm2', 'm3'), inputs: givenInputs }), {
    maxLength: 4,
  }),
});
