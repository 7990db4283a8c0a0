import { expect, it } from 'vitest';
import { aPackJson, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const NOTE = {
  name: '',
  version: '1',
  date: [2026, 11, 18],
  summary: 'Ember burns longer.',
  bugFixes: [],
  descriptionSections: [],
  talents: { added: ['Hale'], removed: ['Gone'], changed: [] },
};

it('a name in the patch notes opens the card of its entry', async () => {
  const { screen } = await renderApp({
    url: '/settings/patch-notes',
    now: Date.UTC(2026, 10, 20),
    patchNotes: [NOTE],
    baseGameData: aPackJson({ constants: CONSTANTS, talents: [aTalent('Ember'), aTalent('Hale')] }),
  });
  await expect.element(screen.getByRole('button', { name: 'Ember' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Gone' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Hale' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Hale' })).toBeVisible();
});
