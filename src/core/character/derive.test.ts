import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySheet } from '../../testing/arbitrary-sheets.ts';
import { aCharacter, wearing } from '../../testing/characters.ts';
import { anAction, anItem, aPack, aSkill, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from '../../testing/sheets.ts';
import type { Sum } from '../lib/sum.ts';
import { MODIFIER_KINDS } from '../rules/vocabulary.ts';
import type { Character } from './character.ts';
import { derive } from './derive.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';

describe('maxima', () => {
  it('are the constant plus the modifier, with their sources', () => {
    const { maximum } = aCharacter({
      talents: ['Grand Riposte'],
      skills: new Map([['Blades', 4]]),
      ...wearing('', '', ['Ring']),
      combatState: { ...DEFAULT_SHEET.combatState, statusEffects: new Map([['Burning', 2]]) },
    });
    expect(maximum.HEALTH).toEqual({
      total: 27,
      parts: [
        { source: 'Base', amount: 20 },
        { source: 'Grand Riposte', amount: 5 },
        { source: 'Iron Grip', amount: 4 },
        { source: 'Burning', amount: -2 },
      ],
    });
    expect(maximum.ENERGY).toEqual({
      total: 12,
      parts: [
        { source: 'Base', amount: 10 },
        { source: 'Ring', amount: 2 },
      ],
    });
    expect(maximum.VIGOR).toEqual({ total: 3, parts: [{ source: 'Base', amount: 3 }] });
    expect(maximum.FOCUS.total).toBe(3);
  });

  it('are at least 0', () => {
    const { maximum } = aCharacter({ talents: ['Frail'] });
    expect(maximum.HEALTH).toEqual({
      total: 0,
      parts: [
        { source: 'Base', amount: 20 },
        { source: 'Frail', amount: -100 },
        { source: 'Minimum', amount: 80 },
      ],
    });
    expect(maximum.ENERGY.total).toBe(9);
  });

  it('of vigor and focus have their own modifiers', () => {
    const gameData = gameDataOf(
      aPack({
        constants: CONSTANTS,
        talents: [aTalent('Calm', { modifiers: { MAXIMUM_VIGOR: 1, MAXIMUM_FOCUS: 2 } })],
      }),
    );
    const { maximum } = derive(aSheet({ talents: ['Calm'] }), gameData);
    expect([maximum.VIGOR.total, maximum.FOCUS.total]).toEqual([4, 5]);
  });
});

describe('encumbrance and weight', () => {
  it('are the base plus the modifier, and the inventory, to one decimal', () => {
    const { encumbrance, weight } = aCharacter({
      talents: ['Strong Back'],
      inventory: inventoryOf(
        anInventoryItem('Arrow', { quantity: 3 }),
        anInventoryItem('Ring', { name: 'Gold ring' }),
        anInventoryItem('Spaceship'),
      ),
    });
    expect(encumbrance).toEqual({
      total: 22.5,
      parts: [
        { source: 'Base', amount: 20 },
        { source: 'Strong Back', amount: 2.5 },
      ],
    });
    expect(weight).toEqual({
      total: 0.7,
      parts: [
        { source: 'Arrow', amount: 0.6 },
        { source: 'Gold ring', amount: 0.1 },
      ],
    });
  });

  it.each([
    [[0.25, 0.25], 1, 0.5],
    [[0.04], 10, 0.4],
    [Array.from({ length: 10 }, () => 0.04), 1, 0.4],
    [[0.7, 0.1, 0.05], 1, 0.9],
    [[0.1, 0.04], 1, 0.1],
  ])(
    'of pieces of %j, each times %d, are added exactly and rounded once to %d',
    (weights, quantity, total) => {
      const items = weights.map((each, index) => anItem(`T${index}`, { weight: each }));
      const inventory = inventoryOf(...weights.map((_, index) => anInventoryItem(`T${index}`, { quantity })));
      const gameData = gameDataOf(aPack({ items }));
      const { weight } = derive(aSheet({ inventory }), gameData);
      expect(weight.total).toBe(total);
      expect(weight.parts.filter(({ source }) => source !== 'Rounding')).toHaveLength(weights.length);
    },
  );

  it('show the remainder of rounding as a part', () => {
    const gameData = gameDataOf(aPack({ items: [anItem('Pin', { weight: 0.04 })] }));
    const inventory = inventoryOf(anInventoryItem('Pin', { quantity: 6 }));
    expect(derive(aSheet({ inventory }), gameData).weight).toEqual({
      total: 0.2,
      parts: [
        { source: 'Pin', amount: 0.24 },
        { source: 'Rounding', amount: -0.04 },
      ],
    });
  });

  it('are at least 0 for encumbrance', () => {
    expect(aCharacter({ talents: ['Frail'] }).encumbrance).toMatchObject({ total: 0, parts: { length: 3 } });
  });
});

describe('the soak of a damage type', () => {
  it('is SOAK plus its own modifier', () => {
    const { soak } = aCharacter({ talents: ['Parry'], ...wearing('', 'Mail') });
    expect(soak).toEqual([
      {
        type: 'DAMAGE_TYPE_A',
        name: 'Physical',
        sum: {
          total: 4,
          parts: [
            { source: 'Parry', amount: 1 },
            { source: 'Mail', amount: 2 },
            { source: 'Mail', amount: 1 },
          ],
        },
      },
      {
        type: 'DAMAGE_TYPE_B',
        name: 'Cold Fire',
        sum: {
          total: 3,
          parts: [
            { source: 'Parry', amount: 1 },
            { source: 'Mail', amount: 2 },
          ],
        },
      },
    ]);
  });
});

describe('action points at the start of a round', () => {
  it.each([
    ['Hasted', 2, 5],
    ['Slowed', 2, 1],
    ['Slowed', 9, 0],
  ])('with %s at level %d are %d', (effect, level, points) => {
    const { actionPoints } = aCharacter({
      combatState: { ...DEFAULT_SHEET.combatState, statusEffects: new Map([[effect, level]]) },
    });
    expect(actionPoints.total).toBe(points);
  });
});

describe('actions and maneuvers', () => {
  it('are the default ones, and those of talents and equipped items, each once with its sources', () => {
    const { actions, maneuvers } = aCharacter({ talents: ['Riposte'], ...wearing('Sword', '', ['Ring']) });
    expect(actions.map(({ action, sources }) => [action.name, sources])).toEqual([
      ['Strike', ['Default']],
      ['Lunge', ['Riposte', 'Sword']],
    ]);
    expect(maneuvers.map(({ action, sources }) => [action.name, sources])).toEqual([
      ['Dodge', ['Default']],
      ['Twist', ['Quick Draw', 'Ring']],
    ]);
  });
});

describe('equipped items', () => {
  it('are those that the inventory holds, weapon first', () => {
    const inventory = inventoryOf(anInventoryItem('Ring'), anInventoryItem('Mail'), anInventoryItem('Sword'));
    const equipment = { weapon: 'sword', armor: 'mail', accessories: ['', 'gone', 'ring'] };
    const { equippedItems } = aCharacter({ inventory, equipment });
    expect(equippedItems.map(({ name }) => name)).toEqual(['Sword', 'Mail', 'Ring']);
    const nameless = derive(
      aSheet({ inventory: new Map([['', anInventoryItem('Sword', { id: '' })]]) }),
      SMALL_GAME,
    );
    expect(nameless.equippedItems).toEqual([]);
  });
});

describe('a character', () => {
  it('has its sheet and its game data', () => {
    const sheet = aSheet();
    expect(derive(sheet, SMALL_GAME).sheet).toBe(sheet);
    expect(derive(sheet, SMALL_GAME).gameData).toBe(SMALL_GAME);
  });
});

/** Every sum of whole numbers. */
function everySum(derived: Character): readonly Sum[] {
  return [
    ...Object.values(derived.maximum),
    derived.actionPoints,
    ...derived.soak.map(({ sum }) => sum),
    ...derived.skills.map(({ dice }) => dice),
    ...Object.values(derived.potential),
    ...[...MODIFIER_KINDS, 'PHYSICAL_SOAK', 'COLD_FIRE_SOAK'].flatMap((name) =>
      name === 'ENCUMBRANCE' ? [] : derived.modifier(name),
    ),
  ];
}

describe('a character of any sheet', () => {
  it.prop([anySheet])('has finite numbers that are the sums of their parts', (sheet) => {
    const derived = derive(sheet, SMALL_GAME);
    for (const { total, parts } of everySum(derived)) {
      expect(Number.isFinite(total)).toBe(true);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
    for (const { total, parts } of [derived.weight, derived.encumbrance]) {
      // Tenths have no exact binary form.
      const margin = parts.reduce((sum, { amount }) => sum + Math.abs(amount), 0) * 1e-12;
      const difference = parts.reduce((sum, { amount }) => sum + amount, 0) - total;
      expect(Math.abs(difference)).toBeLessThanOrEqual(margin);
    }
  });
});

describe('deriving a character', () => {
  it('asks the game data only for names of the sheet', () => {
    const asked: string[] = [];
    const watched = <Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
      new Proxy(map, {
        get: (target, property) => {
          if (property !== 'get') throw new Error(`Every entry was asked for: ${String(property)}`);
          return (name: string) => {
            asked.push(name);
            return target.get(name);
          };
        },
      });
    const gameData = {
      ...SMALL_GAME,
      actions: watched(SMALL_GAME.actions),
      maneuvers: watched(SMALL_GAME.maneuvers),
      items: watched(SMALL_GAME.items),
      skills: watched(SMALL_GAME.skills),
      statusEffects: watched(SMALL_GAME.statusEffects),
      talents: watched(SMALL_GAME.talents),
    };
    expect(everySum(derive(aSheet(), gameData)).length).toBeGreaterThan(0);
    expect(asked).not.toContain('Ouroboros');
    expect(asked).toContain('Blades');
  });
});

describe('a default action', () => {
  it('comes from the last pack that defines it', () => {
    const gameData = gameDataOf(
      aPack({
        actions: { defaultActions: ['Strike'], actions: [anAction('Strike', { tags: ['Old'] })] },
        skills: [aSkill('Lore')],
      }),
      aPack({ actions: { actions: [anAction('Strike', { tags: ['New'] })] } }),
    );
    expect(derive(aSheet(), gameData).actions.map(({ action }) => action.tags)).toEqual([['New']]);
  });
});
