import { expect } from 'vitest';
import type { Sheet } from '../core/character/sheet/sheet.ts';
import { anAction, aPackJson, aSkill, aStatusEffect, CONSTANTS } from './packs.ts';
import { type RenderOptions, renderApp } from './render-app.tsx';
import { aSheet } from './sheets.ts';

export const cost = (resource: string, value: number) => ({ resource, by: 'CONSTANT', value });

export const COMBAT_PACK = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  actions: {
    defaultActions: ['Wait', 'Swing'],
    defaultManeuvers: ['Press'],
    actions: [
      anAction('Wait'),
      anAction('Swing', {
        resources: [cost('ACTION_POINTS', 1)],
        effects: [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] }],
      }),
    ],
    maneuvers: [anAction('Press')],
  },
  skills: [aSkill('Blades')],
});

const EXTRA = aPackJson({
  name: 'Extra',
  actions: {
    defaultActions: ['Lunge'],
    defaultManeuvers: ['Twist'],
    actions: [anAction('Lunge')],
    maneuvers: [anAction('Twist')],
  },
  statusEffects: [
    aStatusEffect('Glowing', { description: 'Seen from SE_LEVEL miles.' }),
    aStatusEffect('Dim'),
  ],
});

export async function renderCombat(fields: Partial<Sheet> = {}, options: Partial<RenderOptions> = {}) {
  const sheet = aSheet({ packInfo: [['Core', 1]], skills: new Map([['Blades', 3]]), ...fields });
  const rendered = await renderApp({
    url: '/character/id/aria/combat',
    baseGameData: [COMBAT_PACK, EXTRA],
    prepare: ({ loaded }) => loaded.load(sheet),
    ...options,
  });
  const { screen } = rendered;
  /** Changes the packs as the management page does: enables them and validates the character against them. */
  const enableOnly = async (...packs: readonly string[]) => {
    const { gameData, loaded } = rendered.game;
    await gameData.enableOnly(packs);
    await loaded.load(loaded.store.getState().character?.sheet ?? sheet);
  };
  return {
    ...rendered,
    enableOnly,
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
    /** Opens a tab, and waits for its panel. */
    tab: async (name: string) => {
      await screen.getByRole('tab', { name, exact: true }).click();
      await expect.element(screen.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    },
  };
}
