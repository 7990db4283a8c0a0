import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildApp } from './build-app.ts';
import { expect, expectNoAxeFindings } from './fixtures.ts';
import { test } from './served-build.ts';

const OLD = '0.9.15';
const NEW = '0.9.16';

let folder = '';
/** The build that comes after the one in dist/. */
let next = '';

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabard-update-'));
  next = join(folder, 'next');
  await buildApp(next, { version: NEW });
});
test.afterAll(() => rm(folder, { recursive: true }));

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });
const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const version = (page: Page, label: string) =>
  expect(page.getByRole('banner').getByText(label)).toBeVisible();

async function startEncounter(page: Page): Promise<void> {
  await page.goto('gm/encounter/create');
  await page.getByRole('textbox', { name: 'Encounter Name' }).fill('Ambush');
  await page.getByRole('textbox', { name: 'Group Name' }).fill('Goblins');
  await page.getByRole('button', { name: 'Add Group' }).click();
  await page.getByRole('button', { name: 'Create Encounter' }).click();
  await page.getByRole('button', { name: 'Add Goblins' }).click();
  await page.getByRole('button', { name: 'Start Encounter' }).click();
  await saved(page);
}

test('a new version is offered, waits, and comes when it is asked for', async ({ page, build, context }) => {
  await page.goto('');
  await isKept(page);
  const other = await context.newPage();
  await other.goto('settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  build.put(next);
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await expect(offer(other)).toBeVisible();
  await version(page, OLD);
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await version(page, OLD);

  await offer(page).getByRole('button', { name: 'Reload to update' }).click();
  await version(page, NEW);
  await expect(offer(page)).toHaveCount(0);

  // The other tab goes on with what it has, and still finds the screens of its version.
  await expect(offer(other)).toContainText('Another tab has it already.');
  await other.getByRole('button', { name: 'Toggle sidebar' }).click();
  await other.getByRole('link', { name: 'Talents', exact: true }).click();
  await expect(other).toHaveTitle('Talents - Tabard');
  await version(other, OLD);
  await offer(other).getByRole('button', { name: 'Reload to update' }).click();
  await version(other, NEW);
  await expect(other).toHaveTitle('Talents - Tabard');

  await build.stop();
  await context.setOffline(true);
  await page.goto('gamedata/actions');
  await expect(page).toHaveTitle('Actions - Tabard');
  await version(page, NEW);
});

test('a fight is not interrupted by a new version, and nothing of it is lost', { tag: '@thorough' }, async ({
  page,
  build,
  context,
}) => {
  await page.goto('');
  await isKept(page);
  await startEncounter(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Player View' }).click();
  const players = await opening;
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Round 1Phase 1');
  await players.evaluate(() => document.body.setAttribute('data-before', ''));

  build.put(next);
  await lookForUpdate(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await page.getByRole('button', { name: 'Move to Phase 2' }).click();
  await expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 1Phase 2');
  await expect(offer(page)).toHaveCount(0);
  await version(page, OLD);

  await page.getByRole('tab', { name: 'Manager', exact: true }).click();
  await offer(page).getByRole('button', { name: 'Reload to update' }).click();
  await version(page, NEW);
  await page.getByRole('tab', { name: 'Encounter', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 1Phase 2');
  // The players' window, at which nobody sits, goes along.
  await expect(players.locator('body[data-before]')).toHaveCount(0);
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Round 1Phase 2');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen whose file a new build took away loads once again, and nothing is lost', async ({
    page,
    build,
    findings,
  }) => {
    await startEncounter(page);
    await page.getByRole('slider', { name: 'AP of Goblins 1' }).fill('0');
    build.put(next);
    findings.allow(/assets\/.* 404|404 \(Not Found\)/);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.getByRole('link', { name: 'Talents', exact: true }).click();
    await expect(page).toHaveTitle('Talents - Tabard');
    await version(page, NEW);
    await page.goto('gm/encounter/encounter');
    await expect(page.getByRole('slider', { name: 'AP of Goblins 1' })).toHaveValue('0');
  });

  test('a file that is nowhere leads to the error page, not round and round', async ({ page, findings }) => {
    const first = new Set<string>();
    let loads = 0;
    page.on('request', (request) => first.add(request.url()));
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('');
    await expect(page.getByRole('link', { name: 'Talents', exact: true, includeHidden: true })).toHaveCount(
      1,
    );
    await page.waitForLoadState('networkidle');
    const known = new Set(first);
    findings.allow(/404|^Uncaught/);
    await page.route('**/assets/*', (route) =>
      known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.getByRole('link', { name: 'Talents', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('A part of Tabard is not to be had at the moment.')).toBeVisible();
    await page.waitForTimeout(500);
    expect(loads).toBe(2);
    await expectNoAxeFindings(page);
  });
});
