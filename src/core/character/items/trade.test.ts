import { describe, expect, it } from 'vitest';
import { anItem, aPack, gameDataOf } from '../../../testing/packs.ts';
import { aCustomItem, anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from '../../../testing/sheets.ts';
import {
  buyDraftedItems,
  buyItem,
  checkPayment,
  divisibleQuantity,
  draftCost,
  itemCost,
  sellItem,
} from './trade.ts';

const GAME = gameDataOf(
  aPack({
    constants: { ...SMALL_GAME.constants },
    items: [
      anItem('Bread', { discriminator: 'CONSUMABLE', stackable: true, weight: 0.5, cost: 2 }),
      anItem('Needle', { discriminator: 'GENERIC', weight: 0, cost: 0.4 }),
      anItem('Anvil', { discriminator: 'GENERIC', weight: 100, cost: 1 }),
    ],
  }),
);
const breads = anInventoryItem('Bread', { id: 'breads', quantity: 3 });

describe('paying', () => {
  it('adds up the costs and rounds them up once', () => {
    expect(draftCost(['Bread', 'Needle', 'Needle', 'Gone'], GAME)).toBe(3);
  });

  it('takes the cost with the items', () => {
    const bought = buyDraftedItems(aSheet({ currency: 5 }), ['Bread', 'Bread'], 1, GAME);
    expect(bought.currency).toBe(1);
    expect([...bought.inventory.values()].map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Bread', 2],
    ]);
  });

  it('is refused where the currency is too low, and then nothing is added', () => {
    const poor = aSheet({ currency: 3 });
    expect(checkPayment(poor, 4)).toBe('This costs 4, and you have 3.');
    expect(checkPayment(poor, 3)).toBeUndefined();
    expect(buyDraftedItems(poor, ['Bread', 'Bread'], 1, GAME)).toBe(poor);
  });

  it('takes a custom item’s own cost', () => {
    const crown = aCustomItem('Crown', { cost: 9 });
    expect(buyItem(aSheet({ currency: 8 }), crown)).toEqual(aSheet({ currency: 8 }));
    const bought = buyItem(aSheet({ currency: 10 }), crown);
    expect([bought.currency, bought.inventory.size]).toEqual([1, 1]);
  });

  it('takes nothing for items that are too heavy', () => {
    const rich = aSheet({ currency: 50 });
    expect(buyDraftedItems(rich, ['Anvil'], 1, GAME)).toBe(rich);
  });
});

describe('selling', () => {
  it('counts the cost of each piece, and a custom item’s once', () => {
    expect(itemCost(breads, GAME)).toBe(6);
    expect(itemCost(breads, GAME, 2)).toBe(4);
    expect(itemCost(aCustomItem('Crown', { cost: 90, quantity: 2 }), GAME)).toBe(90);
    expect(itemCost(anInventoryItem('Gone'), GAME)).toBe(0);
  });

  it('takes pieces off a stack for a price', () => {
    const sheet = aSheet({ currency: 1, inventory: inventoryOf(breads) });
    const sold = sellItem(sheet, { id: 'breads', quantity: 2, price: 3 }, GAME);
    expect(sold.currency).toBe(4);
    expect(sold.inventory.get('breads')?.quantity).toBe(1);
    expect(divisibleQuantity(breads, GAME)).toBe(3);
  });

  it('removes what is sold whole from its slot, without a record to revert', () => {
    const sword = anInventoryItem('Sword', { id: 'sword' });
    const sheet = aSheet({
      inventory: inventoryOf(sword),
      equipment: { weapon: 'sword', armor: '', accessories: [] },
    });
    const sold = sellItem(sheet, { id: 'sword', quantity: 1, price: 10 }, SMALL_GAME);
    expect(sold.inventory.size).toBe(0);
    expect(sold.equipment.weapon).toBe('');
    expect(sold.changeHistory).toEqual(sheet.changeHistory);
    expect(divisibleQuantity(sword, SMALL_GAME)).toBeUndefined();
  });

  it('keeps price and quantity within their bounds', () => {
    const sheet = aSheet({ currency: 1, inventory: inventoryOf(breads) });
    expect(sellItem(sheet, { id: 'gone', quantity: 1, price: 3 }, GAME)).toBe(sheet);
    expect(sellItem(sheet, { id: 'breads', quantity: 9, price: -3 }, GAME).inventory.size).toBe(0);
    expect(sellItem(sheet, { id: 'breads', quantity: 1, price: 1e15 }, GAME).currency).toBe(1e12);
    expect(sellItem(sheet, { id: 'breads', quantity: Number.NaN, price: -3 }, GAME).currency).toBe(1);
  });
});
