import { addSums, atLeast, NOTHING, type Sum } from '../lib/sum.ts';
import type { Actor, Draft } from '../rules/context.ts';
import type { Resource } from '../rules/vocabulary.ts';

/**
 * The whole cost of what is drafted in a resource, negative for a gain. Where it costs energy, the modifier
 * ACTION_ENERGY_COST is in it once and never takes it below 0 (pack format: resources).
 */
export function wholeCost(resource: Resource, draft: Draft, actor: Actor): Sum {
  const cost = draft.costs.get(resource) ?? NOTHING;
  if (resource !== 'ENERGY' || cost.total <= 0) return cost;
  return atLeast(0, addSums(cost, actor.energyCostModifier), 'Never below 0');
}

/** Whether a cost can be paid: health and vigor must keep something, the others may be spent whole (seed 2 §5). */
export function isAffordable(resource: Resource, cost: number, available: number): boolean {
  if (cost <= 0) return true;
  return resource === 'HEALTH' || resource === 'VIGOR' ? cost < available : cost <= available;
}

/** Why a cost cannot be paid, in words; undefined where it can (seed 2 §5). */
export function shortfall(resource: Resource, cost: number, available: number): string | undefined {
  if (isAffordable(resource, cost, available)) return undefined;
  return cost === available ? 'One must be left' : 'Not enough';
}
