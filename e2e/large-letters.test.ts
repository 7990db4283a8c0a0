import { launchOptions } from '../scripts/lib/chromium.mjs';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

// As in the browser's own settings: letters of twice the size.
const { args, ...browser } = launchOptions();
test.use({ launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] } });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

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

test('letters of twice the size leave every screen of a phone and of a laptop its width, and all its tools', async ({
  page,
}) => {
  await page.goto('character/storage');
  await page.getByRole('button', { name: 'Try Odda Harrow' }).click();
  await expect(page.getByRole('heading', { name: 'Odda Harrow', level: 1 })).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}/combat`);
  await page.getByRole('button', { name: 'Begin Combat' }).click();
  await page.goto('gm/encounter/manager');
  await page.getByRole('button', { name: /^Try / }).click();
  await expect(page.getByRole('button', { name: /^Move to / }).first()).toBeVisible();
  for (const screen of SCREENS) {
    await page.goto(screen.replace('HERO', pathname.slice(1)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
  }
});

test('a glossary is searched with letters of twice the size on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('gamedata/talents');
  const value = page.getByLabel('Search value');
  await value.fill('bold');
  expect((await value.boundingBox())?.width).toBeGreaterThan(200);
  await expectNoAxeFindings(page);
});
