import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { close, findFreePort, listen } from '../../../scripts/lib/server/port.mjs';
import { createRelay } from '../../../scripts/lib/server/relay.mjs';
import { announceRelay, loadSite, siteListener } from '../../../scripts/lib/server/static-server.mjs';
import { JoinScreen, SeatsScreen } from '../../screens/pairing.ts';
import { collectErrors } from '../../support/page-errors.ts';
import { test as base, expect } from '../../support/test.ts';

/** A server of the build that relays, as `npm run table` starts it. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  baseURL: async ({}, use) => {
    const site = loadSite('dist');
    announceRelay(site);
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

async function another(browser: Browser, baseURL: string | undefined, withDirect: boolean) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const errors = await collectErrors(context, baseURL);
  if (!withDirect) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
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
