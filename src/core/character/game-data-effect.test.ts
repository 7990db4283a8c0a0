import { describe, expect, it } from 'vitest';
import {
  anAction,
  anItem,
  aPack,
  aSkill,
  aTalent,
  CONSTANTS,
  gameDataOf,
  type PackJson,
} from '../../testing/packs.ts';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import { gameDataEffect, isWithoutEffect } from './game-data-effect.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';

/** Game data of a small pack with these fields. */
const game = (fields: PackJson = {}) =>
  gameDataOf(
    aPack({
      name: 'Kitchen',
      constants: { ...CONSTANTS, MAXIMUM_HEALTH: 20 },
      skills: [aSkill('Cooking')],
      talents: [aTalent('Iron Lungs')],
      items: [anItem('Ladle')],
      ...fields,
    }),
  );

const SHEET = aSheet({
  health: 18,
  skills: new Map([['Cooking', 2]]),
  talents: ['Iron Lungs'],
  inventory: inventoryOf(anInventoryItem('Ladle')),
});

describe('the effect of other game data on a character', () => {
  it('is none with the same game data', () => {
    const effect = gameDataEffect(SHEET, game(), game());
    expect(isWithoutEffect(effect)).toBe(true);
    expect(isWithoutEffect(gameDataEffect(SHEET, game()))).toBe(true);
  });

  it('is what it loses, and the numbers that differ', () => {
    const after = game({ constants: { ...CONSTANTS, MAXIMUM_HEALTH: 15 }, items: [] });
    const effect = gameDataEffect(SHEET, after, game());
    expect(effect).toMatchObject({
      dropped: [{ what: 'item', name: 'Ladle' }],
      lowered: [{ bar: 'HEALTH', from: 18, to: 15 }],
      numbers: [{ name: 'Maximum Health', from: 20, to: 15 }],
    });
    expect(isWithoutEffect(effect)).toBe(false);
  });

  it('is what it can do, and what it no longer can', () => {
    const giving = (action: string) => ({
      talents: [aTalent('Iron Lungs', { actions: [action] })],
      actions: { actions: [anAction(action)] },
    });
    expect(gameDataEffect(SHEET, game(giving('Shout')), game(giving('Sing'))).actions).toEqual({
      gained: ['Shout'],
      lost: ['Sing'],
    });
  });

  it('is what comes back, skills with their level included, and what has another name', () => {
    const parked = { ...DEFAULT_SHEET.parked, skills: new Map([['Baking', 4]]), talents: ['Steady Hand'] };
    const after = game({
      skills: [aSkill('Cooking'), aSkill('Baking')],
      talents: [aTalent('Deep Breath'), aTalent('Steady Hand')],
      play: { format: 1, formerly: { talents: { 'Iron Lungs': 'Deep Breath' } } },
    });
    const effect = gameDataEffect({ ...SHEET, parked }, after, game());
    expect(effect).toMatchObject({
      dropped: [],
      gained: ['Baking', 'Steady Hand'],
      carriedOver: [{ from: 'Iron Lungs', to: 'Deep Breath' }],
    });
  });
});
