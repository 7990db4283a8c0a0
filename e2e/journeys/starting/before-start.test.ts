import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { close, findFreePort, listen } from '../../../scripts/lib/server/port.mjs';
import { loadSite, siteListener } from '../../../scripts/lib/server/static-server.mjs';
import { ARIA } from '../../data/characters.ts';
import type { Json } from '../../data/json.ts';
import { HomeScreen } from '../../screens/home.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { boxOf } from '../../support/layout.ts';
import { layoutShift } from '../../support/layout-shift.ts';
import { collectErrors } from '../../support/page-errors.ts';
import { GAME_DATA, holdRequests, SCRIPTS, serveGameData } from '../../support/served-files.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

/** A name that is no markup. */
const NAME = '<b>Aria & co';

test('before any script, a first visit shows the home page, and a link leads on', async ({ page, home }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(home.heading).toHaveText('Welcome to Tabard');
  await expect(home.trySample('Ilse Wren')).toBeVisible();
  await expectAccessible(page);
  await home.newCharacter.click();
  await expect(page).toHaveURL('/character/new');
  await expect(home.heading).toHaveText('New Character');
  await expect(home.text('Loading...')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(home.text('Starting skills')).toBeVisible();
  await page.goBack();
  await expect(home.heading).toHaveText('Welcome to Tabard');
});

test('before any script, a new character can be named, and the app goes on from there', async ({
  page,
  newCharacter,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  const releaseData = await holdRequests(page, GAME_DATA);
  await page.goto('/character/new', { waitUntil: 'commit' });
  // A press at the left of the 0 that it holds.
  await newCharacter.potential.click({ position: { x: 3, y: 10 } });
  await page.keyboard.type('20');
  await newCharacter.name.fill(NAME);
  // A press between two letters.
  await newCharacter.name.press('ArrowLeft');
  release();
  await expect(newCharacter.saved).toBeAttached();
  await expect(newCharacter.name).toBeFocused();
  await page.keyboard.type('m');
  await expect(newCharacter.name).toHaveValue('<b>Aria & cmo');
  releaseData();
  await expect(newCharacter.text('Starting skills')).toBeVisible();
  await expect(newCharacter.name).toHaveValue('<b>Aria & cmo');
  await expect(newCharacter.potential).toHaveValue('20');
  await expect(newCharacter.name).toBeFocused();
  await page.keyboard.type('m');
  await expect(newCharacter.name).toHaveValue('<b>Aria & cmmo');
  await expect(newCharacter.heading).toHaveCount(1);
});

test('before any script, the presses of buttons wait for the app', async ({ page, home, search }) => {
  for (const [press, expectDone] of [
    [
      () => home.openSidebar(),
      () => expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible(),
    ],
    [() => home.button('Search').click(), () => expect(search.goToField).toBeFocused()],
    [() => search.open(), () => expect(search.goToField).toBeFocused()],
    [() => home.trySample('Ilse Wren').click(), () => expect(home.heading).toHaveText('Ilse Wren')],
  ] as const) {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(home.heading).toHaveText('Welcome to Tabard');
    await press();
    release();
    await expectDone();
    await page.unroute(SCRIPTS);
  }
});

test('Search and the save state have their places before any script, and keep them', async ({
  page,
  home,
}) => {
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    const before = await boxOf(home.button('Search'));
    release();
    await expect(home.saved).toBeAttached();
    expect(await boxOf(home.button('Search'))).toEqual(before);
    await page.unroute(SCRIPTS);
  }
});

test('a sidebar that was left open stands open from the first paint, only where it covers nothing', async ({
  page,
  home,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  await home.open();
  await home.openSidebar();
  await expect(sidebar).toBeVisible();
  await page.addInitScript(() => {
    const watch = () => {
      if (!document.getElementById('sidebar')) document.documentElement.dataset.gone = 'true';
    };
    const observe = () =>
      new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', observe);
  });
  const release = await holdRequests(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expect(sidebar).toBeVisible();
  release();
  await expect(home.saved).toBeAttached();
  await expect(sidebar).toBeVisible();
  await expect(page.locator('[data-gone]')).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await holdRequests(page, SCRIPTS);
  await page.setViewportSize(PHONE);
  await page.reload({ waitUntil: 'commit' });
  await expect(home.heading).toHaveText('Welcome to Tabard');
  await expect(sidebar).toBeHidden();
});

test('before any script, whoever has a character sees its name and its bars', async ({
  page,
  characters,
  home,
}) => {
  const pack: Json = await (await page.request.get('/BaseGameData.json')).json();
  await serveGameData(page, { ...pack, play: { labels: { HEALTH: '<i>Blood' } } });
  await characters.upload({ ...ARIA, name: NAME });
  await characters.load(NAME);
  await expect(home.saved).toBeAttached();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tabard.remembered'))).toContain('Blood');

  const releaseHome = await holdRequests(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  const link = home.continueWith(NAME);
  await expect(link).toBeVisible();
  await expect(link).toContainText(`<i>Blood ${ARIA.health}`);
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(/\/character\/id\//);
  await expect(home.main.getByText(NAME)).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(String(ARIA.health));
  await expect(page.getByRole('term')).toHaveText('<i>Blood');
  await expect(home.main.locator('b')).toHaveCount(0);
  releaseHome();
  await expect(home.heading).toHaveText(NAME);
  await page.unroute(SCRIPTS);

  const releaseDamaged = await holdRequests(page, SCRIPTS);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('tabard.characters.')) ?? '';
    localStorage.setItem(key, '<b>{"rev":1');
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(home.text('Loading...')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveCount(0);
  releaseDamaged();
  await expect(home.heading).toHaveText(NAME);
});

test('a character that another tab deletes meanwhile goes from its frame to the page that says so', async ({
  context,
  characters,
  home,
}) => {
  await characters.upload(ARIA);
  const other = await context.newPage();
  const release = await holdRequests(other, SCRIPTS);
  await other.goto('/character/id/aria', { waitUntil: 'commit' });
  await expect(other.getByRole('definition')).toHaveText(String(ARIA.health));
  await characters.open();
  await characters.delete('Aria');
  await expect(home.saved).toBeAttached();
  release();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Character Not Found');
});

test('without scripts or storage the home page is there', async ({
  browser,
  baseURL,
  errors,
  page,
  home,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/');
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Welcome to Tabard');
  await expect(plain.getByRole('link', { name: 'New character', exact: true })).toBeVisible();
  await expect(plain.locator('noscript')).toBeVisible();
  await context.close();

  errors.allow(/localStorage/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('localStorage is blocked', 'SecurityError');
      },
    });
  });
  await home.open();
  await home.newCharacter.click();
  await expect(home.heading).toHaveText('New Character');
  await page.goto('/character/id/aria');
  await expect(home.heading).toHaveText('Character Not Found');
});

test('a page that comes in two parts is taken over once it is whole', async ({ browser }) => {
  const whole = await readFile('dist/index.html', 'utf8');
  const cut = whole.indexOf('<script type="application/json" id="latest-note"');
  const site = siteListener(loadSite('dist'), '/');
  let sendRest = (): void => undefined;
  const answer: RequestListener = (request, response) => {
    if (request.url !== '/') {
      site(request, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(whole.slice(0, cut));
    sendRest = () => void response.end(whole.slice(cut));
  };
  const port = await findFreePort();
  const servers = await listen(() => createServer(answer), { port, isShared: false });
  const url = `http://localhost:${port}/`;
  const context = await browser.newContext();
  const errors = await collectErrors(context, url);
  const page = await context.newPage();
  const home = new HomeScreen(page);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(home.heading).toHaveText('Welcome to Tabard');
  // What the page does once it is painted comes first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name) => name.endsWith('.js'))).toEqual([]);
  sendRest();
  await expect(home.saved).toBeAttached();
  await expect(home.text('Latest patch note')).toBeVisible();
  expect(errors.list).toEqual([]);
  await context.close();
  for (const server of servers) server.closeAllConnections();
  await close(servers);
});

test('the page itself asks for no script, which would delay its first paint', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).not.toMatch(/rel="(?:module)?preload"|<script[^>]* src=/u);
});

test('the title face comes once the app has started, and moves nothing', async ({ page, home }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(home.heading).toBeVisible();
  const before = await boxOf(home.heading);
  expect(fonts).toEqual([]);
  release();
  const isThere = () => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await expect.poll(isThere).toBe(true);
  expect(await boxOf(home.heading)).toEqual(before);
  expect((await layoutShift(page)).moved).toEqual([]);
});

test('an error while React takes over the page fails a journey', async ({ browser, baseURL }) => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const errors = await collectErrors(context, baseURL);
  const page = await context.newPage();
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace('Welcome to Tabard</h1>', 'Good day</h1>') });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Tabard');
  expect(errors.list.join('\n')).toContain('Uncaught');
  await context.close();
});
