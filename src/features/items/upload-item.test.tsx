import { describe, expect, it } from 'vitest';
import { anItem, aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aCustomItem, anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  items: [
    anItem('Generic', { discriminator: 'GENERIC', stackable: true, weight: 0, cost: 0 }),
    anItem('Flail', { weight: 3 }),
  ],
});

const RELIC = { id: 'x', name: 'Relic', flavor: 'New.', quantity: 1, template: 'Flail' };

/** Chooses the file of a relic for a character who has one already, and presses Add Item. */
async function uploadAgain(others: readonly ReturnType<typeof aCustomItem>[] = []) {
  const before = anInventoryItem('Flail', { id: 'old', name: 'Relic', flavor: 'Old.' });
  const { game, screen } = await renderApp({
    url: '/character/id/aria/items/upload',
    baseGameData: PACK,
    prepare: ({ loaded }) =>
      loaded.load(aSheet({ skills: new Map(), inventory: inventoryOf(before, ...others) })),
  });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const file = new File([JSON.stringify(RELIC)], 'relic.json');
  await screen.getByLabelText('Upload Item').upload(file);
  await button('Add Item').click();
  await expect.element(screen.getByRole('dialog', { name: 'Replace Relic?' })).toBeVisible();
  const flavors = () =>
    [...(game.loaded.store.getState().character?.sheet.inventory.values() ?? [])].map(({ flavor }) => flavor);
  return { game, screen, button, flavors };
}

describe('an uploaded item whose name is taken', () => {
  it('replaces the one before, in one step to undo', async () => {
    const { game, screen, button, flavors } = await uploadAgain();
    await button('Replace').click();
    await expect.element(screen.getByText('Relic replaced.')).toBeVisible();
    expect(flavors()).toEqual(['New.']);
    await game.loaded.undo();
    expect(flavors()).toEqual(['Old.']);
  });

  it('joins the one before', async () => {
    const { screen, button, flavors } = await uploadAgain();
    await button('Keep both').click();
    await expect.element(screen.getByText('Relic added.')).toBeVisible();
    expect(flavors()).toEqual(['Old.', 'New.']);
  });

  it('is skipped without a change', async () => {
    const { screen, button, flavors } = await uploadAgain();
    await button('Skip').click();
    await expect.element(screen.getByRole('article', { name: 'Relic' })).not.toBeInTheDocument();
    expect(flavors()).toEqual(['Old.']);
  });

  it('can only replace the one before where both are too heavy', async () => {
    const { button, flavors } = await uploadAgain([aCustomItem('Anvil', { weight: 16 })]);
    await expect
      .element(button('Keep both'))
      .toHaveAccessibleDescription('This item would make you over-encumbered.');
    await button('Replace').click();
    await expect.poll(flavors).toEqual(['', 'New.']);
  });
});
