import { describe, expect, it } from 'vitest';
import { anItem, aPack, aSkill, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { anInventoryItem, inventoryOf } from '../../testing/sheets.ts';
import { createCharacter } from './create.ts';
import { derive } from './derive.ts';
import { firstSteps } from './first-steps.ts';
import { equip } from './items/equipment.ts';
import type { Sheet } from './sheet/sheet.ts';

const GAME_DATA = gameDataOf(
  aPack({
    constants: { ...CONSTANTS, ACCESSORIES_COUNT: 1 },
    skills: ['Blades', 'Lore'].map((name) => aSkill(name)),
    items: [
      anItem('Sword'),
      anItem('Coat', { discriminator: 'ARMOR' }),
      anItem('Ring', { discriminator: 'ACCESSORY' }),
      anItem('Rope', { discriminator: 'GENERIC' }),
    ],
    pinnacleBreakpoints: [40],
    play: { start: { currency: 60 } },
  }),
);

const created = (startingPotential: number): Sheet =>
  createCharacter({ name: 'Aria', startingSkills: ['Blades', 'Lore'], startingPotential }, GAME_DATA);
const stepsOf = (sheet: Sheet) => firstSteps(derive(sheet, GAME_DATA));
const kindsOf = (sheet: Sheet) => stepsOf(sheet).map(({ kind }) => kind);

describe('what is left to do with a new character', () => {
  it('is to spend potential as long as it raises a skill, or chooses a pinnacle', () => {
    const broke = { currency: 0 };
    expect(stepsOf({ ...created(3), ...broke })).toEqual([
      { kind: 'SPEND_POTENTIAL', amount: 3, pinnacles: 0 },
    ]);
    expect(kindsOf({ ...created(2), ...broke })).toEqual([]);
    const spent = {
      ...created(40),
      ...broke,
      skills: new Map([
        ['Blades', 6],
        ['Lore', 6],
      ]),
    };
    expect(stepsOf(spent)).toMatchObject([{ kind: 'SPEND_POTENTIAL', pinnacles: 1 }]);
  });

  it('is to spend currency until something is owned, and then to equip what empty slots take', () => {
    const sheet = created(0);
    expect(stepsOf(sheet)).toEqual([{ kind: 'SPEND_CURRENCY', amount: 60 }]);
    const inventory = inventoryOf(...['Sword', 'Coat', 'Ring', 'Rope'].map((name) => anInventoryItem(name)));
    const owning = { ...sheet, inventory };
    const [step] = stepsOf(owning);
    const items = step?.kind === 'EQUIP' ? step.items : [];
    expect(items.map(({ slot, item }) => [slot.kind, item.name])).toEqual([
      ['weapon', 'Sword'],
      ['armor', 'Coat'],
      ['accessory', 'Ring'],
    ]);
    const equipped = items.reduce(
      (now, { slot, item }) => equip(now, slot, item.id, GAME_DATA),
      owning as Sheet,
    );
    expect(stepsOf(equipped)).toEqual([]);
  });
});
