import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildApp } from './build-app.ts';
import { expect, watch } from './fixtures.ts';
import { serveBuild, test } from './served-build.ts';

/** Until the whole app is kept and this page is answered by the service worker. */
async function expectKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function createCharacter(page: Page, name: string): Promise<void> {
  await page.goto('character/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  for (let index = 0; index < 4; index += 1) await page.getByRole('checkbox').nth(index).check();
  await page.getByRole('button', { name: 'Create Character' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

const SCREENS: readonly (readonly [path: string, title: string])[] = [
  ['', 'Home - Tabard'],
  ['character/new', 'New Character - Tabard'],
  ['character/storage', 'Characters - Tabard'],
  ['character/id/st.%20aria', 'Sheet - St. Aria'],
  ['character/id/st.%20aria/combat', 'Combat - St. Aria'],
  ['character/id/st.%20aria/items/add', 'Items - St. Aria'],
  ['character/id/st.%20aria/items/upload', 'Items - St. Aria'],
  ['character/id/st.%20aria/talents/add', 'Talents - St. Aria'],
  ['character/id/st.%20aria/talents/manage', 'Talents - St. Aria'],
  ['character/id/st.%20aria/skills', 'Skills - St. Aria'],
  ['character/id/st.%20aria/revert', 'Revert - St. Aria'],
  ['gamedata', 'Game Data - Tabard'],
  ['gamedata/actions', 'Actions - Tabard'],
  ['gamedata/items', 'Items - Tabard'],
  ['gamedata/status-effects', 'Status Effects - Tabard'],
  ['gamedata/talents', 'Talents - Tabard'],
  ['gamedata/management/manage', 'Game Data Management - Tabard'],
  ['gamedata/management/upload', 'Game Data Management - Tabard'],
  ['gm/encounter/manager', 'Encounters - Tabard'],
  ['gm/encounter/create', 'Encounters - Tabard'],
  ['gm/encounter/encounter', 'Encounters - Tabard'],
  ['gm/player-view', 'Player View - Tabard'],
  ['settings', 'Settings - Tabard'],
  ['settings/patch-notes', 'Patch Notes - Tabard'],
];

for (const [screens, isOf] of [
  ['every screen of a character', (path: string) => path.startsWith('character/id/')],
  ['every other screen', (path: string) => !path.startsWith('character/id/')],
] as const) {
  test(`after one visit ${screens} works without a network`, async ({ page, context, build }) => {
    // A page load for each, twice.
    test.slow();
    await createCharacter(page, 'St. Aria');
    await expectKept(page);
    await context.setOffline(true);
    await build.stop();
    for (const [screen, title] of SCREENS.filter(([path]) => isOf(path))) {
      await page.goto(screen);
      await expect(page).toHaveTitle(title);
      await page.reload();
      await expect(page).toHaveTitle(title);
    }
  });
}

test('edits are kept without a network, and files are answered as they are', async ({
  page,
  context,
  build,
  findings,
}) => {
  await createCharacter(page, 'St. Aria');
  await expectKept(page);
  await context.setOffline(true);
  await build.stop();
  await page.getByRole('button', { name: 'Increase Currency' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Currency' })).toHaveValue('1');

  await page.goto('');
  await expect(page.getByText(/^\w+, \w+ \d+, \d{4}$/)).toBeVisible();
  await page.goto('rescue.html');
  await expect(page.getByText('St. Aria').first()).toBeVisible();
  // Around a bare file the browser looks for an icon of its own accord.
  findings.allow(/Failed to load resource/);
  await page.goto('BaseGameData.json');
  await expect(page.locator('body')).toContainText('"constants"');
});

test('from a first visit on, the screens that were not seen yet are there without a reload', async ({
  page,
  context,
  build,
}) => {
  await page.goto('');
  await expectKept(page);
  await context.setOffline(true);
  await build.stop();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.getByRole('link', { name: 'Encounters' }).click();
  await expect(page.getByText('Create some Encounters!')).toBeVisible();
});

test.describe('under a base path', () => {
  let folder = '';
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabard-base-'));
    await buildApp(folder, { base: '/tabard/' });
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  test('every route is reloaded with and without a network, and the worker stays below it', {
    tag: '@thorough',
  }, async ({ browser }) => {
    test.slow();
    const build = await serveBuild(folder, '/tabard/');
    const context = await browser.newContext({ baseURL: build.url, serviceWorkers: 'allow' });
    const findings = await watch(context, build.url);
    const page = await context.newPage();
    for (const network of [true, false]) {
      for (const [screen, title] of SCREENS.filter(([path]) => !path.includes('id/'))) {
        await page.goto(screen);
        await expect(page).toHaveTitle(title);
      }
      if (!network) continue;
      await expectKept(page);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(build.url);
      await context.setOffline(true);
      await build.stop();
    }
    expect(findings.list).toEqual([]);
    await context.close();
  });
});

test('the app can be installed', async ({ page, build }) => {
  await page.goto('');
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
