import type { Locator } from '@playwright/test';
import { journeyLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { characterFile } from '../data/characters.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { boxOf, brokenWords, horizontalOverflow, overlap } from '../support/layout.ts';
import { storedCharacters } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

// The browser's own setting for 200 % text.
test.use({ launchOptions: journeyLaunchOptions('--blink-settings=defaultFontSize=32') });

const SCREENS = [
  '',
  'character/storage',
  'character/new',
  'HERO',
  'HERO/combat',
  'HERO/items/add',
  'HERO/talents/add',
  'HERO/skills',
  'gamedata/talents',
  'gamedata/management/manage',
  'gm/encounter/manager',
  'gm/encounter/create',
  'gm/encounter/encounter',
  'settings',
];

test('with 200 % text every screen fits a phone and a laptop, and shows all its tools', async ({
  page,
  app,
  characters,
  combat,
  encounter,
  encounters,
}) => {
  await characters.loadSample('Odda Harrow');
  const { pathname } = new URL(page.url());
  await app.openAddress(`${pathname}/combat`);
  await combat.begin.click();
  await encounters.open();
  await encounters.button(/^Try /).click();
  await expect(encounter.button(/^Move to /).first()).toBeVisible();
  for (const screen of SCREENS) {
    await app.openAddress(`/${screen.replace('HERO', pathname.slice(1))}`);
    for (const size of [{ width: 320, height: 640 }, PHONE, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      // A visited address returns to its place until the user does something.
      await page.keyboard.press('Control+Home');
      await expect(app.button('Search')).toBeInViewport({ ratio: 1 });
      expect(await horizontalOverflow(page), `${screen} at ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
});

/** That no control lies over another, or out of the narrowest phone. */
async function apart(...controls: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(controls.map(boxOf));
  for (const [index, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
  }
}

test('the sheet and its pad keep every control apart with 200 % text on the smallest phone', async ({
  page,
  characters,
  sheet,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await characters.loadSample('Ilse Wren');
  await apart(sheet.button('Decrease Health'), sheet.health, sheet.button('Increase Health'));
  const rows = sheet.inventory.getByRole('listitem');
  const row = rows.filter({ has: page.getByRole('button', { name: /^Use / }) }).first();
  await apart(
    ...(await row.getByRole('button', { name: /^(Decrease|Increase|Use|Delete) / }).all()),
    row.getByRole('spinbutton'),
  );
  await sheet.button('Change Health').click();
  await apart(...(await sheet.pad('Health').getByRole('toolbar').getByRole('button').all()));
});

test('a group keeps its controls apart with 200 % text on the smallest phone', async ({
  page,
  encounter,
  encounters,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await encounters.open();
  await encounters.button(/^Try /).click();
  const number = encounter.numberField('Number of new Salt Wreckers');
  const add = encounter.button('Add Salt Wreckers');
  await add.click();
  await expect(number).toBeVisible();
  const steppers = ['Decrease', 'Increase'].map((step) =>
    encounter.button(`${step} Number of new Salt Wreckers`),
  );
  await apart(...steppers, number, add, encounter.button('Hide Salt Wreckers from players'));
  // In one line: a word that breaks inside makes it higher.
  expect((await boxOf(add)).height).toBeLessThanOrEqual(88);
});

test('saved places that 200 % text has no room for are shown one below the other, and stay as they are', async ({
  page,
  characters,
  sheet,
}) => {
  const saved = [
    { i: 'health', x: 1, y: 0, w: 1, h: 1 },
    { i: 'energy', x: 0, y: 0, w: 1, h: 1 },
    { i: 'skills', x: 0, y: 1, w: 1, h: 2 },
    { i: 'inventory', x: 1, y: 1, w: 1, h: 2 },
  ];
  await page.setViewportSize(PHONE);
  await characters.uploadAndLoad(characterFile('Aria', { layouts: { xxs: saved } }));
  const boxes = await Promise.all(
    ['Energy', 'Health', 'Skills', 'Inventory'].map((tile) => boxOf(sheet.region(tile))),
  );
  for (const [index, box] of boxes.entries()) {
    expect(box.x).toBe(boxes[0]?.x);
    expect(box.width).toBe(boxes[0]?.width);
    if (index > 0) expect(box.y).toBeGreaterThan(boxes[index - 1]?.y ?? 0);
  }
  const stored = await storedCharacters(page);
  expect(stored.aria).toMatchObject({ layouts: { xxs: saved } });
});

test('a glossary is searched with 200 % text on a phone', async ({ page, glossary }) => {
  await page.setViewportSize(PHONE);
  await glossary.open('talents');
  await glossary.searchValue.fill('bold');
  expect((await boxOf(glossary.searchValue)).width).toBeGreaterThan(200);
  await expectAccessible(page);
});

test('with 200 % text on a phone buttons keep their words whole, and a list begins near the top', async ({
  page,
  app,
  characters,
  workshop,
}) => {
  await page.setViewportSize(PHONE);
  await characters.loadSample('Ilse Wren');
  const { pathname } = new URL(page.url());
  await app.openAddress(`${pathname}/items/add`);
  const first = page.getByRole('article').first();
  expect((await boxOf(first)).y).toBeLessThan(1.5 * PHONE.height);
  expect(await brokenWords(page)).toEqual([]);
  await workshop.open();
  await workshop.make('New House Rules', 'night watch');
  await expect(workshop.button('New entry')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await app.openAddress('/settings');
  await expect(app.button('Download Backup')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});
