import { createServer } from 'node:http';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { close, findFreePort, listen } from '../../../scripts/lib/server/port.mjs';
import { createRelay } from '../../../scripts/lib/server/relay.mjs';
import { announceTable, loadSite, siteListener } from '../../../scripts/lib/server/static-server.mjs';
import { SAMPLES } from '../../data/samples.ts';
import { CharactersScreen } from '../../screens/characters.ts';
import { JoinScreen, SeatsScreen } from '../../screens/pairing.ts';
import { TableScreen } from '../../screens/table.ts';
import { collectErrors } from '../../support/page-errors.ts';
import { test as base, expect } from '../../support/test.ts';

/** A server of the build that relays, as `npm run table` starts it. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  baseURL: async ({}, use) => {
    const site = loadSite('dist');
    announceTable(site, { relay: true });
    const port = await findFreePort();
    const relay = createRelay('/');
    const servers = await listen(() => relay.attach(createServer(siteListener(site, '/'))), {
      port,
      isShared: false,
    });
    await use(`http://localhost:${port}/`);
    for (const server of servers) server.closeAllConnections();
    await close(servers);
  },
});

/** A browser that connects to no other device directly. */
const isolate = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));

/** What a page sends to the relay and gets from it, as text. */
function relayedText(page: Page): () => string {
  const frames: string[] = [];
  const note = ({ payload }: { payload: string | Buffer }) => frames.push(payload.toString('latin1'));
  page.on('websocket', (socket) => socket.on('framesent', note).on('framereceived', note));
  return () => frames.join('\n');
}

async function another(browser: Browser, baseURL: string | undefined, withDirect: boolean) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const errors = await collectErrors(context, baseURL);
  if (!withDirect) await isolate(context);
  return { context, errors, join: new JoinScreen(await context.newPage()) };
}

test('one code is enough where the host relays, and devices that cannot connect directly are relayed', async ({
  browser,
  baseURL,
  page,
}) => {
  const seats = new SeatsScreen(page);
  await seats.open('/settings/devices');
  await seats.button('Add a device').click();
  const direct = await another(browser, baseURL, true);
  await direct.join.open(await seats.linkOf('Device 1'));
  await expect(seats.state('Device 1')).toHaveText('Connected');

  await seats.button('Add a device').click();
  const relayed = await another(browser, baseURL, false);
  await relayed.join.open(await seats.linkOf('Device 2'));
  await expect(seats.state('Device 2')).toHaveText('Connected over the relay');
  await expect(relayed.join.connection).toHaveText('Connected to the other device over the relay: device 2.');

  // A reload finds the seat again without a new code.
  await relayed.join.page.reload();
  await expect(relayed.join.connection).toHaveText('Connected to the other device over the relay: device 2.');
  await relayed.join.button('Leave').click();
  await expect(seats.state('Device 2')).toHaveText('Disconnected');
  expect([direct.errors.list, relayed.errors.list]).toEqual([[], []]);
  await direct.context.close();
  await relayed.context.close();
});

test('two isolated devices fight over the relay, which can read nothing of it', async ({
  browser,
  baseURL,
  page,
  newEncounter,
  encounter,
}) => {
  await isolate(page.context());
  const relayed = relayedText(page);
  await newEncounter.create('Salt Road', { name: 'Salt Wreckers', health: 16, energy: 6, ap: 4 });
  await encounter.addMembers('Salt Wreckers', 1);
  await encounter.start.click();
  await encounter.showToPlayers.check();
  const host = new TableScreen(page);
  await host.open('/table');
  await host.openTable.click();

  const { context, errors, join } = await another(browser, baseURL, false);
  const ilse = SAMPLES.characters.find(({ name }) => name === 'Ilse Wren') ?? {};
  await new CharactersScreen(join.page).uploadAndLoad(ilse);
  await join.open(await host.linkOf('Seat 1'));
  await expect(host.state('Seat 1')).toHaveText('Connected over the relay');
  await join.link('Go to the Table').click();
  const player = new TableScreen(join.page);
  const combat = await player.play('Ilse Wren');
  await combat.begin.click();
  await combat.propose('Flare', 'Salt Wreckers 1');

  await host.button('Apply Flare of Ilse Wren').click();
  await expect(player.foes).not.toContainText('Unhurt');
  await host.button(/^Undo /).click();
  await expect(player.foes).toContainText('Unhurt');

  expect(relayed()).toContain('there');
  expect(relayed()).not.toMatch(/Salt Wreckers|Ilse Wren|Flare/);
  expect(errors.list).toEqual([]);
  await context.close();
});
