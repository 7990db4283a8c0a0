import { addSums, atLeast, NOTHING, type Sum } from '../lib/sum.ts';
import { BAR_TABLE, isBar } from '../rules/bars.ts';
import type { Actor, Draft } from '../rules/context.ts';
import type { Resource } from '../rules/vocabulary.ts';

/**
 * The total cost of a draft in a resource, negative for a gain. A cost includes the resource's cost modifier
 * once, which never lowers it below 0.
 * Rule: docs/rules/combat.md#costs-and-gains.
 */
export function wholeCost(resource: Resource, draft: Draft, actor: Actor): Sum {
  const cost = draft.costs.get(resource) ?? NOTHING;
  if (cost.total <= 0) return cost;
  return atLeast(0, addSums(cost, actor.costModifier(resource)), 'Never below 0');
}

/** The amount that a cost must leave in the resource. */
function reserveOf(resource: Resource): number {
  return isBar(resource) ? BAR_TABLE[resource].reserve : 0;
}

/**
 * Whether a cost can be paid and leaves the reserve of its resource.
 * Rule: docs/rules/combat.md#affordable-costs.
 */
export function isAffordable(resource: Resource, cost: number, available: number): boolean {
  return cost <= 0 || cost <= available - reserveOf(resource);
}

/** Why a cost cannot be paid, in words; undefined if it can. Rule: docs/rules/combat.md#affordable-costs. */
export function shortfall(resource: Resource, cost: number, available: number): string | undefined {
  if (isAffordable(resource, cost, available)) return undefined;
  return cost === available ? 'One must be left' : 'Not enough';
}
