import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../app/paths.ts';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const word = 'w'.repeat(199);

it.each([
  ['phone', 390],
  ['desktop', 1440],
])(
  'on a %s, long names and numbers neither overflow the screen nor squeeze each other',
  async (_device, width) => {
    await page.viewport(width, 844);
    const { screen } = await renderApp({
      url: paths.gameData,
      baseGameData: aPackJson({
        name: word,
        version: 123_456_789_012,
        constants: { ...CONSTANTS, MAXIMUM_HEALTH: 1e300 },
        groups: { constantGroups: { [`${word} `]: ['MAXIMUM_HEALTH'] } },
        pinnacleBreakpoints: Array.from({ length: 40 }, (_, index) => 1e14 + index),
      }),
    });
    await expect.element(screen.getByText(word, { exact: true }).first()).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    for (const text of document.querySelectorAll('main dt, main dd, main h2')) {
      expect(text.scrollWidth, text.textContent).toBeLessThanOrEqual(text.clientWidth);
    }
    for (const text of ['123456789012', 'Pinnacles, by potential']) {
      expect(screen.getByText(text).element().getBoundingClientRect().width).toBeGreaterThan(60);
    }
  },
);

it('collapses and expands each section', async () => {
  const baseGameData = aPackJson({ constants: CONSTANTS, pinnacleBreakpoints: [40, 80] });
  const { screen } = await renderApp({ url: paths.gameData, baseGameData });
  const section = screen.getByRole('region', { name: 'Breakpoints' });
  await expect.element(section.getByText('40, 80')).toBeVisible();
  await section.getByRole('button', { name: 'Collapse' }).click();
  await expect.element(section.getByText('40, 80')).not.toBeInTheDocument();
  await section.getByRole('button', { name: 'Expand' }).click();
  await expect.element(section.getByText('40, 80')).toBeVisible();
});

it('shows the constants of a group in its order', async () => {
  const names = ['MAXIMUM_HEALTH', 'MAXIMUM_ENERGY', 'MAXIMUM_VIGOR', 'MAXIMUM_FOCUS'];
  const { screen } = await renderApp({
    url: paths.gameData,
    baseGameData: aPackJson({ constants: CONSTANTS, groups: { constantGroups: { Body: names } } }),
  });
  await expect
    .element(screen.getByRole('region', { name: 'Body' }))
    .toHaveTextContent(/Health.*Energy.*Vigor.*Focus/);
});
