import { describe, expect, it } from 'vitest';
import { createCharacter } from '../core/character/create.ts';
import { serializeSheet, storedSheetOf } from '../core/character/sheet/parse-sheet.ts';
import { CONSTANT_NAMES } from '../core/rules/vocabulary.ts';
import { aPack, aPackJson, gameDataOf } from '../testing/packs.ts';
import { renderApp } from '../testing/render-app.tsx';

const constants = Object.fromEntries(CONSTANT_NAMES.map((name) => [name, 2]));
const baseGameData = aPackJson({ version: 2, constants });

function aria(version = 2) {
  const gameData = gameDataOf(aPack({ version: 2, constants }));
  const sheet = createCharacter({ name: 'Aria', startingPotential: 30, startingSkills: [] }, gameData);
  return { ...sheet, packInfo: [['Test Pack', version] as const] };
}

describe('the address of a character', () => {
  it('loads the character', async () => {
    const { screen, game } = await renderApp({
      url: '/character/id/aria/revert',
      baseGameData,
      prepare: async ({ storage }) => void (await storage.characters.create(storedSheetOf(aria()))),
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Revert' })).toBeVisible();
    expect(game.loaded.store.getState().character?.sheet.name).toBe('Aria');
  });

  it.each([
    ['Character Not Found', undefined],
    ['Character Out of Date', { ...serializeSheet(aria()), version: 4 }],
    ['Game Data Mis-match', serializeSheet(aria(1))],
    ['Game Data Missing', { ...serializeSheet(aria()), packInfo: [['Lost Pack', 1]] }],
  ])('that cannot be opened shows %s, and changes nothing', async (title, json) => {
    const { screen, game } = await renderApp({
      url: '/character/id/aria',
      baseGameData,
      prepare: async ({ storage }) => {
        if (json === undefined) return;
        const { version, packInfo } = json as { version: number; packInfo: [string, number][] };
        await storage.characters.create({ name: 'Aria', version, packInfo, json });
      },
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Loading Page' })).toBeVisible();
    expect(game.storage.characters.get('Aria')?.value.json).toEqual(json);
    expect(game.loaded.store.getState().character).toBeUndefined();
  });

  it('shows Game Data Error if the game data fail verification', async () => {
    const { screen } = await renderApp({
      url: '/character/id/aria',
      baseGameData: { ...baseGameData, constants: {} },
      prepare: async ({ storage }) => void (await storage.characters.create(storedSheetOf(aria()))),
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Game Data Error' })).toBeVisible();
  });
});
