import { paths } from '../../src/app/paths.ts';
import { GOBLINS } from '../data/encounters.ts';
import type { EncounterScreen } from '../screens/encounter.ts';
import type { NewEncounterScreen } from '../screens/new-encounter.ts';
import { UpdateNotice } from '../screens/update-notice.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { test } from '../support/served-build.ts';
import { holdRequests, SCRIPTS } from '../support/served-files.ts';
import { checkForUpdate, waitForServiceWorker, waitForUpdate } from '../support/service-worker.ts';
import { untilFetched } from '../support/stage.ts';
import { expect } from '../support/test.ts';
import { LATER_VERSION, VERSION } from '../support/versions.ts';

// In one worker, which builds the later release once.
test.describe.configure({ mode: 'default' });

interface EncounterTabs {
  readonly encounter: EncounterScreen;
  readonly newEncounter: NewEncounterScreen;
}

async function startEncounter({ encounter, newEncounter }: EncounterTabs): Promise<void> {
  await newEncounter.create('Ambush', GOBLINS);
  await encounter.addMembers('Goblins', 1);
  await encounter.start.click();
  await expect(encounter.saved).toBeVisible();
}

test('a new version is offered, can wait, and starts when the user reloads', async ({
  page,
  build,
  context,
  home,
  laterBuild,
  updateNotice,
}) => {
  await home.open();
  await waitForServiceWorker(page);
  const other = new UpdateNotice(await context.newPage());
  await other.openAddress('/settings');

  build.replaceBy(laterBuild);
  await checkForUpdate(page);
  await expect(updateNotice.root).toBeVisible();
  await expect(other.root).toBeVisible();
  await updateNotice.expectVersion(VERSION);
  await updateNotice.later.click();
  await expect(updateNotice.root).toHaveCount(0);
  await page.reload();
  await updateNotice.expectVersion(VERSION);

  await updateNotice.reload.click();
  await updateNotice.expectVersion(LATER_VERSION);
  await expect(updateNotice.root).toHaveCount(0);

  // The other tab keeps its version, and still finds the screens of it.
  await expect(other.root).toContainText('Another tab has it already.');
  await other.goTo('Talents');
  await expect(other.page).toHaveTitle('Talents - Tabard');
  await other.expectVersion(VERSION);
  await other.reload.click();
  await other.expectVersion(LATER_VERSION);
  await expect(other.page).toHaveTitle('Talents - Tabard');

  await build.stop();
  await context.setOffline(true);
  await page.goto('/gamedata/actions');
  await expect(page).toHaveTitle('Actions - Tabard');
  await updateNotice.expectVersion(LATER_VERSION);
});

test('a new version does not interrupt an encounter, and loses nothing of it', { tag: '@thorough' }, async ({
  page,
  build,
  encounter,
  home,
  laterBuild,
  newEncounter,
  updateNotice,
}) => {
  await home.open();
  await waitForServiceWorker(page);
  await startEncounter({ encounter, newEncounter });
  const players = await encounter.openPlayerView();
  await expect(players.heading).toHaveText('Round 1Phase 1');
  await players.page.evaluate(() => document.body.setAttribute('data-before', ''));

  build.replaceBy(laterBuild);
  await checkForUpdate(page);
  await waitForUpdate(page);
  await encounter.moveTo('Phase 2');
  await expect(encounter.turn).toHaveText('Round 1Phase 2');
  await expect(updateNotice.root).toHaveCount(0);
  await updateNotice.expectVersion(VERSION);

  await encounter.openTab('Manager');
  await updateNotice.reload.click();
  await updateNotice.expectVersion(LATER_VERSION);
  await encounter.openTab('Encounter');
  await expect(encounter.turn).toHaveText('Round 1Phase 2');
  // The window of the players, which nobody operates, reloads as well.
  await expect(players.page.locator('body[data-before]')).toHaveCount(0);
  await expect(players.heading).toHaveText('Round 1Phase 2');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen whose file is gone from the server reloads once, and nothing is lost', async ({
    page,
    build,
    encounter,
    errors,
    laterBuild,
    newEncounter,
    updateNotice,
  }) => {
    await startEncounter({ encounter, newEncounter });
    await encounter.actionPoints('Goblins 1').fill('0');
    // What comes while the browser is idle would be missing, too, and reload the page before the press.
    await untilFetched(page);
    build.replaceBy(laterBuild);
    errors.allow(/assets\/.* 404|404 \(Not Found\)/);
    await encounter.goTo('Talents');
    await expect(page).toHaveTitle('Talents - Tabard');
    await updateNotice.expectVersion(LATER_VERSION);
    await encounter.open();
    await expect(encounter.actionPoints('Goblins 1')).toHaveValue('0');
  });

  test('a page that reloads itself goes on to the screen that was on its way', async ({
    page,
    errors,
    home,
  }) => {
    await home.open();
    await untilFetched(page);
    const release = await holdRequests(page, SCRIPTS);
    const asked = page.waitForRequest(SCRIPTS);
    await home.goTo('Talents');
    await asked;
    errors.allow(/assets\/.* 404|404 \(Not Found\)/);
    const reloaded = page.waitForEvent('load');
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await home.button('Search').click();
    await reloaded;
    release();
    await expect(page).toHaveTitle('Talents - Tabard');
  });

  test('a file that is nowhere leads to the error page without a loop of reloads', async ({
    page,
    errors,
    home,
  }) => {
    const requested = new Set<string>();
    let loads = 0;
    page.on('request', (request) => requested.add(request.url()));
    page.on('load', () => {
      loads += 1;
    });
    await home.open();
    await expect(home.saved).toBeAttached();
    await page.waitForLoadState('networkidle');
    const known = new Set(requested);
    errors.allow(/404|^Uncaught/);
    await page.route('**/assets/*', (route) =>
      known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await home.goTo('Talents');
    await expect(home.heading).toHaveText('Unexpected Application Error!');
    await expect(home.text('A part of Tabard is unavailable right now.')).toBeVisible();
    await page.waitForTimeout(500);
    expect(loads).toBe(2);
    await expectAccessible(page);
    // The player view has no layout around it.
    await home.openAddress(paths.playerView);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expectAccessible(page);
  });

  test('Repair on the error page fetches the app anew, after a file arrived as a half', async ({
    page,
    build,
    errors,
    app,
    newCharacter,
    sheet,
  }) => {
    await newCharacter.create('Aria');
    await expect(sheet.saved).toBeVisible();
    // What is broken on purpose.
    errors.allow(/./);
    build.halve(/^\/assets\/(?!.*\.(?:css|woff2)$)/);
    // The browser has kept what was loaded so far; of what comes later it keeps halves.
    await app.openAddress('settings');
    await expect(app.heading).toHaveText('Unexpected Application Error!');
    await expectAccessibleInBothThemes(page, 'repair');
    build.halve(undefined);
    await app.link('Repair').click();
    await expect(page).toHaveTitle('Home - Tabard');
    await app.openAddress('settings');
    await expect(app.heading).toHaveText('Settings');
    await sheet.open();
    await expect(sheet.boostPoints).toBeVisible();
  });
});
