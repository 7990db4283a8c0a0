import { describe, expect, it } from 'vitest';
import { aCustomItem, aSheet, inventoryOf, SMALL_GAME } from '../../../testing/sheets.ts';
import {
  checkGenericItem,
  GENERIC_ITEM_DEFAULTS,
  genericItem,
  largestWeightInTenths,
} from './generic-item.ts';
import { itemId } from './item-id.ts';
import { checkItemWeight } from './items.ts';

const ROPE = { name: 'Rope', flavor: 'Long', weightInTenths: 15, cost: 4 };
const sheet = aSheet({ inventory: inventoryOf(aCustomItem('Anvil', { weight: 18.4 })) });

describe('the form of a custom item', () => {
  it('starts empty', () => {
    expect(GENERIC_ITEM_DEFAULTS).toEqual({ name: '', flavor: '', weightInTenths: 0, cost: 0 });
  });
});

describe('a custom item', () => {
  it('weighs a tenth of the number entered', () => {
    expect(genericItem(ROPE, 7)).toEqual({
      id: itemId('Rope', 0, 7),
      name: 'Rope',
      flavor: 'Long',
      quantity: 1,
      template: 'Generic',
      weight: 1.5,
      cost: 4,
    });
  });

  it('has a name without white space around it, a weight in whole tenths, and a whole cost', () => {
    expect(genericItem({ name: ' Rope ', flavor: '', weightInTenths: 1.4, cost: 2.5 }, 7)).toMatchObject({
      name: 'Rope',
      weight: 0.1,
      cost: 3,
    });
    expect(genericItem({ ...ROPE, weightInTenths: -5, cost: -5 }, 7)).toMatchObject({ weight: 0, cost: 0 });
  });

  it.each([
    [{ name: ' ' }, 'name', 'You must enter a name.'],
    [{ name: 'x'.repeat(201) }, 'name', 'You cannot use more than 200 characters in a name.'],
    [{ name: 'A\u0000' }, 'name', 'You cannot include control characters in a name.'],
    [{ weightInTenths: -1 }, 'weightInTenths', 'The weight must be 0 or more.'],
    [{ weightInTenths: Number.NaN }, 'weightInTenths', 'The weight must be 0 or more.'],
    [{ cost: -1 }, 'cost', 'The cost must be 0 or more.'],
    [{ cost: Number.NaN }, 'cost', 'The cost must be 0 or more.'],
    [{ weightInTenths: 17 }, 'weightInTenths', 'This item would make you over-encumbered.'],
  ])('with %j is refused at its %s: %s', (fields, field, message) => {
    expect(checkGenericItem({ ...ROPE, ...fields }, sheet, SMALL_GAME)).toEqual({ field, message });
  });

  it.each([0, 1])(
    'of %d tenths is refused to one above the limit, as an uploaded one is',
    (weightInTenths) => {
      const laden = aSheet({ inventory: inventoryOf(aCustomItem('Anvil', { weight: 99 })) });
      const item = { ...ROPE, weightInTenths };
      expect(largestWeightInTenths(laden, SMALL_GAME)).toBe(0);
      expect(checkGenericItem(item, laden, SMALL_GAME)).toEqual({
        field: 'weightInTenths',
        message: checkItemWeight(genericItem(item, 7), laden, SMALL_GAME),
      });
    },
  );

  it('may weigh up to ten times the remaining capacity in tenths', () => {
    expect(largestWeightInTenths(sheet, SMALL_GAME)).toBe(16);
    expect(checkGenericItem({ ...ROPE, weightInTenths: 16 }, sheet, SMALL_GAME)).toBeUndefined();
    expect(checkGenericItem({ ...ROPE, weightInTenths: 0, cost: 0 }, sheet, SMALL_GAME)).toBeUndefined();
  });
});
