import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySheet } from '../../testing/arbitrary-sheets.ts';
import {
  anAction,
  anItem,
  aPack,
  aSkill,
  aStatusEffect,
  aTalent,
  CONSTANTS,
  gameDataOf,
} from '../../testing/packs.ts';
import { anInventoryItem, aSheet, HOSTILE_NAMES, inventoryOf, SMALL_GAME } from '../../testing/sheets.ts';
import type { Sum } from '../lib/sum.ts';
import { LARGEST_NUMBER } from '../lib/whole-number.ts';
import { MODIFIER_KINDS } from '../rules/vocabulary.ts';
import type { Character } from './character.ts';
import { derive } from './derive.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';
import type { Sheet } from './sheet/sheet.ts';

function character(fields: Partial<Sheet> = {}): Character {
  return derive(aSheet(fields), SMALL_GAME);
}

/** A character who wears these templates. */
function wearing(weapon: string, armor: string, accessories: readonly string[] = []): Partial<Sheet> {
  const templates = [weapon, armor, ...accessories].filter((template) => template !== '');
  return {
    inventory: inventoryOf(...templates.map((template) => anInventoryItem(template))),
    equipment: {
      weapon: weapon.toLowerCase(),
      armor: armor.toLowerCase(),
      accessories: accessories.map((template) => template.toLowerCase()),
    },
  };
}

const untrained = new Map([['Lore', 1]]);

describe('maxima', () => {
  it('are the constant plus the modifier, with their sources', () => {
    const { maximum } = character({
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
    const { maximum } = character({ talents: ['Frail'] });
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

describe('a modifier', () => {
  it('of nothing is 0', () => {
    expect(character({ skills: untrained }).modifier('POWER')).toEqual({ total: 0, parts: [] });
  });

  it('sums talents, pinnacles, active core talents, talents of equipped items, equipped items and status effects', () => {
    const { modifier } = character({
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
    const { modifier, talents } = character({
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
    const { modifier } = character({
      inventory,
      equipment: { weapon: '', armor: '', accessories: ['r1', '', 'r2'] },
    });
    expect(modifier('MAXIMUM_ENERGY').parts).toEqual([
      { source: 'Gold ring', amount: 2 },
      { source: 'Tin ring', amount: 2 },
    ]);
  });

  it('counts an item in two slots once', () => {
    const { modifier, equippedItems } = character({
      ...wearing('', '', ['Ring']),
      equipment: { weapon: 'ring', armor: 'ring', accessories: ['ring', 'ring'] },
    });
    expect(modifier('MAXIMUM_ENERGY').total).toBe(2);
    expect(equippedItems).toHaveLength(1);
  });

  it('rounds fractions up, and limits an infinite number to the largest one', () => {
    const gameData = gameDataOf(
      aPack({ talents: [aTalent('Odd', { modifiers: { POWER: 0.5, SOAK: -0.5, DICE_POOL: 1e300 } })] }),
    );
    const { modifier } = derive(aSheet({ talents: ['Odd'] }), gameData);
    expect(modifier('POWER').total).toBe(1);
    expect(modifier('SOAK')).toEqual({ total: 0, parts: [] });
    expect(modifier('DICE_POOL').total).toBe(LARGEST_NUMBER);
  });

  it('takes nothing from names that the game data do not define', () => {
    const { modifier, talents, actions } = character({
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

describe('encumbrance and weight', () => {
  it('are the base plus the modifier, and the inventory, to one decimal', () => {
    const { encumbrance, weight } = character({
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

  it('are at least 0 for encumbrance', () => {
    expect(character({ talents: ['Frail'] }).encumbrance).toMatchObject({ total: 0, parts: { length: 3 } });
  });
});

describe('the soak of a damage type', () => {
  it('is SOAK plus its own modifier', () => {
    const { soak } = character({ talents: ['Parry'], ...wearing('', 'Mail') });
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
    const { actionPoints } = character({
      combatState: { ...DEFAULT_SHEET.combatState, statusEffects: new Map([[effect, level]]) },
    });
    expect(actionPoints.total).toBe(points);
  });
});

describe('a skill', () => {
  it('has its groups, and dice: its level plus the DICE_POOL modifier', () => {
    const [blades, bows, lore] = character().skills;
    expect(blades).toMatchObject({
      name: 'Blades',
      level: 2,
      groups: ['PHYSICAL_SKILLS'],
      dice: {
        total: 3,
        parts: [
          { source: 'Blades', amount: 2 },
          { source: 'Quick Draw', amount: 1 },
        ],
      },
    });
    expect(bows?.dice.total).toBe(2);
    expect(lore?.groups).toEqual(['COLD_FIRE_SKILLS']);
    expect(character().skills[3]?.groups).toEqual([]);
  });

  it('has at least one die', () => {
    const gameData = gameDataOf(aPack({ talents: [aTalent('Clumsy', { modifiers: { DICE_POOL: -9 } })] }));
    const [skill] = derive(aSheet({ talents: ['Clumsy'], skills: untrained }), gameData).skills;
    expect(skill?.dice).toEqual({
      total: 1,
      parts: [
        { source: 'Lore', amount: 1 },
        { source: 'Clumsy', amount: -9 },
        { source: 'At least one die', amount: 9 },
      ],
    });
  });

  it.each([
    [1, [false, false]],
    [2, [true, false]],
    [3, [true, false]],
    [4, [true, true]],
    [9, [true, true]],
  ])('at level %d has the core talents of its breakpoints active: %j', (level, active) => {
    const { skills, talents } = character({ skills: new Map([['Blades', level]]) });
    expect(skills[0]?.coreTalents.map((each) => each.active)).toEqual(active);
    expect(skills[0]?.coreTalents.map((each) => each.breakpoint)).toEqual([2, 4]);
    expect(talents.length).toBe(active[1] ? 3 : Number(active[0]));
  });

  it('never activates talents beyond the last breakpoint', () => {
    const { skills, talents } = character({ skills: new Map([['Bows', 99]]) });
    expect(skills[0]?.coreTalents).toEqual([
      { breakpoint: 2, talents: ['Keen Eye'], active: true },
      { breakpoint: 4, talents: [], active: true },
    ]);
    expect(talents.map(({ name }) => name)).toEqual(['Keen Eye']);
  });

  it('that the game data do not define has no core talents', () => {
    expect(character({ skills: new Map([['Cooking', 5]]) }).skills[0]?.coreTalents).toEqual([]);
  });
});

describe('an upgrade', () => {
  it('counts as owning all that it upgrades', () => {
    const { ownedTalents, talents } = character({ talents: ['Grand Riposte'], skills: untrained });
    expect([...ownedTalents]).toEqual(['Grand Riposte', 'Riposte', 'Parry']);
    expect(talents.map(({ name }) => name)).toEqual(['Grand Riposte']);
  });
});

describe('potential', () => {
  it('pays for skills, talents and the talents that they upgrade, each once', () => {
    const { potential } = character({
      talents: ['Grand Riposte', 'Feint'],
      skills: new Map([['Blades', 4]]),
    });
    expect(potential.skillCost.total).toBe(5);
    expect(potential.talentCost.parts).toEqual([
      { source: 'Grand Riposte', amount: 9 },
      { source: 'Riposte', amount: 6 },
      { source: 'Parry', amount: 3 },
      { source: 'Feint', amount: 3 },
    ]);
    expect(potential.used.total).toBe(26);
    expect(potential.free.total).toBe(14);
    expect(potential.free.parts[0]).toEqual({ source: 'Potential', amount: 40 });
    expect(potential.used.parts).toHaveLength(6);
  });

  it('does not pay for core talents, pinnacles, or talents of items', () => {
    const { potential } = character({ pinnacles: ['Legend'], ...wearing('Sword', '') });
    expect(potential.used.total).toBe(0);
  });

  it('pays for a circle of upgrades once', () => {
    expect(character({ talents: ['Serpent'] }).potential.talentCost.total).toBe(6);
  });
});

describe('pinnacles', () => {
  it.each([
    [39, 0, 0, 0],
    [40, 1, 0, 1],
    [79, 1, 0, 1],
    [80, 2, 0, 2],
    [999, 2, 0, 2],
  ])('of potential %d: %d reached', (potential, reached, taken, available) => {
    expect(character({ potential }).pinnacles).toMatchObject({
      reached: { total: reached },
      taken: { total: taken },
      available,
    });
  });

  it.each([
    [['Legend'], [], 1, 1],
    [['Legend', 'Myth'], [], 2, 0],
    [['Great Legend'], [], 2, 0],
    [['Great Legend', 'Myth'], [], 3, 0],
    [[], ['Legend'], 1, 1],
    [['Nobody Knows'], [], 1, 1],
    [['Parry'], ['Parry'], 1, 1],
  ])('%j and talents %j are %d taken', (pinnacles, talents, taken, available) => {
    expect(character({ potential: 80, pinnacles, talents }).pinnacles).toMatchObject({
      reached: { total: 2 },
      taken: { total: taken },
      available,
    });
  });

  it('are explained by the breakpoints reached and the pinnacles taken', () => {
    expect(character({ potential: 80, pinnacles: ['Great Legend'] }).pinnacles).toMatchObject({
      reached: {
        parts: [
          { source: 'Potential 40', amount: 1 },
          { source: 'Potential 80', amount: 1 },
        ],
      },
      taken: {
        parts: [
          { source: 'Great Legend', amount: 1 },
          { source: 'Legend', amount: 1 },
        ],
      },
    });
  });
});

describe('actions and maneuvers', () => {
  it('are the default ones, and those of talents and equipped items, each once with its sources', () => {
    const { actions, maneuvers } = character({ talents: ['Riposte'], ...wearing('Sword', '', ['Ring']) });
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
    const { equippedItems } = character({ inventory, equipment });
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
  it('is the one of the last pack that defines it', () => {
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
