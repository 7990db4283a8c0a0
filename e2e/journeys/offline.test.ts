import { START } from '../screens/new-character.ts';
import { collectErrors } from '../support/page-errors.ts';
import { goOffline, SUBFOLDER, serveBuild, test } from '../support/served-build.ts';
import { holdRequests } from '../support/served-files.ts';
import { waitForServiceWorker } from '../support/service-worker.ts';
import { expect } from '../support/test.ts';

const SCREENS_OF_A_CHARACTER: readonly (readonly [path: string, title: string])[] = [
  ['character/id/st.%20aria', 'Sheet - St. Aria'],
  ['character/id/st.%20aria/combat', 'Combat - St. Aria'],
  ['character/id/st.%20aria/items/add', 'Items - St. Aria'],
  ['character/id/st.%20aria/items/upload', 'Items - St. Aria'],
  ['character/id/st.%20aria/talents/add', 'Talents - St. Aria'],
  ['character/id/st.%20aria/talents/manage', 'Talents - St. Aria'],
  ['character/id/st.%20aria/skills', 'Skills - St. Aria'],
  ['character/id/st.%20aria/revert', 'Revert - St. Aria'],
];

const OTHER_SCREENS: typeof SCREENS_OF_A_CHARACTER = [
  ['', 'Home - Tabard'],
  ['character/new', 'New Character - Tabard'],
  ['character/storage', 'Characters - Tabard'],
  ['gamedata', 'Game Data - Tabard'],
  ['gamedata/actions', 'Actions - Tabard'],
  ['gamedata/items', 'Items - Tabard'],
  ['gamedata/status-effects', 'Status Effects - Tabard'],
  ['gamedata/talents', 'Talents - Tabard'],
  ['gamedata/foes', 'Foes - Tabard'],
  ['gamedata/rulebook/an%20example', 'An example - Tabard'],
  ['gamedata/management/manage', 'Game Data Management - Tabard'],
  ['gamedata/management/upload', 'Game Data Management - Tabard'],
  ['gm/encounter/manager', 'Encounters - Tabard'],
  ['gm/encounter/create', 'Encounters - Tabard'],
  ['gm/encounter/encounter', 'Encounters - Tabard'],
  ['gm/player-view', 'Player View - Tabard'],
  ['settings', 'Settings - Tabard'],
  ['settings/patch-notes', 'Patch Notes - Tabard'],
];

for (const [what, screens] of [
  ['every screen of a character', SCREENS_OF_A_CHARACTER],
  ['every other screen', OTHER_SCREENS],
] as const) {
  test(`after one visit ${what} works offline`, async ({ page, build, newCharacter }) => {
    // It loads each screen twice.
    test.slow();
    await newCharacter.create('St. Aria');
    await expect(newCharacter.saved).toBeVisible();
    await goOffline(page, build);
    for (const [screen, title] of screens) {
      await page.goto(screen);
      await expect(page).toHaveTitle(title);
      await page.reload();
      await expect(page).toHaveTitle(title);
    }
  });
}

test('offline, edits are saved and files are served as they are', async ({
  page,
  build,
  errors,
  home,
  newCharacter,
  rescue,
  sheet,
}) => {
  await newCharacter.create('St. Aria');
  await expect(sheet.saved).toBeVisible();
  await goOffline(page, build);
  await sheet.increase('Currency');
  await expect(sheet.saved).toBeVisible();
  await page.reload();
  await expect(sheet.currency).toHaveValue(String(START.currency + 1));

  await home.open();
  await expect(home.text(/^\w+, \w+ \d+, \d{4}$/)).toBeVisible();
  await rescue.open();
  await expect(rescue.text('St. Aria').first()).toBeVisible();
  // For a bare file the browser requests an icon.
  errors.allow(/Failed to load resource/);
  await page.goto('BaseGameData.json');
  await expect(page.locator('body')).toContainText('"constants"');
});

test('after the first visit a screen not seen yet opens offline without a reload', async ({
  page,
  build,
  encounters,
  home,
}) => {
  await home.open();
  await goOffline(page, build);
  await home.goTo('Encounters');
  await expect(encounters.empty).toBeVisible();
});

test('what few people use works offline once it was used, and says so before', async ({
  page,
  build,
  errors,
  home,
}) => {
  await home.open();
  await waitForServiceWorker(page);
  await page.goto('table');
  await expect(home.heading).toHaveText('Table');
  await page.waitForFunction(async () => (await caches.match('/?used-part=sharing')) !== undefined);
  await goOffline(page, build);
  await page.goto('table/join');
  await expect(home.heading).toHaveText('Join');
  errors.allow(/Failed to|Uncaught|Request failed/);
  await page.goto('workshop');
  await expect(home.text(/What you open for the first time needs the network/)).toBeVisible();
});

test('in a subfolder every address loads online and offline, and the worker stays in the subfolder', {
  tag: '@thorough',
}, async ({ browser, subfolderBuild }) => {
  test.slow();
  const build = await serveBuild(subfolderBuild, SUBFOLDER);
  const context = await browser.newContext({ baseURL: build.url, serviceWorkers: 'allow' });
  const errors = await collectErrors(context, build.url);
  const page = await context.newPage();
  const visitAll = async () => {
    for (const [screen, title] of OTHER_SCREENS) {
      await page.goto(screen);
      await expect(page).toHaveTitle(title);
    }
  };
  await visitAll();
  // The page leads on before its scripts are there.
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'New character', exact: true }).click();
  await expect(page).toHaveURL(`${SUBFOLDER}character/new`);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Character');
  await waitForServiceWorker(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(build.url);
  await goOffline(page, build);
  await visitAll();
  expect(errors.list).toEqual([]);
  await context.close();
});

test('the app can be installed', async ({ page, build, home }) => {
  await home.open();
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifestUrl = new URL(address ?? '', build.url);
  const response = await page.request.get(manifestUrl.href);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(new URL(manifest.start_url, manifestUrl).href).toBe(build.url);
  expect(new URL(manifest.scope, manifestUrl).href).toBe(build.url);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, manifestUrl).href);
    expect(icon.headers()['content-type']).toContain(type);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
