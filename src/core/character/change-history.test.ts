import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySheet } from '../../testing/arbitrary-sheets.ts';
import { anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from '../../testing/sheets.ts';
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

describe('a record', () => {
  it('is named after its item, or after the round that combat ended at', () => {
    expect(entryName(destroyed)).toBe('Old sword');
    expect(entryName(ended)).toBe('Combat ended at round 3');
  });
});

describe('reverting', () => {
  it('a destroyed item returns it to the inventory, and fills health and energy', () => {
    expect(revertEntry(sheet, 0, 7, SMALL_GAME)).toEqual(
      aSheet({ changeHistory: [ended], inventory: inventoryOf(sword), health: 20, energy: 10 }),
    );
  });

  it('an ended combat resumes it', () => {
    expect(revertEntry(sheet, 1, 7, SMALL_GAME)).toEqual(
      aSheet({ changeHistory: [destroyed], combatState: ended.combatState, health: 18, energy: 10 }),
    );
  });

  it('an ended combat files the running one first', () => {
    const running = { ...DEFAULT_SHEET.combatState, round: 2, actionPoints: 1 };
    const reverted = revertEntry({ ...sheet, combatState: running }, 1, 7, SMALL_GAME);
    expect(reverted.combatState).toEqual(ended.combatState);
    expect(reverted.changeHistory).toEqual([destroyed, { date: 7, discriminator: 4, combatState: running }]);
  });

  it('a destroyed item leaves the running combat', () => {
    const running = { ...DEFAULT_SHEET.combatState, round: 2 };
    const reverted = revertEntry({ ...sheet, combatState: running }, 0, 7, SMALL_GAME);
    expect([reverted.combatState, reverted.changeHistory]).toEqual([running, [ended]]);
  });

  it('an item whose id is taken gives it another id', () => {
    const mail = anInventoryItem('Mail', { id: 'sword' });
    const reverted = revertEntry({ ...sheet, inventory: inventoryOf(mail) }, 0, 7, SMALL_GAME);
    expect([...reverted.inventory]).toEqual([
      ['sword', mail],
      ['sword-2', { ...sword, id: 'sword-2' }],
    ]);
  });

  it.each([-1, 2, 0.5])('the missing record %d leaves the sheet unchanged', (index) => {
    expect(revertEntry(sheet, index, 7, SMALL_GAME)).toBe(sheet);
    expect(deleteEntry(sheet, index)).toBe(sheet);
  });
});

describe('deleting a record', () => {
  it('removes it and nothing else', () => {
    expect(deleteEntry(sheet, 0)).toEqual(aSheet({ changeHistory: [ended] }));
    expect(deleteEntry(sheet, 1)).toEqual(aSheet({ changeHistory: [destroyed] }));
  });
});

describe('reverting the destruction of any item', () => {
  it.prop([anySheet])('restores it', (any) => {
    const { sheet: before } = validateSheet(any, SMALL_GAME);
    for (const [id, item] of before.inventory) {
      const after = deleteItem(before, id, 5, SMALL_GAME);
      expect(after.inventory.has(id)).toBe(false);
      const reverted = revertEntry(after, after.changeHistory.length - 1, 7, SMALL_GAME);
      expect(reverted.inventory.get(id)).toEqual(item);
      expect(reverted.inventory).toEqual(before.inventory);
      expect(reverted.changeHistory).toEqual(before.changeHistory);
    }
  });
});
