import { BARS } from '../rules/bars.ts';
import { ANTE, DICE_POOL, type FastDraft, POWER, SKILL_LEVEL } from './draft.ts';
import type { Fighter } from './model.ts';
import { SLOT } from './slots.ts';
/** The skill in use. Rule: docs/rules/combat.md#skill-in-use. */
export function skillInUse({ chosenSkill, defaultSkill }: FastDraft): string | undefined {
  return chosenSkill ?? defaultSkill;
}

function levelInUse(draft: FastDraft, { form }: Fighter): number {
  const skill = skillInUse(draft);
  return (skill === undefined ? 0 : form.skillLevel(skill)) + draft.changeOf(SKILL_LEVEL);
}

/**
 * The value of a property by its index; undefined for POWER before an effect changes it.
 * Rule: docs/rules/combat.md#properties.
 */
export function propertyValue(property: number, draft: FastDraft, fighter: Fighter): number | undefined {
  const change = draft.changeOf(property);
  switch (property) {
    case POWER:
      return draft.hasPower ? change + fighter.value(SLOT.POWER) : undefined;
    case SKILL_LEVEL:
      return levelInUse(draft, fighter);
    case DICE_POOL:
      return Math.max(1, change + fighter.value(SLOT.DICE_POOL) + levelInUse(draft, fighter));
    default:
      return change;
  }
}

/** The number of dice, at least 1. Rule: docs/rules/combat.md#dice-count. */
export function diceOf(draft: FastDraft, fighter: Fighter): number {
  return Math.max(1, (propertyValue(DICE_POOL, draft, fighter) ?? 0) - draft.changeOf(ANTE));
}

/** The total cost in a resource, below 0 for a gain. Rule: docs/rules/combat.md#costs-and-gains. */
export function totalCost(resource: number, draft: FastDraft, fighter: Fighter): number {
  const cost = draft.costIn(resource);
  if (cost <= 0) return cost;
  return resource < BARS.length ? Math.max(0, cost + fighter.value(SLOT.COST + resource)) : cost;
}
