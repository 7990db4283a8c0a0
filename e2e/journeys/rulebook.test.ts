import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { horizontalOverflow } from '../support/layout.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

test('a player reads how a fight is resolved, and finds a rule by a word of its text', async ({
  page,
  app,
  glossary,
  rulebook,
  search,
}) => {
  await app.openAddress('/gamedata');
  await app.goTo('Rulebook');
  await expect(page).toHaveTitle('Rulebook - Tabard');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'rulebook');
  await rulebook.read('How a fight is resolved');
  await expect(page).toHaveTitle('How a fight is resolved - Tabard');
  await expect(page).toHaveURL(/\/gamedata\/rulebook\/how%20a%20fight%20is%20resolved$/);
  await expect(rulebook.heading).toBeFocused();
  await rulebook.button('Bleeding').click();
  await expect(rulebook.dialogNamed('Bleeding')).toBeVisible();
  await expectAccessibleAtEverySize(page);
  await rulebook.button('Close').click();
  await page.setViewportSize(PHONE);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'rulebook-page');

  // A word that no name has.
  await search.open();
  await search.goToField.fill('hindrance');
  await expect(search.options).not.toHaveCount(0);
  await expect(search.options.first()).toContainText('How a fight is resolved');
  await expect(search.options.first()).toContainText('A hindrance (an action that inflicts something');
  await expect.poll(() => glossary.highlights()).toEqual(['hindrance']);
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'search-texts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/how%20a%20fight%20is%20resolved\?find=hindrance#p\d+$/);
  // Until it is gone, the text stands in the search too.
  await expect(search.options).toHaveCount(0);
  await expect(page.getByRole('main').getByText('A hindrance (an action')).toBeInViewport();
  await expect.poll(() => glossary.highlights()).toEqual(['hindrance']);
});
