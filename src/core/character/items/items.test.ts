import { describe, expect, it } from 'vitest';
import { aCustomItem, anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from '../../../testing/sheets.ts';
import {
  addItem,
  changeQuantity,
  checkItemWeight,
  deleteItem,
  isStackable,
  itemNamed,
  remainingCapacity,
  replaceItem,
} from './items.ts';

const sword = anInventoryItem('Sword');
const arrows = anInventoryItem('Arrow', { quantity: 10 });

describe('the remaining capacity', () => {
  it.each([
    [[], 20],
    [[sword, arrows], 15],
    [[aCustomItem('Anvil', { weight: 19.7 })], 0.3],
    [[aCustomItem('Anvil', { weight: 20 })], 0],
    [[aCustomItem('Anvil', { weight: 99 })], 0],
  ])('is the encumbrance less the weight, at least 0: %#', (items, capacity) => {
    expect(remainingCapacity(aSheet({ inventory: inventoryOf(...items) }), SMALL_GAME)).toBe(capacity);
  });
});

describe('one more item', () => {
  const sheet = aSheet({ inventory: inventoryOf(aCustomItem('Anvil', { weight: 17 })) });

  it('fits up to the limit', () => {
    expect(checkItemWeight(sword, sheet, SMALL_GAME)).toBeUndefined();
    expect(checkItemWeight(aCustomItem('Rope', { weight: 3.1 }), sheet, SMALL_GAME)).toBe(
      'This item would make you over-encumbered.',
    );
  });

  it('comes last, under a free id', () => {
    const added = addItem(aSheet({ inventory: inventoryOf(sword) }), sword);
    expect([...added.inventory.keys()]).toEqual(['sword', 'sword-2']);
  });
});

describe('a quantity', () => {
  const sheet = aSheet({ inventory: inventoryOf(arrows, sword, aCustomItem('Anvil', { weight: 10 })) });
  const change = (id: string, quantity: number) => changeQuantity(sheet, id, quantity, SMALL_GAME);

  it('can be edited for stackable items only', () => {
    expect(isStackable(arrows, SMALL_GAME)).toBe(true);
    expect(isStackable(sword, SMALL_GAME)).toBe(false);
    expect(isStackable(anInventoryItem('Spaceship'), SMALL_GAME)).toBe(false);
    expect(change('sword', 2)).toBe(sheet);
    expect(change('gone', 2)).toBe(sheet);
    expect(change('arrow', 12).inventory).toEqual(
      inventoryOf({ ...arrows, quantity: 12 }, sword, aCustomItem('Anvil', { weight: 10 })),
    );
    expect([...change('arrow', 12).inventory.keys()]).toEqual(['arrow', 'sword', 'anvil']);
  });

  it.each([
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [2.5, 3],
    [35, 35],
    [36, 10],
    [Number.POSITIVE_INFINITY, 10],
  ])('of %d is %d: whole, at least 0, and not above the encumbrance', (quantity, set) => {
    expect(change('arrow', quantity).inventory.get('arrow')?.quantity).toBe(set);
  });

  it('that does not change leaves the sheet unchanged', () => {
    expect(change('arrow', 10)).toBe(sheet);
  });

  it('may fall if the character already carries too much', () => {
    const laden = aSheet({ inventory: inventoryOf(arrows, aCustomItem('Anvil', { weight: 99 })) });
    expect(changeQuantity(laden, 'arrow', 9, SMALL_GAME).inventory.get('arrow')?.quantity).toBe(9);
    expect(changeQuantity(laden, 'arrow', 11, SMALL_GAME)).toBe(laden);
  });
});

describe('a destroyed item', () => {
  const ring = anInventoryItem('Ring');
  const sheet = aSheet({
    energy: 12,
    inventory: inventoryOf(sword, ring),
    equipment: { weapon: 'sword', armor: '', accessories: ['', 'ring'] },
    changeHistory: [{ date: 1, discriminator: 0, item: arrows }],
  });

  it('leaves its slot and the inventory, and becomes a reversion record', () => {
    expect(deleteItem(sheet, 'sword', 5, SMALL_GAME)).toEqual({
      ...sheet,
      inventory: inventoryOf(ring),
      equipment: { weapon: '', armor: '', accessories: ['', 'ring'] },
      changeHistory: [...sheet.changeHistory, { date: 5, discriminator: 0, item: sword }],
    });
  });

  it('takes its modifiers with it', () => {
    expect(deleteItem(sheet, 'ring', 5, SMALL_GAME)).toMatchObject({
      energy: 10,
      equipment: { weapon: 'sword', accessories: ['', ''] },
    });
  });

  it('that is not in the inventory leaves the sheet unchanged', () => {
    expect(deleteItem(sheet, 'gone', 5, SMALL_GAME)).toBe(sheet);
  });
});

describe('an item in the place of another', () => {
  it('takes its place by name, and the other leaves its slot', () => {
    const old = anInventoryItem('Sword', { id: 'sword' });
    const sheet = aSheet({
      inventory: inventoryOf(old),
      equipment: { weapon: 'sword', armor: '', accessories: [] },
    });
    expect(itemNamed(sheet, ' SWORD ')).toBe(old);
    expect(itemNamed(sheet, 'Bow')).toBeUndefined();
    const replaced = replaceItem(sheet, 'sword', anInventoryItem('Sword', { id: 'new' }), SMALL_GAME);
    expect([...replaced.inventory.keys()]).toEqual(['new']);
    expect(replaced.equipment.weapon).toBe('');
  });
});
