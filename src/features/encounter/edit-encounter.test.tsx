import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createEncounter } from '../../core/encounter/create.ts';
import { renderApp } from '../../testing/render-app.tsx';

const AMBUSH = createEncounter('Ambush', [
  { name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 },
]);

async function openEdit() {
  const { screen, game } = await renderApp({
    url: '/gm/encounter/encounter',
    prepare: async ({ storage, encounters }) => {
      await storage.encounters.create(AMBUSH);
      encounters.load('Ambush');
    },
  });
  await screen.getByRole('button', { name: 'Edit' }).click();
  const field = screen.getByRole('textbox', { name: 'Encounter Name' });
  await expect.element(field).toHaveValue('Ambush');
  return { screen, game, field, dialog: screen.getByRole('dialog').element() };
}

describe('the name of an encounter', () => {
  it('is changed while its dialog stays, with the focus', async () => {
    const { screen, field, dialog } = await openEdit();
    await field.fill('Siege');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Edit Siege' })).toBeVisible();
    expect(dialog.isConnected).toBe(true);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Siege');
  });

  it('is the one that another window gives it, unless another one is typed', async () => {
    const { game, field } = await openEdit();
    await game.storage.encounters.rename('Ambush', { ...AMBUSH, encounterName: 'Siege' });
    await expect.element(field).toHaveValue('Siege');
    await field.fill('Sally');
    await game.storage.encounters.rename('Siege', { ...AMBUSH, encounterName: 'Sortie' });
    await expect.element(field).toHaveValue('Sally');
  });
});
