import fc from 'fast-check';
import type { Pack } from '../core/game-data/pack.ts';
import { BARS } from '../core/rules/bars.ts';
import {
  CONSTANT_NAMES,
  DAMAGE_TYPES,
  ITEM_DISCRIMINATORS,
  MODIFIER_KINDS,
  PROPERTIES,
  RESOURCES,
  TALENT_TIERS,
} from '../core/rules/vocabulary.ts';
import { aPack } from './packs.ts';

/** Few names, so that packs override one another; some mean something to JavaScript. */
const name = fc.constantFrom('Ash', 'Birch', 'Cedar', '__proto__', 'constructor', 'toString', '7', 'Ä b');
const names = fc.array(name, { maxLength: 3 });
const number = fc.integer({ min: -5, max: 20 });
const text = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 2 }));

/** A JSON object with any keys; `fc.dictionary` would set the prototype by the key `__proto__`. */
function mapOf<Value>(
  key: fc.Arbitrary<string>,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<string, Value>> {
  return fc.array(fc.tuple(key, value), { maxLength: 3 }).map(Object.fromEntries<Value>);
}

/** All fields of a first record and any of a second. */
function recordOf(
  required: Record<string, fc.Arbitrary<unknown>>,
  optional: Record<string, fc.Arbitrary<unknown>>,
) {
  return fc
    .tuple(fc.record(required), fc.record(optional, { requiredKeys: [] }))
    .map(([first, second]) => ({ ...first, ...second }));
}

const operation = fc.oneof(
  fc.record({ kind: fc.constant('MULTIPLY_BY'), value: number }),
  fc.record({ kind: fc.constant('DIVIDE_BY'), value: fc.constantFrom(2, -3), roundDown: fc.boolean() }),
  fc.constant({ kind: 'TRIANGULAR' }),
);

const amount = fc
  .tuple(
    fc.oneof(
      fc.record({ by: fc.constant('CONSTANT'), value: number }),
      fc.record({ by: fc.constant('INPUT'), input: fc.constantFrom('NUMERIC', 'SKILL', 'STATUS_EFFECT') }),
      fc.record({ by: fc.constant('PROPERTY'), property: fc.constantFrom(...PROPERTIES) }),
    ),
    fc.record({ operation }, { requiredKeys: [] }),
  )
  .map(([given, changed]) => ({ ...given, ...changed }));

function withAmount(fields: Record<string, fc.Arbitrary<unknown>>) {
  return fc.tuple(fc.record(fields), amount).map(([own, given]) => ({ ...given, ...own }));
}

const effect = fc.oneof(
  withAmount({
    kind: fc.constant('CHANGE_PROPERTY'),
    target: fc.constantFrom(...PROPERTIES),
    reduce: fc.boolean(),
  }),
  withAmount({ kind: fc.constant('GAIN_STATUS_EFFECT'), statusEffect: name }),
  withAmount({ kind: fc.constant('ANTE_DICE') }),
  fc.record({ kind: fc.constant('SET_SKILL_DEFAULTS'), skills: names, groups: names }),
  fc.record({ kind: fc.constant('SET_INFLICTED_EFFECT'), statusEffect: name }),
  fc.record({ kind: fc.constant('SET_DAMAGE_TYPE'), damageType: fc.constantFrom(...DAMAGE_TYPES) }),
  fc.constantFrom({ kind: 'SET_WEAPON' }, { kind: 'END_PHASE' }),
);

const condition = fc.oneof(
  fc.record({ kind: fc.constant('SELECTED_ACTION_IS'), actions: names }),
  fc.record({ kind: fc.constant('ACTION_OCCURRED'), actions: names, when: fc.constantFrom('COMBAT', 'X') }),
  fc.record({ kind: fc.constant('USES_SKILL'), skills: names, groups: names }),
  fc.record({
    kind: fc.constant('HAS_STATUS_EFFECT'),
    statusEffects: names,
    match: fc.constantFrom('ANY', 'ALL'),
  }),
  withAmount({
    kind: fc.constant('RESOURCE_COST_COMPARISON'),
    resource: fc.constantFrom(...RESOURCES),
    comparison: fc.constantFrom('LESS_THAN', 'EQUAL_TO'),
  }),
  fc.constantFrom({ kind: 'POWER_DEFINED' }, { kind: 'ONCE_PER', period: 'COMBAT' }),
);

/** Valid nodes, mixed with arbitrary JSON. */
function orAnything(node: fc.Arbitrary<unknown>) {
  return fc.array(fc.oneof({ arbitrary: node, weight: 4 }, fc.jsonValue({ maxDepth: 2 })), { maxLength: 3 });
}

const inputs = fc.oneof(
  { arbitrary: fc.jsonValue({ maxDepth: 1 }), weight: 1 },
  {
    arbitrary: recordOf(
      {},
      {
        skill: fc.record({ skills: names, groups: names }, { requiredKeys: [] }),
        weapon: fc.constantFrom({}, 5),
        statusEffect: fc.record({ effects: names }, { requiredKeys: [] }),
        numeric: fc.record({ title: name, minimum: number, maximum: fc.constantFrom(5, { skill: 'Ash' }) }),
        luck: fc.boolean(),
      },
    ),
    weight: 4,
  },
);

const action = recordOf(
  { name, description: text, tags: names },
  {
    inputs,
    resources: orAnything(withAmount({ resource: fc.constantFrom(...RESOURCES) })),
    effects: orAnything(effect),
    conditions: orAnything(condition),
  },
);

const modifiers = mapOf(fc.oneof(name, fc.constantFrom(...MODIFIER_KINDS)), number);

const item = recordOf(
  {
    name,
    description: text,
    discriminator: fc.constantFrom(...ITEM_DISCRIMINATORS),
    stackable: fc.boolean(),
    weight: fc.nat(),
    cost: fc.nat(),
  },
  { modifiers, talents: names, actions: names, maneuvers: names },
);

const skill = recordOf({ name, description: text }, { coreTalents: fc.array(names, { maxLength: 3 }) });

const statusEffect = recordOf(
  { name, description: text, tags: names },
  { resourceType: fc.constantFrom(...BARS), modifiersByPolarity: mapOf(name, fc.boolean()) },
);

const talent = recordOf(
  { name, tier: fc.constantFrom(...TALENT_TIERS), description: text, tags: names },
  { modifiers, actions: names, maneuvers: names, prerequisites: names, upgrades: name },
);

const damageInfo = fc
  .subarray(['DAMAGE_TYPE_A', 'DAMAGE_TYPE_B'])
  .chain((types) =>
    fc.tuple(
      ...types.map((type) =>
        recordOf({ type: fc.constant(type), name, relatedSkills: names }, { skillGroupName: name }),
      ),
    ),
  );

const breakpoints = fc
  .uniqueArray(number, { maxLength: 3 })
  .map((list) => list.toSorted((left, right) => left - right));

const entries = <Entry>(entry: fc.Arbitrary<Entry>) => fc.array(entry, { maxLength: 3 });

/** The JSON of any valid pack, including empty lists, hostile names and malformed nodes. */
export const arbitraryPackJson: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    name: fc.constantFrom('First Pack', 'Second Pack', '__proto__', '  '),
    version: fc.constantFrom(0.5, 1, 2),
    actions: fc.record({
      defaultActions: names,
      defaultManeuvers: names,
      actions: entries(action),
      maneuvers: entries(action),
    }),
    constants: mapOf(fc.constantFrom(...CONSTANT_NAMES), number),
    damageInfo,
    groups: fc.record({ constantGroups: mapOf(name, names), skillGroups: mapOf(name, names) }),
    items: entries(item),
    coreTalentBreakpoints: breakpoints,
    pinnacleBreakpoints: breakpoints,
    skills: entries(skill),
    statusEffects: entries(statusEffect),
    talents: entries(talent),
  })
  // As in a file: without -0 and undefined.
  .map((json) => JSON.parse(JSON.stringify(json)));

export const arbitraryPack: fc.Arbitrary<Pack> = arbitraryPackJson.map(aPack);
