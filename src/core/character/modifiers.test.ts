import { describe, expect, it } from 'vitest';
import { aCharacter, UNTRAINED, wearing } from '../../testing/characters.ts';
import { anItem, aPack, aStatusEffect, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { anInventoryItem, aSheet, HOSTILE_NAMES, inventoryOf } from '../../testing/sheets.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { MODIFIER_KINDS } from '../rules/vocabulary.ts';
import { derive } from './derive.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';

describe('a modifier', () => {
  it('of nothing is 0', () => {
    expect(aCharacter({ skills: UNTRAINED }).modifier('POWER')).toEqual({ total: 0, parts: [] });
  });

  it('sums talents, pinnacles, active core talents, talents of equipped items, equipped items and status effects', () => {
    const { modifier } = aCharacter({
      pinnacles: ['Legend'],
      skills: new Map([['Blades', 2]]),
      ...wearing('Sword', 'Mail'),
      combatState: { ...DEFAULT_SHEET.combatState, statusEffects: new Map([['Burning', 3]]) },
    });
    expect(modifier('POWER')).toEqual({
      total: 7,
      parts: [
        { source: 'Legend', amount: 2 },
        { source: 'Sword', amount: 2 },
        { source: 'Burning', amount: 3 },
      ],
    });
    expect(modifier('SOAK').parts).toEqual([
      { source: 'Parry', amount: 1 },
      { source: 'Mail', amount: 2 },
    ]);
    expect(modifier('DICE_POOL').parts).toEqual([{ source: 'Quick Draw', amount: 1 }]);
  });

  it('counts a talent once, however it is granted', () => {
    const { modifier, talents } = aCharacter({
      talents: ['Parry'],
      skills: new Map([['Blades', 4]]),
      ...wearing('Sword', ''),
    });
    expect(modifier('SOAK')).toEqual({ total: 1, parts: [{ source: 'Parry', amount: 1 }] });
    expect(talents.find(({ name }) => name === 'Parry')?.sources).toEqual(['Parry', 'Blades', 'Sword']);
  });

  it('counts every item, under the name that it has', () => {
    const inventory = inventoryOf(
      anInventoryItem('Ring', { id: 'r1', name: 'Gold ring' }),
      anInventoryItem('Ring', { id: 'r2', name: 'Tin ring' }),
      anInventoryItem('Ring', { id: 'r3', name: 'Carried ring' }),
    );
    const { modifier } = aCharacter({
      inventory,
      equipment: { weapon: '', armor: '', accessories: ['r1', '', 'r2'] },
    });
    expect(modifier('MAXIMUM_ENERGY').parts).toEqual([
      { source: 'Gold ring', amount: 2 },
      { source: 'Tin ring', amount: 2 },
    ]);
  });

  it('counts an item in two slots once', () => {
    const { modifier, equippedItems } = aCharacter({
      ...wearing('', '', ['Ring']),
      equipment: { weapon: 'ring', armor: 'ring', accessories: ['ring', 'ring'] },
    });
    expect(modifier('MAXIMUM_ENERGY').total).toBe(2);
    expect(equippedItems).toHaveLength(1);
  });

  it('is rounded up once, with the remainder as a part', () => {
    const gameData = gameDataOf(
      aPack({
        talents: [
          aTalent('Odd', { modifiers: { POWER: 0.5, SOAK: -0.5, DICE_POOL: 0.1 } }),
          aTalent('Even', { modifiers: { POWER: 0.5, SOAK: -0.25, DICE_POOL: 0.2 } }),
        ],
      }),
    );
    const { modifier } = derive(aSheet({ talents: ['Odd', 'Even'] }), gameData);
    expect(modifier('POWER')).toEqual({
      total: 1,
      parts: [
        { source: 'Odd', amount: 0.5 },
        { source: 'Even', amount: 0.5 },
      ],
    });
    expect(modifier('SOAK').total).toBe(0);
    expect(modifier('SOAK').parts.at(-1)).toEqual({ source: 'Rounding', amount: 0.75 });
    expect(modifier('DICE_POOL').total).toBe(1);
    expect(modifier('DICE_POOL').parts.at(-1)).toEqual({ source: 'Rounding', amount: 0.7 });
  });

  it.each([
    ['0.1, 0.2 and -0.3', [0.1, 0.2, -0.3], 0],
    ['a thousand times 0.7', Array.from({ length: 1000 }, () => 0.7), 700],
    ['a ten-millionth', [0.000_000_1], 1],
    ['more than the largest number', [1e300], MAX_NUMBER],
    ['as much above 0 as below', [1e300, -1e300], 0],
  ])('of %s is what it is on paper', (_, amounts, total) => {
    const talents = amounts.map((amount, index) => aTalent(`T${index}`, { modifiers: { POWER: amount } }));
    const names = talents.map(({ name }) => String(name));
    expect(derive(aSheet({ talents: names }), gameDataOf(aPack({ talents }))).modifier('POWER').total).toBe(
      total,
    );
  });

  it('takes nothing from names that the game data do not define', () => {
    const { modifier, talents, actions } = aCharacter({
      talents: ['Nobody Knows'],
      pinnacles: ['Nor This'],
      skills: new Map([['Cooking', 6]]),
      ...wearing('Spaceship', ''),
      combatState: { ...DEFAULT_SHEET.combatState, statusEffects: new Map([['Bored', 3]]) },
    });
    for (const kind of MODIFIER_KINDS) expect(modifier(kind).total).toBe(0);
    expect(talents).toEqual([
      { name: 'Nobody Knows', talent: undefined, sources: ['Nobody Knows'] },
      { name: 'Nor This', talent: undefined, sources: ['Nor This'] },
    ]);
    expect(actions.map(({ action }) => action.name)).toEqual(['Strike']);
  });

  it.each(HOSTILE_NAMES)('may be called %s, and come from a talent, item or effect of that name', (name) => {
    const gameData = gameDataOf(
      aPack({
        talents: [aTalent(name, { modifiers: JSON.parse(`{${JSON.stringify(name)}: 2}`) })],
        items: [anItem(name, { modifiers: JSON.parse(`{${JSON.stringify(name)}: 3}`) })],
        statusEffects: [
          aStatusEffect(name, { modifiersByPolarity: JSON.parse(`{${JSON.stringify(name)}: true}`) }),
        ],
      }),
    );
    const sheet = aSheet({
      talents: [name],
      inventory: inventoryOf(anInventoryItem(name, { id: name })),
      equipment: { weapon: name, armor: '', accessories: [] },
      combatState: { ...DEFAULT_SHEET.combatState, statusEffects: new Map([[name, 4]]) },
    });
    expect(derive(sheet, gameData).modifier(name).total).toBe(9);
    expect(derive(aSheet(), gameData).modifier(name).total).toBe(0);
  });
});

describe('a sum of a constant and modifiers', () => {
  it('is rounded up once', () => {
    const gameData = gameDataOf(
      aPack({
        constants: { ...CONSTANTS, MAXIMUM_HEALTH: 20.25, ACTION_POINT_BASE: 2.5 },
        damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Physical', relatedSkills: ['Blades'] }],
        talents: [
          aTalent('Odd', {
            modifiers: { MAXIMUM_HEALTH: 0.5, ACTION_POINTS: 0.5, SOAK: 0.5, PHYSICAL_SOAK: 0.25 },
          }),
        ],
      }),
    );
    const { maximum, actionPoints, soak } = derive(aSheet({ talents: ['Odd'] }), gameData);
    expect(maximum.HEALTH).toEqual({
      total: 21,
      parts: [
        { source: 'Base', amount: 20.25 },
        { source: 'Odd', amount: 0.5 },
        { source: 'Rounding', amount: 0.25 },
      ],
    });
    expect(actionPoints.total).toBe(3);
    expect(soak[0]?.sum.total).toBe(1);
  });
});
