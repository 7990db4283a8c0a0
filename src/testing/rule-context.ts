import { NOTHING, sumOf } from '../core/lib/sum.ts';
import { type Bar, ofEachBar } from '../core/rules/bars.ts';
import type { Actor, Draft, Glossary, InputValues, RuleContext } from '../core/rules/context.ts';
import { EMPTY_DRAFT } from '../core/rules/draft.ts';
import { type Property, type Resource, resourceNameAfter } from '../core/rules/vocabulary.ts';

/** The glossary of the tables: two damage types, two skill groups, three status effects. */
export const GLOSSARY: Glossary = {
  statusEffects: ['Burning', 'Frozen', 'Hidden'],
  hasStatusEffect: (name) => ['Burning', 'Frozen', 'Hidden'].includes(name),
  skills: ['Blades', 'Bows', 'Lore', 'Stealth'],
  skillGroup: (key) =>
    new Map([
      ['PHYSICAL_SKILLS', ['Blades', 'Bows']],
      ['MAGIC_SKILLS', ['Lore']],
    ]).get(key) ?? [],
  damageTypeName: (type) =>
    ({ UNRELATED: 'Unrelated', DAMAGE_TYPE_A: 'Physical', DAMAGE_TYPE_B: 'Magical', HEALING: 'Healing' })[
      type
    ],
  resourceName: (resource, amount) => resourceNameAfter(amount, resource),
};

/** The facts that a table sets; `ACTOR_DEFAULTS` has the defaults. */
export interface ActorFacts {
  readonly glossary: Glossary;
  readonly skills: Readonly<Record<string, number>>;
  readonly weapons: Actor['weapons'];
  readonly equippedWeapon: string;
  readonly current: Readonly<Record<Resource, number>>;
  readonly maximum: Readonly<Record<Bar, number>>;
  readonly statusEffects: Readonly<Record<string, number>>;
  readonly statusEffectLevelCap: number;
  readonly dicePool: number;
  readonly power: number;
  readonly energyCost: number;
  readonly currentPhase: readonly string[];
  readonly currentRound: readonly string[];
  readonly previousRound: readonly string[];
  readonly combat: readonly string[];
}

/** The bars that the tables do not name are at 1. */
const BARS_AT_ONE = ofEachBar(() => 1);

const ACTOR_DEFAULTS: ActorFacts = {
  glossary: GLOSSARY,
  skills: { Blades: 3, Bows: 5, Lore: 1 },
  weapons: [],
  equippedWeapon: '',
  current: { ...BARS_AT_ONE, HEALTH: 12, ENERGY: 7, VIGOR: 3, FOCUS: 2, BOOST_POINTS: 1, ACTION_POINTS: 4 },
  maximum: { ...BARS_AT_ONE, HEALTH: 20, ENERGY: 10, VIGOR: 4, FOCUS: 6 },
  statusEffects: {},
  statusEffectLevelCap: 5,
  dicePool: 0,
  power: 0,
  energyCost: 0,
  currentPhase: [],
  currentRound: [],
  previousRound: [],
  combat: [],
};

function modifier(amount: number) {
  return sumOf([{ source: 'Modifier', amount }]);
}

/**
 * A character as the rules see it, with Blades at 3, Bows at 5 and Lore at 1 unless the facts say otherwise.
 */
export function actorWith(facts: Partial<ActorFacts> = {}): Actor {
  const all = { ...ACTOR_DEFAULTS, ...facts };
  const levels = new Map(Object.entries(all.skills));
  return {
    glossary: all.glossary,
    skillLevel: (skill) => levels.get(skill) ?? 0,
    weapons: all.weapons,
    equippedWeapon: all.equippedWeapon,
    current: (resource) => all.current[resource],
    maximum: (bar) => all.maximum[bar],
    statusEffects: new Map(Object.entries(all.statusEffects)),
    statusEffectLevelCap: all.statusEffectLevelCap,
    dicePoolModifier: modifier(all.dicePool),
    powerModifier: modifier(all.power),
    costModifier: (resource) => (resource === 'ENERGY' ? modifier(all.energyCost) : NOTHING),
    performed: {
      currentPhase: new Set(all.currentPhase),
      currentRound: new Set(all.currentRound),
      previousRound: new Set(all.previousRound),
      combat: new Set(all.combat),
    },
  };
}

/** A draft with these changes, each from the source `Earlier`. */
export function draftWith({
  changes = {},
  ...rest
}: Partial<Omit<Draft, 'changes'>> & { readonly changes?: Partial<Record<Property, number>> } = {}): Draft {
  return {
    ...EMPTY_DRAFT,
    ...rest,
    changes: new Map(
      Object.entries(changes).map(([property, amount]) => [
        property as Property,
        sumOf([{ source: 'Earlier', amount }]),
      ]),
    ),
  };
}

/** The facts that a table sets about the context in which a kind is applied. */
export interface Moment {
  readonly actor?: Partial<ActorFacts>;
  readonly draft?: Parameters<typeof draftWith>[0];
  readonly element?: string;
  readonly action?: string;
  readonly stackedBefore?: readonly string[];
  readonly effectsNeeded?: readonly string[];
  readonly inputs?: InputValues;
  readonly wholeCost?: Partial<Record<Resource, number>>;
}

/** The context of a moment. The element is `Slash`, and the action is the element, unless given. */
export function contextAt(moment: Moment = {}): RuleContext {
  const { element = 'Slash', wholeCost = {} } = moment;
  return {
    actor: actorWith(moment.actor),
    draft: draftWith(moment.draft),
    element,
    action: moment.action ?? element,
    stackedBefore: new Set(moment.stackedBefore),
    effectsNeeded: new Set(moment.effectsNeeded),
    inputs: moment.inputs ?? {},
    wholeCost: (resource) => wholeCost[resource] ?? 0,
  };
}
