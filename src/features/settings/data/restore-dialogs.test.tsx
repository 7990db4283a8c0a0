import { describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../../core/character/sheet/parse-sheet.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSheet } from '../../../testing/sheets.ts';

/** Settings, with a backup and a snapshot in which Aria was healthier and Bertram was there. */
async function openSettings() {
  let backup = '';
  const { screen } = await renderApp({
    url: '/settings',
    prepare: async ({ storage }) => {
      for (const name of ['Aria', 'Bertram']) await storage.characters.save(storedSheetOf(aSheet({ name })));
      const serialized = await storage.backups.serialize();
      if (serialized.ok) backup = serialized.value.text;
      await storage.characters.remove('Bertram');
      await storage.characters.save(storedSheetOf(aSheet({ name: 'Aria', health: 1 })));
    },
  });
  return { screen, backup };
}

it('tells snapshots of one minute apart by their reasons, and those of one reason by their seconds', async () => {
  let time = Date.UTC(2026, 10, 28, 12, 0, 1);
  const { screen } = await renderApp({
    url: '/settings',
    environment: { now: () => time },
    prepare: async ({ storage }) => {
      for (const [health, reason] of [
        [1, 'Before a rest'],
        [2, 'Before a rest'],
        [3, 'Before a feast'],
      ] as const) {
        await storage.characters.save(storedSheetOf(aSheet({ name: 'Aria', health })));
        await storage.snapshots.take(reason);
        time += 2000;
      }
    },
  });
  const buttons = screen.getByRole('button', { name: /^Restore everything of/ });
  await expect.element(buttons.nth(2)).toHaveAccessibleName(/:00:01/);
  await expect.element(buttons.nth(1)).toHaveAccessibleName(/:00:03/);
  await expect.element(buttons.nth(1)).toHaveAccessibleDescription('Before a rest');
  await expect.element(buttons.nth(0)).toHaveAccessibleName(/:00\s[AP]M$/);
  await expect.element(buttons.nth(0)).toHaveAccessibleDescription('Before a feast');
});

describe('the question before a restore', () => {
  it('names what a snapshot replaces and adds', async () => {
    const { screen } = await openSettings();
    await screen.getByRole('button', { name: /^Restore everything of/ }).click();
    const changes = screen.getByRole('list', { name: 'What changes' });
    await expect.element(changes.getByText('Aria (character) is replaced')).toBeVisible();
    await expect.element(changes.getByText('Bertram (character) is added')).toBeVisible();
  });

  it('names what a backup replaces and adds', async () => {
    const { screen, backup } = await openSettings();
    await screen.getByLabelText('Restore Backup').upload(new File([backup], 'backup.json'));
    const changes = screen.getByRole('list', { name: 'What changes' });
    await expect.element(changes.getByText('Aria (character) is replaced')).toBeVisible();
    await expect.element(changes.getByText('Bertram (character) is added')).toBeVisible();
  });
});
