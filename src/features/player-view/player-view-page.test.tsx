import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../app/paths.ts';
import { aPackJson, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('its text grows with the window, and is never smaller than elsewhere', async () => {
  const { screen } = await renderApp({ url: paths.playerView });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Player View' })).toBeVisible();
  const sizeAt = async (width: number, height: number) => {
    await page.viewport(width, height);
    return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  };
  expect(await sizeAt(390, 844)).toBe(16);
  expect(await sizeAt(1920, 1080)).toBeGreaterThan(20);
});

it('a status effect of the party opens its card at its level, and one that nobody defines is text', async () => {
  const statusEffects = [
    { name: 'Burning', level: 2 },
    { name: 'Wet', level: 1 },
  ];
  const { screen } = await renderApp({
    url: paths.playerView,
    baseGameData: aPackJson({
      name: 'Core',
      constants: CONSTANTS,
      statusEffects: [aStatusEffect('Burning', { description: 'You lose SE_LEVEL health.' })],
    }),
    prepare: ({ playerViews }) =>
      playerViews.store.setState({
        view: {
          turn: ['Round 1'],
          party: [{ name: 'Aria', hasActed: false, bars: [], statusEffects }],
          groups: [],
        },
      }),
  });
  const aria = screen.getByRole('listitem').filter({ hasText: 'Aria' });
  await aria.getByRole('button', { name: 'Burning 2' }).click();
  const card = page.getByRole('dialog', { name: 'Burning' });
  await expect.element(card).toHaveTextContent('You lose 2 health.');
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(aria.getByRole('button', { name: 'Burning 2' })).toHaveFocus();
  await expect.element(aria).toHaveTextContent('Wet 1');
  expect(aria.getByRole('button', { name: 'Wet' }).query()).toBeNull();
});

const WINDOWS = [
  [2, 1440, 900],
  [2, 820, 1180],
  [7, 1440, 900],
  [16, 1440, 900],
  [30, 1440, 900],
  [30, 820, 1180],
  [7, 390, 844],
] as const;

it.each(WINDOWS)('%i members fill a window of %i by %i, and fit it', async (count, width, height) => {
  const members = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    healthStep: 4,
    hasActed: false,
  }));
  await page.viewport(width, height);
  const { screen } = await renderApp({
    url: paths.playerView,
    prepare: ({ playerViews }) =>
      playerViews.store.setState({
        view: { turn: ['Round 1'], party: [], groups: [{ name: 'Wolves', members }] },
      }),
  });
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
  expect(document.documentElement.scrollHeight).toBe(height);
  const last = screen.getByRole('listitem').last().element().getBoundingClientRect();
  expect(last.bottom).toBeGreaterThan(height * 0.9);
});

it('on a phone what has acted keeps its name on one line, and no line begins with a dot', async () => {
  await page.viewport(390, 844);
  const members = [1, 2].map((id) => ({ id, healthStep: 4, hasActed: id === 2 }));
  const { screen } = await renderApp({
    url: paths.playerView,
    prepare: ({ playerViews }) =>
      playerViews.store.setState({
        view: {
          turn: ['Round 1', 'Phase 1'],
          party: [],
          groups: [
            { name: 'Lantern Hounds', members },
            { name: 'Wolves', members },
          ],
        },
      }),
  });
  /** The lines of a member: its name, and how it is. */
  const linesOf = (index: number) =>
    [...screen.getByRole('listitem').nth(index).element().querySelectorAll('p')].map((line) =>
      line.getBoundingClientRect(),
    );
  await expect.element(screen.getByText('Unhurt, has acted').first()).toBeVisible();
  const [long, longState] = linesOf(1);
  const [short, shortState] = linesOf(2);
  expect(long?.height).toBe(short?.height);
  expect(longState?.top).toBeGreaterThanOrEqual(long?.bottom ?? Number.NaN);
  expect(shortState?.top).toBeLessThan(short?.bottom ?? 0);
  const toAct = screen.getByRole('status', { name: 'To act' });
  await expect.element(toAct).toHaveTextContent(/^To act: Lantern Hounds 1.· Wolves 1$/);
});
