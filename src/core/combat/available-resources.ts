import type { Sheet } from '../character/sheet/sheet.ts';
import { clamp, MAX_NUMBER } from '../lib/whole-number.ts';
import { BAR_TABLE } from '../rules/bars.ts';
import type { Resource } from '../rules/vocabulary.ts';

/** The sheet's current value of a resource. Rule: docs/rules/combat.md#costs-and-gains. */
export function availableResource(sheet: Sheet, resource: Resource): number {
  switch (resource) {
    case 'ACTION_POINTS':
      return sheet.combatState.actionPoints;
    case 'BOOST_POINTS':
      return sheet.boostPoints;
    default:
      return sheet[BAR_TABLE[resource].field];
  }
}

/**
 * What there is of a resource after a signed change, never below 0. Maxima do not count.
 * Rule: docs/rules/combat.md#performing-an-action.
 */
export function changedResource(available: number, change: number): number {
  return clamp(available + change, 0, MAX_NUMBER);
}

/**
 * The sheet after a signed change of a resource, never below 0. The caller enforces maxima.
 * Rule: docs/rules/combat.md#performing-an-action.
 */
export function withResourceChange(sheet: Sheet, resource: Resource, change: number): Sheet {
  const after = changedResource(availableResource(sheet, resource), change);
  switch (resource) {
    case 'ACTION_POINTS':
      return { ...sheet, combatState: { ...sheet.combatState, actionPoints: after } };
    case 'BOOST_POINTS':
      return { ...sheet, boostPoints: after };
    default:
      return { ...sheet, [BAR_TABLE[resource].field]: after };
  }
}
