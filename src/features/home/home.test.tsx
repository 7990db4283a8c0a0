import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

describe('the home page', () => {
  it('continues with the character that was loaded last, not with the one that was saved last', async () => {
    const { screen, game } = await renderApp({
      url: '/',
      prepare: async ({ storage, loaded }) => {
        await storage.characters.save(storedSheetOf(aSheet({ name: 'Bertram' })));
        await loaded.load(aSheet({ name: 'Bertram' }));
        loaded.unload();
        await storage.characters.save(storedSheetOf(aSheet({ name: 'Aria' })));
      },
    });
    await expect.element(screen.getByRole('link', { name: 'Continue with Bertram' })).toBeVisible();
    await game.storage.characters.remove('Bertram');
    await expect.element(screen.getByRole('link', { name: 'Continue with Aria' })).toBeVisible();
  });

  it('tells how each character stands, in the words of the packs that were loaded last', async () => {
    const { screen } = await renderApp({
      url: '/',
      prepare: async ({ storage }) => {
        const { combatState } = aSheet();
        for (const sheet of [
          aSheet({ name: 'Bertram', health: 5, energy: 2 }),
          aSheet({ name: 'Aria', health: 7, energy: 3, combatState: { ...combatState, round: 2 } }),
        ])
          await storage.characters.save(storedSheetOf(sheet));
        storage.remembered.write('lastCharacter', 'bertram');
        storage.remembered.write('barWords', { energy: 'Vim' });
      },
    });
    const link = (name: string) => screen.getByRole('link', { name });
    await expect.element(link('Continue with Bertram')).toHaveTextContent(/Health.5Vim.2$/u);
    await expect.element(link('Aria')).toHaveTextContent(/Health.7Vim.3In.combat, round.2$/u);
  });

  it('offers the samples beside the only character, and its other characters in their place', async () => {
    const { screen, game } = await renderApp({
      url: '/',
      prepare: ({ storage }) => storage.characters.save(storedSheetOf(aSheet({ name: 'Odda Harrow' }))),
    });
    const samples = screen.getByRole('region', { name: 'Sample characters' });
    await expect.element(samples.getByRole('listitem').nth(2)).toBeVisible();
    expect(samples.getByRole('button', { name: 'Try Odda Harrow' }).elements()).toEqual([]);
    await game.storage.characters.save(storedSheetOf(aSheet({ name: 'Aria' })));
    await expect.element(screen.getByRole('heading', { name: 'Your other characters' })).toBeVisible();
    expect(samples.elements()).toEqual([]);
  });

  it.each([390, 820, 1280])('leads to a new character where it is %i px wide', async (width) => {
    await page.viewport(width, 800);
    const { screen } = await renderApp({ url: '/' });
    await expect.element(screen.getByRole('heading', { name: 'More sample characters' })).toBeVisible();
    await screen.getByRole('link', { name: 'New character' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'New Character' })).toBeVisible();
  });

  it('says that a sample cannot be opened where the code of the game cannot be fetched', async () => {
    const { screen } = await renderApp({ url: '/', openGame: () => Promise.reject(new Error('No network')) });
    await screen.getByRole('button', { name: 'Try Ilse Wren, a sample character' }).click();
    await expect
      .element(screen.getByText('Ilse Wren could not be opened. Nothing was changed: reload the page.'))
      .toBeVisible();
  });
});
