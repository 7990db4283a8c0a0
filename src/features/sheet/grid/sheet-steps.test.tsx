import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Remembered } from '../../../storage/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSheet } from '../../../testing/sheets.ts';

const NAME = 'sheetSteps';

let stopWatching = () => {};
afterEach(() => stopWatching());

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')];
const heights = () => Object.fromEntries(tiles().map((tile) => [tile.dataset.tile, tile.offsetHeight]));
const isShown = () => document.querySelector('[data-settled] [data-tile]') !== null;

/** Counts how often a tile is laid out anew once it is on the page. */
function countMoves() {
  let moves = 0;
  const observer = new MutationObserver((changes) => {
    moves += changes.filter(({ target }) => target instanceof HTMLElement && target.dataset.tile).length;
  });
  observer.observe(document.body, { attributeFilter: ['style'], subtree: true });
  stopWatching = () => observer.disconnect();
  return () => moves;
}

/** Opens the sheet of Aria where `stored` is remembered, and waits until its tiles are settled. */
async function openWith(stored: unknown) {
  await page.viewport(1280, 800);
  const moves = countMoves();
  const { game } = await renderApp({
    url: '/character/id/aria',
    prepare: ({ loaded, storage }) => {
      storage.remembered.write(NAME, stored);
      return loaded.load(aSheet());
    },
  });
  await expect.element(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  await expect.poll(isShown).toBe(true);
  return { moves: moves(), heights: heights(), remembered: game.storage.remembered };
}

/** What is remembered of Aria once the sheet is there. */
async function stepsOf(remembered: Remembered): Promise<unknown> {
  await expect.poll(() => remembered.read(NAME)).toEqual([['aria', expect.any(String), expect.any(Object)]]);
  return remembered.read(NAME);
}

describe('the steps that the tiles of a sheet needed the last time', () => {
  it('are where the tiles stand at once, and stay', async () => {
    const before = await openWith(undefined);
    expect(before.moves).toBeGreaterThan(0);
    const again = await openWith(await stepsOf(before.remembered));
    expect(again).toMatchObject({ moves: 0, heights: before.heights });
  });

  it('give way to what the content needs', async () => {
    const before = await openWith(undefined);
    const [[key, breakpoint, steps]] = (await stepsOf(before.remembered)) as [[string, string, object]];
    const other = Object.fromEntries(Object.entries(steps).map(([tile, count]) => [tile, count + 3]));
    const again = await openWith([[key, breakpoint, other]]);
    await expect.poll(heights).toEqual(before.heights);
    await expect.poll(() => again.remembered.read(NAME)).toEqual([[key, breakpoint, steps]]);
  });

  it.each([
    3,
    [null, 3, ['aria'], ['aria', 'lg', null], ['aria', 'huge', { health: 9 }]],
    [['aria', 'lg', { health: -4, energy: 1.5, vigor: 'x', focus: 1e300, nowhere: 7 }]],
    [['aria', 'lg', []]],
  ])('are ignored where they are damaged: %j', async (stored) => {
    const before = await openWith(undefined);
    await openWith(stored);
    await expect.poll(heights).toEqual(before.heights);
  });
});
