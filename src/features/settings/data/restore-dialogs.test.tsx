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
