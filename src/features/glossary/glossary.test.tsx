import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../app/paths.ts';
import { aPackJson, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const heading = page.getByRole('heading', { level: 1 });

const game = aPackJson({
  constants: CONSTANTS,
  statusEffects: [
    aStatusEffect('Bleeding', { description: 'Lose 1 health.' }),
    aStatusEffect('Burning', { description: 'Lose SE_LEVEL health.' }),
  ],
});

test('status effects are found by what their cards say at the level of the slider', async () => {
  const { screen } = await renderApp({ url: paths.statusEffects, baseGameData: game });
  const articles = screen.getByRole('article');
  await screen.getByLabelText('Search field').selectOptions('Description');
  await screen.getByLabelText('Search value').fill('lose 1 health');
  await expect.element(heading).toHaveTextContent('Status Effects (2)');
  await screen.getByRole('slider', { name: 'Status Effect Level' }).fill('3');
  await expect.element(heading).toHaveTextContent('Status Effects (1)');
  await expect.element(articles).toHaveTextContent('Bleeding');
  await screen.getByLabelText('Search value').fill('lose 3');
  await expect.element(articles).toHaveTextContent('Burning');
  await screen.getByLabelText('Search value').fill('SE_LEVEL');
  await expect.element(heading).toHaveTextContent('Status Effects (0)');
});
