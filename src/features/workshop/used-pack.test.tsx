import { describe, expect, it } from 'vitest';
import { templatePack } from '../../core/game-data/editing/new-pack.ts';
import type { Game } from '../../state/game.ts';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const USED = JSON.stringify(templatePack('Kitchen Wars'), null, 2);

/** A pack that is used as the template has it, and was changed since. */
const openUsed = (text = USED.replace('"cost": 1\n', '"cost": 4\n')) =>
  renderApp({
    url: '/workshop/kitchen%20wars',
    baseGameData: aPackJson({ name: 'Core', constants: CONSTANTS }),
    prepare: async ({ storage }: Game) => {
      await storage.packs.store({ name: 'Kitchen Wars', version: 1, text: USED });
      await storage.workshop.create({ name: 'Kitchen Wars', text, released: undefined, steps: undefined });
    },
  });

describe('a pack that is used in this browser', () => {
  it('counts as released: a renaming is noted for characters, also after an undo', async () => {
    const { screen, game } = await openUsed();
    await expect.element(screen.getByText('Version 1 was released last.')).toBeVisible();
    await screen.getByRole('button', { name: 'Change Short Sword' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Rename Short Sword' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Sabre');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect
      .poll(() => game.workshop.getState()?.store.getState().pack?.json)
      .toMatchObject({ play: { formerly: { items: { 'Short Sword': 'Sabre' } } } });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('link', { name: 'Short Sword', exact: true })).toBeVisible();
    await expect.element(screen.getByText('Version 1 was released last.')).toBeVisible();
    await game.storage.flush();
    expect(game.storage.workshop.get('Kitchen Wars')?.value.released).toBe(USED);
  });

  it('is refused under its version, with the way to the next one', async () => {
    const { screen } = await openUsed();
    await screen.getByRole('button', { name: 'Use in this browser' }).click();
    const refusal = screen
      .getByRole('alert')
      .filter({ hasText: 'The pack with that version is already stored.' });
    await expect
      .element(refusal)
      .toHaveTextContent('Release the next version under Versions of Kitchen Wars');
    await refusal.getByRole('link', { name: 'Versions of Kitchen Wars' }).click();
    await expect.element(screen.getByText('Bread: cost: 1 → 4')).toBeVisible();
    await screen.getByRole('button', { name: 'Release version 2' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
    await expect.element(screen.getByText('Version 2 of Kitchen Wars is released.')).toBeVisible();
    await screen
      .getByRole('combobox', { name: 'Compare with' })
      .selectOptions('Kitchen Wars 1, as it is used');
    await expect.element(screen.getByText('Bread: cost: 1 → 4')).toBeVisible();
    await screen.getByRole('button', { name: 'Use in this browser' }).click();
    await expect.element(screen.getByRole('button', { name: 'Store Pack' })).toBeEnabled();
  });

  it('does not count as released under a version below the last one', async () => {
    const { screen, game } = await openUsed();
    const later = USED.replace('"version": 1', '"version": 3');
    await expect.element(screen.getByText('Version 1 was released last.')).toBeVisible();
    game.workshop.getState()?.countAsReleased(later);
    await expect.element(screen.getByText('Version 3 was released last.')).toBeVisible();
    game.workshop.getState()?.countAsReleased(USED);
    await expect.element(screen.getByText('Version 3 was released last.')).toBeVisible();
  });
});
