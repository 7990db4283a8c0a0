import { wholeNumber } from '../../lib/whole-number.ts';
import { BAR_TABLE } from '../../rules/bars.ts';
import type { Cost } from '../../rules/costs.ts';
import { isMalformed } from '../../rules/node.ts';
import { applyOperation } from '../../rules/operations/index.ts';
import { RESOURCE_NAMES, type Resource } from '../../rules/vocabulary.ts';
import { accessorySlots, statusEffectLevelCap } from '../caps.ts';
import type { GameData } from '../game-data.ts';
import type { Action } from '../pack.ts';
import { type Check, error } from './finding.ts';
import { actionsOf } from './places.ts';

/** The source of each resource's upper bound. Boost points have no bound. */
const BOUNDS = {
  ...BAR_TABLE,
  ACTION_POINTS: {
    constant: 'ACTION_POINT_BASE',
    modifier: 'ACTION_POINTS',
    costModifier: undefined,
    reserve: 0,
  },
} as const;
type BoundedResource = keyof typeof BOUNDS;

/** Actions and maneuvers with fixed costs that no character can pay. */
export const costs: Check = function* ({ pack, gameData }) {
  const limits = new Map<BoundedResource, number>();
  for (const resource of Object.keys(BOUNDS) as BoundedResource[]) {
    const limit = mostOf(resource, gameData);
    if (limit !== undefined) limits.set(resource, limit);
  }
  for (const [place, action] of actionsOf(pack)) {
    for (const [resource, limit] of limits) {
      const cost = fixedCost(resource, action);
      if (cost === undefined || cost <= limit) continue;
      yield error(
        [
          ...place,
          'resources',
          action.resources.findIndex((node) => 'resource' in node && node.resource === resource),
        ],
        `Nobody can pay ${cost} ${RESOURCE_NAMES[resource]}: at most ${limit} can be paid.`,
        'Lower the cost, or raise the constant or a modifier.',
      );
    }
  }
};

/** The action's cost in a resource if it is a fixed number; undefined if it depends on play. */
function fixedCost(resource: Resource, action: Action): number | undefined {
  let total = 0;
  for (const node of action.resources) {
    if (isMalformed(node) || node.resource !== resource) continue;
    const amount = fixedAmount(node);
    if (amount === undefined) return undefined;
    total += amount;
  }
  return total;
}

function fixedAmount(cost: Cost): number | undefined {
  if (cost.by !== 'CONSTANT') return undefined;
  return cost.operation === undefined ? wholeNumber(cost.value) : applyOperation(cost.operation, cost.value);
}

/**
 * An upper bound of what any character can pay of a resource. It assumes every talent, every item in every
 * slot, and every status effect at its highest level, minus the reserve. It is undefined if no bound is
 * known.
 * Rule: docs/rules/game-data.md#pack-checker.
 */
function mostOf(resource: BoundedResource, gameData: GameData): number | undefined {
  const { constant, modifier, costModifier, reserve } = BOUNDS[resource];
  const base = gameData.constants[constant];
  if (base === 0) return undefined;
  if (costModifier !== undefined && lowest(costModifier, gameData) < 0) return undefined;
  if (resource === 'ACTION_POINTS' && givesActionPoints(gameData)) return undefined;
  return base + highest(modifier, gameData) - reserve;
}

function highest(modifier: string, gameData: GameData): number {
  return sumOfModifiers(modifier, gameData, (value) => Math.max(0, value));
}

function lowest(modifier: string, gameData: GameData): number {
  return sumOfModifiers(modifier, gameData, (value) => Math.min(0, value));
}

function sumOfModifiers(modifier: string, gameData: GameData, part: (value: number) => number): number {
  const { talents, items, statusEffects } = gameData;
  const slots = 2 + accessorySlots(gameData);
  const cap = statusEffectLevelCap(gameData);
  let total = 0;
  for (const talent of talents.values()) total += part(talent.modifiers.get(modifier) ?? 0);
  for (const item of items.values()) total += slots * part(item.modifiers.get(modifier) ?? 0);
  for (const effect of statusEffects.values()) {
    const isRaised = effect.modifiersByPolarity.get(modifier);
    if (isRaised === undefined) continue;
    total += part(isRaised ? cap : -cap);
  }
  return total;
}

/** Whether any action may give action points, which have no maximum. */
function givesActionPoints({ actions, maneuvers }: GameData): boolean {
  return [...actions.values(), ...maneuvers.values()].some((action) =>
    action.resources.some(
      (node) => !isMalformed(node) && node.resource === 'ACTION_POINTS' && !((fixedAmount(node) ?? -1) >= 0),
    ),
  );
}
