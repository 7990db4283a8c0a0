import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Sheet } from '../core/character/sheet/sheet.ts';
import { anItem, aPackJson, aSkill, aStatusEffect, aTalent, CONSTANTS } from './packs.ts';
import { renderApp } from './render-app.tsx';
import { aSheet } from './sheets.ts';

const SHEET_PACK = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  coreTalentBreakpoints: [2],
  pinnacleBreakpoints: [40],
  damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades', 'Bows'] }],
  skills: [aSkill('Blades', { coreTalents: [['Quick Draw']] }), aSkill('Bows'), aSkill('Lore')],
  talents: [
    aTalent('Quick Draw', {
      tier: 'CORE',
      modifiers: { DICE_POOL: 1 },
      description: 'Out before the word is.',
    }),
    aTalent('Legend', { tier: 'PINNACLE' }),
    aTalent('Parry', { modifiers: { MAXIMUM_HEALTH: 4 } }),
  ],
  statusEffects: [
    aStatusEffect('Bleeding', {
      resourceType: 'HEALTH',
      description: 'Lose SE_LEVEL health.',
      modifiersByPolarity: { DAMAGE_RECEIVED: true, MAXIMUM_HEALTH: false },
    }),
    aStatusEffect('Hidden', { modifiersByPolarity: { DIFFICULTY_ADJUSTMENT: true } }),
  ],
  items: [
    anItem('Generic', { discriminator: 'GENERIC', stackable: true, weight: 0, cost: 0 }),
    anItem('Sword', { weight: 3, talents: ['Nowhere'] }),
    anItem('Mail', { discriminator: 'ARMOR', weight: 8, modifiers: { MAXIMUM_ENERGY: -9, IRON_SOAK: 2 } }),
    anItem('Ring', { discriminator: 'ACCESSORY', weight: 0.1 }),
    anItem('Arrow', { discriminator: 'CONSUMABLE', stackable: true, weight: 0.2 }),
  ],
});

/**
 * Opens the sheet of Aria in a small game, without skills and, unless given, without `play`. `sheet` reads
 * its current state.
 */
export async function openSheet(fields: Partial<Sheet> = {}, play?: object) {
  await page.viewport(1280, 800);
  const { game } = await renderApp({
    url: '/character/id/aria',
    baseGameData: play === undefined ? SHEET_PACK : { ...SHEET_PACK, play },
    prepare: ({ loaded }) => loaded.load(aSheet({ skills: new Map(), ...fields })),
  });
  await expect.element(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  const sheet = () => {
    const { character } = game.loaded.store.getState();
    if (character === undefined) throw new Error('No character is loaded.');
    return character.sheet;
  };
  return { ...game, sheet };
}

/** The tile with a title. */
export const tileTitled = (name: string) => page.getByRole('region', { name, exact: true });
