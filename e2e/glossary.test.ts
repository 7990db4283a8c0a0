import type { Page } from '@playwright/test';
import { expectAccessible } from './both-themes.ts';
import { expect, test } from './fixtures.ts';
import { pressAt, tabTo } from './keyboard.ts';
import { houseRules, storePack, togglePack } from './packs.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const queries = (page: Page) => page.getByRole('list', { name: 'Queries' }).getByRole('listitem');

async function addQuery(page: Page, field: string, value: string): Promise<void> {
  await page.getByLabel('Search field').selectOption(field);
  await page.getByLabel('Search value').fill(value);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** The number in the page's title. */
const counted = async (page: Page) =>
  Number(/\((\d+)\)/.exec((await heading(page).textContent()) ?? '')?.[1]);

/** What is marked on the page, each text once, in lower case. */
const marked = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...(CSS.highlights.get('sought') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset).toLowerCase(),
      ),
    ),
  ]);

test('queries narrow and widen a list, are marked in it, and stay in an address that can be shared', async ({
  page,
  context,
}) => {
  await page.goto('/gamedata/talents');
  await expect(heading(page)).toHaveText(/^Talents \(\d+\)$/);
  const all = await counted(page);
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();

  await page.getByLabel('Search value').fill('  ');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await page.getByLabel('Search value').fill('SHADOW');
  await expect.poll(() => marked(page)).toContain('shadow');
  const byName = await counted(page);
  expect(byName).toBeGreaterThan(0);
  expect(byName).toBeLessThan(all);
  await page.keyboard.press('Enter');
  await expect(queries(page)).toHaveText(['Name: SHADOW']);

  await addQuery(page, 'Tier', 'minor');
  await expect(queries(page)).toHaveCount(2);
  const either = await counted(page);
  await page.getByRole('radio', { name: 'All' }).click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  const both = await counted(page);
  expect(both).toBeLessThan(either);
  await addQuery(page, 'Actions', '*');
  await expect(queries(page)).toHaveCount(3);
  // The same once more adds nothing.
  await addQuery(page, 'Actions', '*');
  await expect(queries(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Actions: *' }).click();
  await expect(heading(page)).toHaveText(`Talents (${both})`);
  await expectAccessible(page, 'glossary-queries');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(heading(shared)).toHaveText(`Talents (${both})`);
  await expect(queries(shared)).toHaveText(['Name: SHADOW', 'Tier: minor']);
  await expect(shared.getByRole('radio', { name: 'All' })).toBeChecked();

  for (const name of ['Remove Name: SHADOW', 'Remove Tier: minor'])
    await page.getByRole('button', { name }).click();
  await expect(heading(page)).toHaveText(`Talents (${all})`);
});

test('an asterisk finds the talents that give an action, and those that give a maneuver', async ({
  page,
}) => {
  await storePack(
    page,
    houseRules({
      talents: ['Actor', 'Mover', 'Neither'].map((name) => ({
        name: `Zz ${name}`,
        tier: 'MINOR',
        description: 'a * b',
        tags: [],
        actions: name === 'Actor' ? ['Stargaze'] : [],
        maneuvers: name === 'Mover' ? ['Nothing'] : [],
      })),
    }),
  );
  await page.goto('/gamedata/management/manage');
  await togglePack(page, 'House Rules 1');
  await expect(page.getByText('2 pack(s) loaded successfully!')).toBeVisible();
  await page.goto('/gamedata/talents?mode=all&query=Name:Zz');
  await expect(heading(page)).toHaveText('Talents (3)');
  for (const [field, name] of [
    ['Actions', 'Zz Actor'],
    ['Maneuvers', 'Zz Mover'],
  ] as const) {
    await addQuery(page, field, '*');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${field}: *` }).click();
  }
  // Elsewhere it is a letter like any other.
  await addQuery(page, 'Description', '*');
  await expect(heading(page)).toHaveText('Talents (3)');
  await addQuery(page, 'Name', '*');
  await expect(heading(page)).toHaveText('Talents (0)');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a long list has a way back to its top, and the level of status effects is in their texts', async ({
  page,
}) => {
  await page.goto('/gamedata/actions');
  await expect(heading(page)).toHaveText(/^Actions \(72\)$/);
  await page.getByRole('button', { name: 'Return to Top' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();

  await page.goto('/gamedata/status-effects');
  const slider = page.getByRole('slider', { name: 'Status Effect Level' });
  await expect(slider).toHaveValue('1');
  const text = () => page.getByRole('list', { name: 'Status Effects' }).textContent();
  const before = await text();
  expect(before).not.toContain('SE_LEVEL');
  await slider.press('End');
  expect(await text()).not.toBe(before);
});

for (const size of SIZES) {
  test(`the way back is at hand from the middle of a list ${size.width} px wide, and stands over no last card`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/gamedata/talents');
    const back = page.getByRole('button', { name: 'Return to Top' });
    await expect(heading(page)).toHaveText(/^Talents \(\d+\)$/);
    await expect(back).not.toBeInViewport();
    await page.mouse.move(size.width / 2, size.height / 2);
    await page.mouse.wheel(0, 2000);
    await expect(back).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Search value')).not.toBeInViewport();
    await back.click();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();

    const last = page.locator(`[aria-posinset="${await counted(page)}"]`).getByRole('article');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(last).toBeInViewport();
      const [card, button] = [await last.boundingBox(), await back.boundingBox()];
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    }).toPass();
  });
}

test('a search by the keyboard alone', async ({ page }) => {
  await page.goto('/gamedata/items');
  await pressAt(page, page.getByLabel('Search field'), 'd');
  await expect(page.getByLabel('Search field')).toHaveValue('Description');
  await tabTo(page, page.getByLabel('Search value'));
  await page.keyboard.type('iron');
  await page.keyboard.press('Enter');
  await expect(queries(page)).toHaveText(['Description: iron']);
  await pressAt(page, page.getByRole('radio', { name: 'Any' }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await pressAt(page, page.getByRole('button', { name: 'Remove Description: iron' }), 'Enter');
  await expect(queries(page)).toHaveCount(0);
});

for (const [address, name] of [
  ['/gamedata', 'game-data'],
  ['/gamedata/actions?query=Tags:attack', 'actions'],
  ['/gamedata/items?query=Name:a', 'items'],
  ['/gamedata/status-effects', 'status-effects'],
  ['/gamedata/talents?query=Description:you', 'talents'],
  ['/gamedata/management/manage', 'manage'],
  ['/gamedata/management/upload', 'upload'],
] as const) {
  for (const size of SIZES) {
    test(`${address} is sound ${size.width} px wide, by day and by night`, { tag: '@thorough' }, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page, name);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    });
  }
}
