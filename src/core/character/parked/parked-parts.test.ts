import { describe, expect, it } from 'vitest';
import { anInventoryItem, aSheet, SMALL_GAME } from '../../../testing/sheets.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import type { ParkedBelongings } from '../sheet/sheet.ts';
import { canTakeBackPart, letGoOf, parkedParts, takeBackPart } from './parked-parts.ts';

const SWORD = anInventoryItem('Sword');
const CHART = anInventoryItem('Star Chart');
const RING = anInventoryItem('Ring');

const PARKED: ParkedBelongings = {
  items: [SWORD, CHART],
  skills: new Map([['Stars', 3]]),
  talents: ['Parry', 'Night Owl'],
  pinnacles: ['Legend'],
  equipped: [
    { id: 'sword', slot: { kind: 'weapon' } },
    { id: 'ring', slot: { kind: 'accessory', index: 0 } },
  ],
  bars: [{ bar: 'HEALTH', from: 18, to: 12 }],
  upgrades: new Map(),
};

const SHEET = aSheet({ parked: PARKED, inventory: new Map([['ring', RING]]) });

const partOf = (name: string) => {
  const part = parkedParts(SHEET).find((each) => each.name === name);
  if (part === undefined) throw new Error(name);
  return part;
};

describe('the parts of what is parked', () => {
  it('are listed one by one, an item with its slot', () => {
    expect(parkedParts(SHEET).map(({ what, name, slot }) => [what, name, slot?.kind])).toEqual([
      ['item', 'Sword', 'weapon'],
      ['item', 'Star Chart', undefined],
      ['skill', 'Stars', undefined],
      ['talent', 'Parry', undefined],
      ['talent', 'Night Owl', undefined],
      ['pinnacle', 'Legend', undefined],
      ['slot', 'Ring', 'accessory'],
      ['bar', '6 Health', undefined],
    ]);
    expect(parkedParts(aSheet())).toEqual([]);
  });

  it('can be taken back where the game data allow it', () => {
    const allowed = parkedParts(SHEET).filter((part) => canTakeBackPart(SHEET, part, SMALL_GAME));
    expect(allowed.map(({ name }) => name)).toEqual(['Sword', 'Parry', 'Legend', 'Ring']);
  });

  it('are taken back one by one, and the others stay', () => {
    const armed = takeBackPart(SHEET, partOf('Sword'), SMALL_GAME);
    expect(armed.inventory.get('sword')).toEqual(SWORD);
    expect(armed.equipment.weapon).toBe('sword');
    expect(armed.parked).toEqual({
      ...PARKED,
      items: [CHART],
      equipped: [{ id: 'ring', slot: { kind: 'accessory', index: 0 } }],
    });
    // What a bar lost comes back with its maximum.
    expect(takeBackPart(SHEET, partOf('6 Health'), SMALL_GAME).parked.bars).toEqual(PARKED.bars);
    expect(takeBackPart(SHEET, partOf('Night Owl'), SMALL_GAME).parked).toEqual(PARKED);
  });

  it('park again what a talent that is taken back upgrades', () => {
    const parked = { ...DEFAULT_SHEET.parked, talents: ['Riposte'], items: [CHART] };
    const sheet = aSheet({ talents: ['Parry'], parked });
    const [, riposte] = parkedParts(sheet);
    if (riposte === undefined) throw new Error('Riposte');
    const taken = takeBackPart(sheet, riposte, SMALL_GAME);
    expect(taken.talents).toEqual(['Riposte']);
    expect(taken.parked).toEqual({ ...DEFAULT_SHEET.parked, items: [CHART], talents: ['Parry'] });
  });

  it('are let go of one by one', () => {
    const left = parkedParts(SHEET).reduce(letGoOf, SHEET);
    expect(left).toEqual({ ...SHEET, parked: DEFAULT_SHEET.parked });
    expect(letGoOf(SHEET, partOf('Sword')).parked.equipped).toHaveLength(1);
  });
});
