import type { GameData } from '../../game-data/game-data.ts';
import { checkNameForm } from '../../lib/name-form.ts';
import { checkTextMarks } from '../../lib/text-marks.ts';
import { oneDecimal, wholeNumber } from '../../lib/whole-number.ts';
import { GENERIC_TEMPLATE } from '../../rules/vocabulary.ts';
import type { InventoryItem, Sheet } from '../sheet/sheet.ts';
import { itemId } from './item-id.ts';
import { checkItemWeight, remainingCapacity } from './items.ts';

/**
 * The fields of the form for a custom item; the weight is entered in tenths.
 * Rule: docs/rules/items.md#creating-a-custom-item.
 */
export interface NewGenericItem {
  readonly name: string;
  readonly flavor: string;
  readonly weightInTenths: number;
  readonly cost: number;
}

export const GENERIC_ITEM_DEFAULTS: NewGenericItem = { name: '', flavor: '', weightInTenths: 0, cost: 0 };

/**
 * The most tenths that a custom item can weigh: ten times the remaining capacity.
 * Rule: docs/rules/items.md#creating-a-custom-item.
 */
export function largestWeightInTenths(sheet: Sheet, gameData: GameData): number {
  return Math.round(remainingCapacity(sheet, gameData) * 10);
}

/**
 * The custom item of a form: quantity 1, with an id from its name and the time.
 * Rule: docs/rules/items.md#creating-a-custom-item.
 */
export function genericItem(
  { name, flavor, weightInTenths, cost }: NewGenericItem,
  time: number,
): InventoryItem {
  return {
    id: itemId(name, 0, time),
    name: name.trim(),
    flavor,
    quantity: 1,
    template: GENERIC_TEMPLATE,
    weight: oneDecimal(Math.max(0, weightInTenths) / 10),
    cost: Math.max(0, wholeNumber(cost)),
  };
}

/** A problem of a custom item, and the field of its form. */
export interface GenericItemProblem {
  readonly field: 'name' | 'flavor' | 'weightInTenths' | 'cost';
  readonly message: string;
}

/**
 * Why a custom item cannot be added; undefined where it can.
 * Rule: docs/rules/items.md#creating-a-custom-item.
 */
export function checkGenericItem(
  item: NewGenericItem,
  sheet: Sheet,
  gameData: GameData,
): GenericItemProblem | undefined {
  const { name, weightInTenths, cost } = item;
  const nameProblem = name.trim() === '' ? 'You must enter a name.' : checkNameForm(name);
  if (nameProblem !== undefined) return { field: 'name', message: nameProblem };
  const flavorProblem = checkTextMarks(item.flavor);
  if (flavorProblem !== undefined) return { field: 'flavor', message: flavorProblem };
  const weight = (message: string): GenericItemProblem => ({ field: 'weightInTenths', message });
  if (!(weightInTenths >= 0)) return weight('The weight must be 0 or more.');
  if (!(cost >= 0)) return { field: 'cost', message: 'The cost must be 0 or more.' };
  const tooHeavy = checkItemWeight(genericItem(item, 0), sheet, gameData);
  return tooHeavy === undefined ? undefined : weight(tooHeavy);
}
