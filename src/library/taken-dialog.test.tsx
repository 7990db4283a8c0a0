import { expect, it } from 'vitest';
import { storedSheetOf } from '../core/character/sheet/parse-sheet.ts';
import { aPackJson } from '../testing/packs.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aSheet } from '../testing/sheets.ts';

it('says in two sentences that a name is taken, and what replacing does', async () => {
  const aria = storedSheetOf(aSheet({ name: 'Aria' }));
  const { screen } = await renderApp({
    url: '/character/storage',
    baseGameData: aPackJson({ name: 'Small Game', version: 3 }),
    prepare: ({ storage }) => storage.characters.save(aria),
  });
  await screen.getByLabelText('Upload Character').upload(new File([JSON.stringify(aria)], 'aria.json'));
  await expect
    .element(screen.getByRole('dialog', { name: 'Replace Aria?' }))
    .toHaveTextContent('A character with that name already exists. Replacing removes the one before.');
});
