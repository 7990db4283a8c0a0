import { houseRules } from '../data/house-rules.ts';
import { GlossaryScreen } from '../screens/glossary.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { pressAt, tabTo } from '../support/keyboard.ts';
import { boxOf, horizontalOverflow } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { PHONE, VIEWPORTS } from '../support/viewports.ts';

test('queries narrow and widen a list, are highlighted in it, and stay in an address to share', async ({
  page,
  context,
  glossary,
}) => {
  const { add, heading, matchAll, queries, searchValue } = glossary;
  await glossary.open('talents');
  await expect(heading).toHaveText(/^Talents \(\d+\)$/);
  const all = await glossary.count();
  await expect(add).toBeDisabled();

  await searchValue.fill('  ');
  await expect(add).toBeDisabled();
  await searchValue.fill('SHADOW');
  await expect.poll(() => glossary.highlights()).toContain('shadow');
  const byName = await glossary.count();
  expect(byName).toBeGreaterThan(0);
  expect(byName).toBeLessThan(all);
  await page.keyboard.press('Enter');
  await expect(queries).toHaveText(['Name: SHADOW']);

  await glossary.addQuery('Tier', 'minor');
  await expect(queries).toHaveCount(2);
  const either = await glossary.count();
  await matchAll.click();
  await expect(matchAll).toBeChecked();
  const both = await glossary.count();
  expect(both).toBeLessThan(either);
  await glossary.addQuery('Actions', '*');
  await expect(queries).toHaveCount(3);
  // The same query is not added twice.
  await glossary.addQuery('Actions', '*');
  await expect(queries).toHaveCount(3);
  await glossary.removeQuery('Actions: *');
  await expect(heading).toHaveText(`Talents (${both})`);
  await expectAccessibleInBothThemes(page, 'glossary-queries');

  const shared = new GlossaryScreen(await context.newPage());
  await shared.page.goto(page.url());
  await expect(shared.heading).toHaveText(`Talents (${both})`);
  await expect(shared.queries).toHaveText(['Name: SHADOW', 'Tier: minor']);
  await expect(shared.matchAll).toBeChecked();

  await glossary.removeQuery('Name: SHADOW');
  await glossary.removeQuery('Tier: minor');
  await expect(heading).toHaveText(`Talents (${all})`);
});

const talentsWithActions = ['Actor', 'Mover', 'Neither'].map((name) => ({
  name: `Zz ${name}`,
  tier: 'MINOR',
  description: 'a * b',
  tags: [],
  actions: name === 'Actor' ? ['Stargaze'] : [],
  maneuvers: name === 'Mover' ? ['Nothing'] : [],
}));

test('an asterisk finds the talents that give an action, and those that give a maneuver', async ({
  glossary,
  managePacks,
  uploadPack,
}) => {
  await uploadPack.store(houseRules({ talents: talentsWithActions }));
  await managePacks.enable('House Rules 1');
  await glossary.open('talents?mode=all&query=Name:Zz');
  await expect(glossary.heading).toHaveText('Talents (3)');
  for (const [field, name] of [
    ['Actions', 'Zz Actor'],
    ['Maneuvers', 'Zz Mover'],
  ] as const) {
    await glossary.addQuery(field, '*');
    await expect(glossary.entries).toHaveCount(1);
    await expect(glossary.article(name)).toBeVisible();
    await glossary.removeQuery(`${field}: *`);
  }
  // In other fields it is a plain character.
  await glossary.addQuery('Description', '*');
  await expect(glossary.heading).toHaveText('Talents (3)');
  await glossary.addQuery('Name', '*');
  await expect(glossary.heading).toHaveText('Talents (0)');
  await expect(glossary.text('Nothing matches')).toBeVisible();
});

test('Return to Top leads to the heading; a slider sets the level of status effects in their texts', async ({
  page,
  glossary,
}) => {
  await glossary.open('actions');
  await expect(glossary.heading).toHaveText(/^Actions \(72\)$/);
  await glossary.returnToTop.click();
  await expect(glossary.heading).toBeFocused();
  await expect(glossary.heading).toBeInViewport();

  await glossary.open('status-effects');
  const level = glossary.slider('Status Effect Level');
  await expect(level).toHaveValue('1');
  const texts = () => page.getByRole('list', { name: 'Status Effects' }).textContent();
  const before = await texts();
  expect(before).not.toContain('SE_LEVEL');
  await level.press('End');
  expect(await texts()).not.toBe(before);
});

for (const viewport of VIEWPORTS) {
  test(`Return to Top shows in a scrolled list and covers no last card, ${viewport.width} px wide`, async ({
    page,
    glossary,
  }) => {
    const { heading, returnToTop } = glossary;
    await page.setViewportSize(viewport);
    await glossary.open('talents');
    await expect(heading).toHaveText(/^Talents \(\d+\)$/);
    await expect(returnToTop).not.toBeInViewport();
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await page.mouse.wheel(0, 2000);
    await expect(returnToTop).toBeInViewport({ ratio: 1 });
    await expect(glossary.searchValue).not.toBeInViewport();
    await returnToTop.click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();

    const last = glossary.entryAt(await glossary.count());
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(last).toBeInViewport();
      const card = await boxOf(last);
      expect(card.y + card.height).toBeLessThan((await boxOf(returnToTop)).y);
    }).toPass();
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('one tap says what a status effect does, without leaving the card that names it', async ({
    page,
    glossary,
  }) => {
    await glossary.open('actions?query=Name:Barbed Head');
    await glossary.button('Bleeding').first().tap();
    const card = glossary.dialogNamed('Bleeding');
    await expect(card).toContainText('At the end of your round lose 1 health.');
    await expectAccessibleInBothThemes(page, 'term');
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(glossary.button('Bleeding').first()).toBeFocused();
  });
});

test('a list is searched by keyboard', async ({ page, glossary }) => {
  const { queries, searchField, searchValue } = glossary;
  await glossary.open('items');
  await pressAt(searchField, 'd');
  await expect(searchField).toHaveValue('Description');
  await tabTo(searchValue);
  await page.keyboard.type('iron');
  await page.keyboard.press('Enter');
  await expect(queries).toHaveText(['Description: iron']);
  await pressAt(glossary.matchAny, 'ArrowRight');
  await expect(glossary.matchAll).toBeChecked();
  await pressAt(glossary.button('Remove Description: iron'));
  await expect(queries).toHaveCount(0);
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
  for (const viewport of VIEWPORTS) {
    test(`${address} is accessible and fits, ${viewport.width} px wide, in both themes`, {
      tag: '@thorough',
    }, async ({ page, app }) => {
      await page.setViewportSize(viewport);
      await app.openAddress(address);
      await expectAccessibleInBothThemes(page, name);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    });
  }
}
