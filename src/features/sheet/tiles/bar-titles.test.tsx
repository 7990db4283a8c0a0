import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { aPackJson, CONSTANTS } from '../../../testing/packs.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSheet } from '../../../testing/sheets.ts';

const LABELS = { HEALTH: 'Constitution', ENERGY: 'Concentration', VIGOR: 'Determination' };

it.each([
  ['small', {}],
  ['large', { MAXIMUM_HEALTH: 100_000, MAXIMUM_ENERGY: 100_000, MAXIMUM_VIGOR: 1_000_000 }],
])('no title of a bar breaks inside a word beside a %s maximum on a phone', async (_, constants) => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { screen } = await renderApp({
    url: '/character/id/aria',
    baseGameData: aPackJson({
      name: 'Core',
      constants: { ...CONSTANTS, ...constants },
      play: { format: 1, labels: LABELS },
    }),
    prepare: ({ loaded }) => loaded.load(aSheet({ packInfo: [['Core', 1]] })),
  });
  for (const name of Object.values(LABELS)) {
    const title = screen.getByRole('heading', { name, exact: true });
    await expect.element(title).toBeVisible();
    const range = document.createRange();
    range.selectNodeContents(title.element());
    expect(range.getClientRects()).toHaveLength(1);
    const tile = screen.getByRole('region', { name, exact: true }).element().getBoundingClientRect();
    const maximum = screen.getByRole('button', { name: new RegExp(`^Maximum ${name}`) }).element();
    expect(maximum.getBoundingClientRect().right).toBeLessThanOrEqual(tile.right);
  }
});
