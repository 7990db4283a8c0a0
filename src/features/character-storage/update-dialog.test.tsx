import { describe, expect, it } from 'vitest';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const JSON_OF_OLD = {
  version: 3,
  name: 'Olden',
  health: 20,
  species: 'Elf',
  inventory: { a: { id: 'a', name: 'Mother’s sword', template: 'Longsword' } },
  changeHistory: [{ date: 0, discriminator: 2, item: { name: 'Lost ring' } }],
};

describe('the update dialog', () => {
  it('lists by name what is lost, in the words of the packs, and fills the bars that go down where that is wanted', async () => {
    const { screen, game } = await renderApp({
      url: '/character/storage',
      baseGameData: aPackJson({
        name: 'Core',
        constants: CONSTANTS,
        play: { labels: { HEALTH: 'Blood' } },
      }),
      prepare: ({ storage }) =>
        storage.characters.save({ name: 'Olden', version: 3, packInfo: [['Core', 1]], json: JSON_OF_OLD }),
    });
    await screen.getByRole('button', { name: 'Load Olden', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Update Olden?' });
    for (const lost of ['Item Mother’s sword', 'Species Elf', 'Blood: 20 → 1'])
      await expect.element(dialog.getByText(lost, { exact: true })).toBeVisible();
    await expect.element(dialog.getByText(/^History entry Lost ring of \w+ \d+, 19\d\d at/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Fill these bars to their maximum' }).click();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Olden' })).toBeVisible();
    expect(game.loaded.store.getState().character?.sheet.health).toBe(CONSTANTS.MAXIMUM_HEALTH);
  });
});
