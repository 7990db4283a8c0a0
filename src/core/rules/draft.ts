import { addSums, atLeast, NOTHING, type Sum, sumOf } from '../lib/sum.ts';
import type { Actor, Draft } from './context.ts';
import type { Property, Resource } from './vocabulary.ts';

/** The draft that every action starts from: no changes, no choices, unrelated damage. */
export const EMPTY_DRAFT: Draft = {
  changes: new Map(),
  chosenSkill: undefined,
  skillDefaults: [],
  inflictedEffect: undefined,
  damageType: 'UNRELATED',
  weapon: undefined,
  gainedEffects: [],
  endsPhase: false,
  costs: new Map(),
};

/**
 * The draft with an amount added to a property. This defines POWER if it was undefined.
 * Rule: docs/pack-format.md#effects.
 */
export function withChange(draft: Draft, property: Property, source: string, amount: number): Draft {
  const before = draft.changes.get(property) ?? NOTHING;
  return {
    ...draft,
    changes: new Map(draft.changes).set(property, addSums(before, sumOf([{ source, amount }]))),
  };
}

/**
 * The draft with a cost (positive) or a gain (negative) added to a resource.
 * Rule: docs/pack-format.md#resources-the-costs.
 */
export function withCost(draft: Draft, resource: Resource, source: string, amount: number): Draft {
  const before = draft.costs.get(resource) ?? NOTHING;
  return {
    ...draft,
    costs: new Map(draft.costs).set(resource, addSums(before, sumOf([{ source, amount }]))),
  };
}

/**
 * The skill that an action uses: the chosen one, else the owned default of the highest level (the first of
 * equals). It is undefined if the action uses none.
 * Rule: docs/rules/combat.md#skill-in-use.
 */
export function skillUsed(draft: Draft, actor: Actor): string | undefined {
  if (draft.chosenSkill !== undefined) return draft.chosenSkill;
  return highestSkill(draft.skillDefaults, actor);
}

/** The skill of the highest level, the first of equals; undefined without skills. */
export function highestSkill(
  skills: readonly string[],
  actor: Pick<Actor, 'skillLevel'>,
): string | undefined {
  return skills.reduce<string | undefined>(
    (best, skill) => (best === undefined || actor.skillLevel(skill) > actor.skillLevel(best) ? skill : best),
    undefined,
  );
}

/**
 * Whether the action rolls dice: it has a skill, from an input or from its defaults.
 * Rule: docs/rules/combat.md#skill-in-use.
 */
export function isDiceRoll(draft: Draft, actor: Actor): boolean {
  return skillUsed(draft, actor) !== undefined;
}

/**
 * The current value of a property, with its sources. DICE_POOL is at least 1. It sums the action's own
 * changes, the character's DICE_POOL modifier, and the skill's level with SKILL_LEVEL changes. SKILL_LEVEL is
 * the level of the skill used, with its changes. POWER is undefined until an effect changes it, and then
 * includes the character's POWER modifier once. The others start at 0.
 * Rule: docs/rules/combat.md#properties.
 */
export function propertySum(property: Property, draft: Draft, actor: Actor): Sum | undefined {
  const changes = draft.changes.get(property);
  switch (property) {
    case 'POWER':
      return changes && addSums(changes, actor.powerModifier);
    case 'SKILL_LEVEL':
      return skillLevelSum(draft, actor);
    case 'DICE_POOL':
      return atLeast(
        1,
        addSums(changes ?? NOTHING, actor.dicePoolModifier, skillLevelSum(draft, actor)),
        'At least one die',
      );
    default:
      return changes ?? NOTHING;
  }
}

function skillLevelSum(draft: Draft, actor: Actor): Sum {
  const skill = skillUsed(draft, actor);
  const level = skill === undefined ? NOTHING : sumOf([{ source: skill, amount: actor.skillLevel(skill) }]);
  return addSums(level, draft.changes.get('SKILL_LEVEL') ?? NOTHING);
}

/** The number of dice to roll: the pool minus ANTE, at least 1. Rule: docs/rules/combat.md#dice-count. */
export function diceCount(draft: Draft, actor: Actor): Sum {
  const ante = draft.changes.get('ANTE') ?? NOTHING;
  const set = ante.parts.map((part) => ({ source: `Ante: ${part.source}`, amount: -part.amount }));
  return atLeast(
    1,
    addSums(propertySum('DICE_POOL', draft, actor) ?? NOTHING, sumOf(set)),
    'At least one die',
  );
}
