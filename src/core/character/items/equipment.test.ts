import { describe, expect, it } from 'vitest';
import { aCustomItem, anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from '../../../testing/sheets.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import type { EquipmentSlot } from '../sheet/sheet.ts';
import { equip, equipmentOptions, equippedIn } from './equipment.ts';
import { deleteItem } from './items.ts';

const WEAPON: EquipmentSlot = { kind: 'weapon' };
const ARMOR: EquipmentSlot = { kind: 'armor' };
const accessory = (index: number): EquipmentSlot => ({ kind: 'accessory', index });

const inventory = inventoryOf(
  anInventoryItem('Ring'),
  anInventoryItem('Sword'),
  anInventoryItem('Mail'),
  anInventoryItem('Dagger'),
  anInventoryItem('Amulet'),
  anInventoryItem('Arrow'),
  anInventoryItem('Spaceship'),
  aCustomItem('Rope'),
);
const sheet = aSheet({ inventory });

describe('what can be equipped', () => {
  it.each([
    ['weapon', ['sword', 'dagger']],
    ['armor', ['mail']],
    ['accessory', ['ring', 'amulet']],
  ] as const)('as %s: %j', (kind, ids) => {
    expect(equipmentOptions(kind, sheet, SMALL_GAME).map(({ id }) => id)).toEqual(ids);
  });
});

describe('equipping', () => {
  it('puts an item into its slot', () => {
    const armed = equip(equip(sheet, WEAPON, 'sword', SMALL_GAME), ARMOR, 'mail', SMALL_GAME);
    expect(armed).toEqual({ ...sheet, equipment: { weapon: 'sword', armor: 'mail', accessories: [] } });
    expect(equippedIn(WEAPON, armed)).toBe('sword');
    expect(equippedIn(ARMOR, armed)).toBe('mail');
  });

  it('leaves the accessory slots before it empty', () => {
    const worn = equip(sheet, accessory(1), 'ring', SMALL_GAME);
    expect(worn.equipment.accessories).toEqual(['', 'ring']);
    expect(equippedIn(accessory(0), worn)).toBe('');
    expect(equippedIn(accessory(1), worn)).toBe('ring');
    expect(equippedIn(accessory(5), worn)).toBe('');
  });

  it('moves an accessory that is worn in another slot', () => {
    const worn = equip(equip(sheet, accessory(0), 'ring', SMALL_GAME), accessory(1), 'amulet', SMALL_GAME);
    expect(worn.equipment.accessories).toEqual(['ring', 'amulet']);
    expect(equip(worn, accessory(1), 'ring', SMALL_GAME).equipment.accessories).toEqual(['', 'ring']);
    expect(equip(worn, accessory(0), 'amulet', SMALL_GAME).equipment.accessories).toEqual(['amulet', '']);
  });

  it('moves an item from a slot that does not take it', () => {
    const misplaced = { ...sheet, equipment: { weapon: 'ring', armor: 'sword', accessories: ['mail', ''] } };
    expect(equip(misplaced, accessory(1), 'ring', SMALL_GAME).equipment).toEqual({
      weapon: '',
      armor: 'sword',
      accessories: ['mail', 'ring'],
    });
    expect(equip(misplaced, WEAPON, 'sword', SMALL_GAME).equipment).toEqual({
      weapon: 'sword',
      armor: '',
      accessories: ['mail', ''],
    });
    expect(equip(misplaced, ARMOR, 'mail', SMALL_GAME).equipment).toEqual({
      weapon: 'ring',
      armor: 'mail',
      accessories: ['', ''],
    });
  });

  it('drops the parked equipment of the slot and of the item', () => {
    const weapon = { id: 'lost', slot: { kind: 'weapon' } } as const;
    const ring = { id: 'ring', slot: { kind: 'accessory', index: 1 } } as const;
    const other = { id: 'amulet', slot: { kind: 'accessory', index: 7 } } as const;
    const waiting = aSheet({
      inventory,
      parked: { ...DEFAULT_SHEET.parked, equipped: [weapon, ring, other] },
    });
    const armed = equip(waiting, WEAPON, 'sword', SMALL_GAME);
    expect(armed.parked.equipped).toEqual([ring, other]);
    const adorned = equip(armed, accessory(0), 'ring', SMALL_GAME);
    expect(adorned.parked.equipped).toEqual([other]);
    expect(deleteItem(waiting, 'ring', 1, SMALL_GAME).parked.equipped).toEqual([weapon, other]);
  });

  it('empties a slot, and only that', () => {
    const worn = equip(equip(sheet, accessory(0), 'ring', SMALL_GAME), accessory(1), 'amulet', SMALL_GAME);
    expect(equip(worn, accessory(0), '', SMALL_GAME).equipment.accessories).toEqual(['', 'amulet']);
    expect(equip(equip(sheet, WEAPON, 'sword', SMALL_GAME), WEAPON, '', SMALL_GAME)).toEqual({
      ...sheet,
      equipment: { weapon: '', armor: '', accessories: [] },
    });
  });

  it.each([
    ['a weapon as armor', ARMOR, 'sword'],
    ['armor as a weapon', WEAPON, 'mail'],
    ['an item that is not in the inventory', WEAPON, 'gone'],
    ['a custom item', WEAPON, 'rope'],
    ['an item of an unknown template', WEAPON, 'spaceship'],
    ['an accessory beyond the last slot', accessory(2), 'ring'],
    ['an accessory before the first slot', accessory(-1), 'ring'],
    ['an accessory between slots', accessory(0.5), 'ring'],
    ['nothing into an empty slot', WEAPON, ''],
    ['nothing into a slot that was never used', accessory(1), ''],
  ])('with %s leaves the sheet unchanged', (_, slot, id) => {
    expect(equip(sheet, slot, id, SMALL_GAME)).toBe(sheet);
  });

  it('an equipped item leaves the sheet unchanged', () => {
    const armed = equip(sheet, WEAPON, 'sword', SMALL_GAME);
    expect(equip(armed, WEAPON, 'sword', SMALL_GAME)).toBe(armed);
  });

  it('keeps bars within the maximum with the new equipment', () => {
    const worn = { ...equip(sheet, accessory(0), 'ring', SMALL_GAME), energy: 12 };
    expect(equip(worn, accessory(0), '', SMALL_GAME).energy).toBe(10);
    expect(equip(worn, accessory(1), 'ring', SMALL_GAME).energy).toBe(12);
  });
});
