import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const baseGameData = aPackJson({ name: 'Small Game', constants: CONSTANTS, skills: [aSkill('Blades')] });

describe('the row of a stored character on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('shows name, facts, its last day and health in 72 px', async () => {
    await renderApp({
      url: '/character/storage',
      baseGameData,
      prepare: async ({ storage }) => {
        await storage.characters.save(storedSheetOf(aSheet({ name: 'Ottoline Reed' })));
      },
    });
    const row = page.getByRole('article', { name: 'Ottoline Reed' });
    await expect.element(row.getByText(/^Health/)).toBeVisible();
    await expect.element(row.getByText(/^Potential/)).toBeVisible();
    await expect.element(row.getByText(/^Last.changed/)).toBeVisible();
    expect(row.element().getBoundingClientRect().height).toBe(72);
  });

  it('shows a long name whole, on more lines', async () => {
    const name = 'Ottoline of the Long Stair and the Wells';
    await renderApp({
      url: '/character/storage',
      baseGameData,
      prepare: async ({ storage }) => {
        await storage.characters.save(storedSheetOf(aSheet({ name })));
      },
    });
    const heading = page.getByRole('heading', { name });
    await expect.element(heading).toBeVisible();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = heading.element();
    expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  });

  it('says when it was last opened, and cuts no fact on the narrowest phone', async () => {
    await page.viewport(320, 640);
    await renderApp({
      url: '/character/storage',
      baseGameData,
      prepare: async ({ storage, loaded }) => {
        const sheet = aSheet({ name: 'Ottoline', potential: 123_456 });
        await storage.characters.save(storedSheetOf(sheet));
        await loaded.load(sheet);
      },
    });
    const facts = page.getByText('Last opened today');
    await expect.element(facts).toBeVisible();
    const { scrollHeight, clientHeight } = facts.element().parentElement ?? document.body;
    expect(scrollHeight).toBe(clientHeight);
  });
});

it.each([
  [{ health: 1e300, potential: 1e18 }, 'Health 20 / 20', 'Potential 1000000000000'],
  [{ health: 10.5, potential: -2 }, 'Health 11 / 20', 'Potential 0'],
  [{ health: undefined, potential: undefined }, 'Health 1 / 20', 'Potential 0'],
])('shows what loading makes of the numbers %o of a file', async (fields, health, potential) => {
  await renderApp({
    url: '/character/storage',
    baseGameData,
    prepare: async ({ storage }) => {
      const stored = storedSheetOf(aSheet({ name: 'Ottoline Reed' }));
      await storage.characters.save({ ...stored, json: { ...stored.json, ...fields } });
    },
  });
  const row = page.getByRole('article', { name: 'Ottoline Reed' });
  await expect.element(row.getByText(/^Health/)).toHaveTextContent(health);
  await expect.element(row.getByText(/^Potential/)).toHaveTextContent(potential);
});
