import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anInventoryItem, anySheet, aSheet, inventoryOf, SMALL_GAME } from '../../testing/sheets.ts';
import { deleteEntry, entryName, revertEntry } from './change-history.ts';
import { deleteItem } from './items/items.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';
import type { ChangeHistoryEntry } from './sheet/sheet.ts';
import { validateSheet } from './validate.ts';

const sword = anInventoryItem('Sword', { name: 'Old sword' });
const destroyed: ChangeHistoryEntry = { date: 5, discriminator: 0, item: sword };
const ended: ChangeHistoryEntry = {
  date: 6,
  discriminator: 4,
  combatState: { ...DEFAULT_SHEET.combatState, round: 3, statusEffects: new Map([['Burning', 2]]) },
};
const sheet = aSheet({ changeHistory: [destroyed, ended] });

test('a record is called after its item, or after the round that combat ended at', () => {
  expect(entryName(destroyed)).toBe('Old sword');
  expect(entryName(ended)).toBe('Combat ended at round 3');
});

describe('reverting', () => {
  test('a destroyed item puts it into the inventory, and health and energy to their maximum', () => {
    expect(revertEntry(sheet, 0, SMALL_GAME)).toEqual(
      aSheet({ changeHistory: [ended], inventory: inventoryOf(sword), health: 20, energy: 10 }),
    );
  });

  test('an ended combat lets it go on as it stood', () => {
    expect(revertEntry(sheet, 1, SMALL_GAME)).toEqual(
      aSheet({ changeHistory: [destroyed], combatState: ended.combatState, health: 18, energy: 10 }),
    );
  });

  test('an item whose id is taken puts it under another', () => {
    const mail = anInventoryItem('Mail', { id: 'sword' });
    const reverted = revertEntry({ ...sheet, inventory: inventoryOf(mail) }, 0, SMALL_GAME);
    expect([...reverted.inventory]).toEqual([
      ['sword', mail],
      ['sword-2', { ...sword, id: 'sword-2' }],
    ]);
  });

  test.each([-1, 2, 0.5])('record %d, which is not there, leaves the sheet as it is', (index) => {
    expect(revertEntry(sheet, index, SMALL_GAME)).toBe(sheet);
    expect(deleteEntry(sheet, index)).toBe(sheet);
  });
});

test('deleting a record takes it away and nothing else', () => {
  expect(deleteEntry(sheet, 0)).toEqual(aSheet({ changeHistory: [ended] }));
  expect(deleteEntry(sheet, 1)).toEqual(aSheet({ changeHistory: [destroyed] }));
});

test.prop([anySheet])('reverting the destruction of any item restores it', (any) => {
  const { sheet: before } = validateSheet(any, SMALL_GAME);
  for (const [id, item] of before.inventory) {
    const after = deleteItem(before, id, 5, SMALL_GAME);
    expect(after.inventory.has(id)).toBe(false);
    const reverted = revertEntry(after, after.changeHistory.length - 1, SMALL_GAME);
    expect(reverted.inventory.get(id)).toEqual(item);
    expect(reverted.inventory).toEqual(before.inventory);
    expect(reverted.changeHistory).toEqual(before.changeHistory);
  }
});
