import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyText } from '../../../testing/arbitrary-sheets.ts';
import { anInventoryItem, inventoryOf } from '../../../testing/sheets.ts';
import { itemId, withFreeId, withItems } from './item-id.ts';

describe("an item's id", () => {
  it('is the same for the same name, index and time, and differs for others', () => {
    expect(itemId('Sword', 0, 1760000000000)).toBe(itemId('Sword', 0, 1760000000000));
    const ids = [
      itemId('Sword', 0, 1),
      itemId('Sword', 1, 1),
      itemId('Sword', 0, 2),
      itemId('Swore', 0, 1),
      itemId('', 0, 1),
      itemId('Sword 0', 1, 1),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('differs over many items made at once', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) =>
      itemId(`Item ${index % 7}`, index, 1760000000000),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.prop([anyText, fc.nat(), fc.nat()])(
    'is a letter and fourteen letters or digits',
    (name, index, time) => {
      expect(itemId(name, index, time)).toMatch(/^i[0-9a-z]{14}$/u);
    },
  );
});

describe('a free id', () => {
  const sword = anInventoryItem('Sword', { id: 'a' });

  it("is the item's own where that is free", () => {
    expect(withFreeId(sword, new Map())).toBe(sword);
  });

  it("has a number where the item's own is taken", () => {
    const inventory = inventoryOf(sword, anInventoryItem('Mail', { id: 'a-2' }));
    expect(withFreeId(sword, inventory)).toEqual({ ...sword, id: 'a-3' });
  });

  it('is never the mark of an empty slot', () => {
    expect(withFreeId(anInventoryItem('Sword', { id: '' }), new Map()).id).toBe('item');
    const taken = inventoryOf(anInventoryItem('Sword', { id: 'item' }));
    expect(withFreeId(anInventoryItem('Sword', { id: '' }), taken).id).toBe('item-2');
  });

  it('is given to each of several items, after those of the inventory', () => {
    const inventory = withItems(inventoryOf(sword), [sword, anInventoryItem('Mail'), sword]);
    expect([...inventory].map(([id, item]) => [id, item.id])).toEqual([
      ['a', 'a'],
      ['a-2', 'a-2'],
      ['mail', 'mail'],
      ['a-3', 'a-3'],
    ]);
  });
});
