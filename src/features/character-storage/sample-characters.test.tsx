import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const baseGameData = aPackJson({ name: 'Small Game', constants: CONSTANTS, skills: [aSkill('Blades')] });
const aSample = (name: string) => ({
  version: CURRENT_SHEET_VERSION,
  name,
  packInfo: [['Small Game', 1]],
  health: 7,
  skills: { Blades: 2 },
});
const samples = { characters: [aSample('Odda Harrow'), aSample('Ilse Wren')] };

describe('sample characters', () => {
  it('are stored as the user’s own character when tried, and then no longer offered', async () => {
    const { game, router } = await renderApp({ url: '/character/storage', baseGameData, samples });
    const offered = page.getByRole('region', { name: 'Sample characters' });
    await expect.element(offered.getByRole('listitem').nth(3)).toBeVisible();
    await page.getByRole('button', { name: 'Try Odda Harrow' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Odda Harrow' })).toBeVisible();
    expect(game.loaded.store.getState().character?.sheet.health).toBe(7);

    await router.navigate('/character/storage');
    await expect.element(page.getByRole('button', { name: 'Load Odda Harrow', exact: true })).toBeVisible();
    expect(offered.getByRole('listitem').elements()).toHaveLength(3);
  });

  it('warn if they cannot be fetched, and stay offered', async () => {
    const { game } = await renderApp({ url: '/character/storage', baseGameData });
    await page.getByRole('button', { name: 'Try Ilse Wren' }).click();
    await expect.element(page.getByText('Ilse Wren could not be fetched.')).toBeVisible();
    expect(game.storage.characters.entries().size).toBe(0);
    await expect.element(page.getByRole('button', { name: 'Try Ilse Wren' })).toBeVisible();
  });

  it('are offered on the home page on a first visit', async () => {
    await renderApp({ url: '/', baseGameData, samples });
    await page.getByRole('button', { name: 'Try Ilse Wren, a sample character' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ilse Wren' })).toBeVisible();
  });
});
