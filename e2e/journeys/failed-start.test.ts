import { SCRIPTS } from '../support/served-files.ts';
import { expect, test } from '../support/test.ts';

test('a page from before an update, whose files are gone, is loaded anew once; then its links are links', async ({
  page,
  errors,
  home,
}) => {
  errors.allow(/404/);
  const html = await (await page.request.get('/')).text();
  const stale = html.replace(/"start":\[[^\]]*\]/u, '"start":["assets/gone.js"]');
  let loads = 0;
  let isStale = (): boolean => loads === 1;
  await page.route('**/', async (route) => {
    loads += 1;
    if (isStale()) await route.fulfill({ contentType: 'text/html', body: stale });
    else await route.fallback();
  });
  await home.open();
  await expect(home.saved).toBeAttached();
  expect(loads).toBe(2);

  isStale = () => true;
  const missing = page.waitForResponse('**/assets/gone.js');
  await home.open();
  await missing;
  await home.newCharacter.click();
  await expect(home.text('Starting skills')).toBeVisible();
  expect(loads).toBe(3);
});

test('a page that is left while its scripts fail, as in Firefox, does not hold the user back', async ({
  page,
  errors,
  home,
}) => {
  errors.allow(/ERR_FAILED/);
  let fail = () => {};
  const leaving = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await leaving;
    await route.abort();
  });
  const asked = page.waitForRequest(SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(home.heading).toHaveText('Welcome to Tabard');
  await asked;
  await page.route('**/rescue.html', async (route) => {
    const failed = page.waitForEvent('requestfailed');
    fail();
    await failed;
    // The page hears of it, and could act.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fallback();
  });
  await page.goto('/rescue.html');
  await expect(home.heading).toHaveText('Rescue');
});
