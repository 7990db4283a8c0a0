import { describe, expect, it } from 'vitest';
import { aPackJson } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** The management page without a base file, where a pack that gives one constant is stored and enabled. */
const openWithPartialPack = () =>
  renderApp({
    url: '/gamedata/management/manage',
    prepare: async ({ storage, gameData }) => {
      const json = aPackJson({ name: 'House', version: 1, constants: { MAXIMUM_HEALTH: 9 } });
      await storage.packs.store({ name: 'House', version: 1, text: JSON.stringify(json) });
      await gameData.enableOnly(['House']);
    },
  });

describe('a partial pack without the base file', () => {
  it('can be switched off, and what then fails verification is said', async () => {
    const { screen, game } = await openWithPartialPack();
    await screen.getByRole('switch', { name: 'House 1' }).click();
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('0 pack(s) loaded successfully!')).toBeVisible();
    await expect.element(screen.getByText('Game Data Verification Failed!', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/no enabled pack: .*MAXIMUM_HEALTH/)).toBeVisible();
    expect(game.gameData.store.getState().gameData.packs).toEqual([]);
  });

  it('can be deleted', async () => {
    const { screen, game } = await openWithPartialPack();
    await screen.getByRole('button', { name: 'Delete House' }).click();
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('1 pack(s) deleted successfully!')).toBeVisible();
    await expect.element(screen.getByText('Game Data Verification Failed!', { exact: true })).toBeVisible();
    expect(await game.storage.packs.list()).toEqual([]);
  });
});
