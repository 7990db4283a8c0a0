import { BAR_TABLE, BARS, ofEachBar } from './bars.ts';

/* The fixed terms of the rules. Each list is in the order of the rules' documentation. */

export const RESOURCES = [...BARS, 'BOOST_POINTS', 'ACTION_POINTS'] as const;
export type Resource = (typeof RESOURCES)[number];

export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  ...ofEachBar((bar) => BAR_TABLE[bar].name),
  BOOST_POINTS: 'Boost Points',
  ACTION_POINTS: 'Action Points',
};

const ONE_OF: Readonly<Partial<Record<Resource, string>>> = {
  BOOST_POINTS: 'Boost Point',
  ACTION_POINTS: 'Action Point',
};

/** The name of a resource after an amount of it: 1 `Action Point`, 2 `Action Points`. */
export function resourceNameAfter(amount: number | undefined, resource: Resource): string {
  const one = amount !== undefined && Math.abs(amount) === 1 ? ONE_OF[resource] : undefined;
  return one ?? RESOURCE_NAMES[resource];
}

export const PROPERTIES = [
  'DICE_POOL',
  'SKILL_LEVEL',
  'POWER',
  'INFLICT_STATUS_EFFECT_LEVEL',
  'SUCCESSES',
  'ANTE',
] as const;
export type Property = (typeof PROPERTIES)[number];

export const PROPERTY_NAMES: Readonly<Record<Property, string>> = {
  DICE_POOL: 'Dice Pool',
  SKILL_LEVEL: 'Skill Level',
  POWER: 'Power',
  INFLICT_STATUS_EFFECT_LEVEL: 'Inflicted Status Effect Level',
  SUCCESSES: 'Successes',
  ANTE: 'Ante',
};

export const DAMAGE_TYPES = ['UNRELATED', 'DAMAGE_TYPE_A', 'DAMAGE_TYPE_B', 'HEALING'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** The two damage types that packs configure. */
export const CONFIGURABLE_DAMAGE_TYPES = ['DAMAGE_TYPE_A', 'DAMAGE_TYPE_B'] as const;
export type ConfigurableDamageType = (typeof CONFIGURABLE_DAMAGE_TYPES)[number];

export const COMPARISONS = ['LESS_THAN', 'GREATER_THAN', 'EQUAL_TO'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const COMPARISON_WORDS: Readonly<Record<Comparison, string>> = {
  LESS_THAN: 'less than',
  GREATER_THAN: 'greater than',
  EQUAL_TO: 'equal to',
};

export const AMOUNT_INPUTS = ['NUMERIC', 'SKILL', 'STATUS_EFFECT'] as const;
export type AmountInput = (typeof AMOUNT_INPUTS)[number];

/** The modifiers that the rules read; packs add one soak modifier for each damage type. */
export const MODIFIER_KINDS = [
  ...BARS.map((bar) => BAR_TABLE[bar].modifier),
  'SOAK',
  'POWER',
  'ENCUMBRANCE',
  'DICE_POOL',
  'ACTION_POINTS',
  'COMBAT_EXHAUSTION_REDUCTION',
  'HEALING_RECEIVED',
  'DAMAGE_RECEIVED',
  ...BARS.flatMap((bar) => BAR_TABLE[bar].costModifier ?? []),
  'DIFFICULTY_ADJUSTMENT',
] as const;

const MAXIMA = [...BARS.map((bar) => BAR_TABLE[bar].constant), 'MAXIMUM_SKILL_LEVEL' as const].sort();

/** Every constant, sorted by name; the talent costs are sorted by tier. */
export const CONSTANT_NAMES = [
  'ACCESSORIES_COUNT',
  'ACTION_POINT_BASE',
  'BASE_ENCUMBRANCE',
  ...MAXIMA,
  'STARTING_SKILLS',
  'STATUS_EFFECT_LEVEL_CAP',
  'TALENT_MINOR_COST',
  'TALENT_MODERATE_COST',
  'TALENT_MAJOR_COST',
] as const;
export type ConstantName = (typeof CONSTANT_NAMES)[number];

export const TALENT_TIERS = ['MINOR', 'MODERATE', 'MAJOR', 'PINNACLE', 'CORE'] as const;
export type TalentTier = (typeof TALENT_TIERS)[number];

export const ITEM_DISCRIMINATORS = [
  'GENERIC',
  'WEAPON',
  'ARMOR',
  'ACCESSORY',
  'CONSUMABLE',
  'UNKNOWN',
] as const;
export type ItemDiscriminator = (typeof ITEM_DISCRIMINATORS)[number];

/** The template of custom items, which carry their own weight and cost. */
export const GENERIC_TEMPLATE = 'Generic';
