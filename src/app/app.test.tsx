import { describe, expect, it } from 'vitest';
import { createCharacter } from '../core/character/create.ts';
import { printSheet, storedSheetOf } from '../core/character/parse-sheet.ts';
import { mergePacks } from '../core/game-data/merge-packs.ts';
import { parsePack, printPack } from '../core/game-data/parse-pack.ts';
import { aPack } from '../testing/packs.ts';
import { renderApp } from '../testing/render-app.tsx';

const pack = aPack({ name: 'Test Pack', version: 2 });
const baseGameData = JSON.parse(JSON.stringify(printPack(pack)));

function aria(version = 2) {
  const read = parsePack(baseGameData);
  if (!read.ok) throw new Error('The test pack is no pack.');
  const gameData = mergePacks([read.value]);
  const sheet = createCharacter({ name: 'Aria', startingPotential: 30, startingSkills: [] }, gameData);
  return { ...sheet, packInfo: [['Test Pack', version] as const] };
}

describe('the address of a character', () => {
  it('opens the character, which becomes the one on the table', async () => {
    const { screen, application } = await renderApp({
      url: '/character/id/aria/revert',
      baseGameData,
      prepare: async ({ storage }) => void (await storage.characters.create(storedSheetOf(aria()))),
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Revert' })).toBeVisible();
    expect(application.loaded.store.getState().character?.sheet.name).toBe('Aria');
  });

  it.each([
    ['Character Not Found', undefined],
    ['Character Out of Date', { ...printSheet(aria()), version: 4 }],
    ['Game Data Mis-match', printSheet(aria(1))],
    ['Game Data Missing', { ...printSheet(aria()), packInfo: [['Lost Pack', 1]] }],
  ])('that cannot be opened shows %s, and changes nothing', async (title, json) => {
    const { screen, application } = await renderApp({
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
    expect(application.storage.characters.get('Aria')?.value.json).toEqual(json);
    expect(application.loaded.store.getState().character).toBeUndefined();
  });

  it('shows Game Data Error where the game data fail verification', async () => {
    const { screen } = await renderApp({
      url: '/character/id/aria',
      baseGameData: { ...baseGameData, constants: {} },
      prepare: async ({ storage }) => void (await storage.characters.create(storedSheetOf(aria()))),
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Game Data Error' })).toBeVisible();
  });
});
