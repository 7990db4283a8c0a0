import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type ServedAnswer, serveBuild } from '../support/served-build.ts';
import type { EngineBrowser, EngineName, EngineWindow, LaunchEngine } from './engine.ts';
import { launchFirefox } from './firefox/launch-firefox.ts';
import { killBrowser } from './processes.ts';
import { launchWebKit } from './webkit/launch-webkit.ts';

const LAUNCH: Readonly<Record<EngineName, LaunchEngine>> = { firefox: launchFirefox, webkit: launchWebKit };

/** Tabard in the browser of one engine, with a profile and a server of its own. */
export interface Tabard {
  readonly window: EngineWindow;
  openWindow(): Promise<EngineWindow>;
  /** Opens an address of the app and waits for its heading. */
  open(path: string, window?: EngineWindow): Promise<void>;
  /**
   * Creates the sample character Ilse Wren, and waits until it is stored and the app is kept for offline use.
   */
  trySample(): Promise<void>;
  /** Closes the browser and starts it again with the same profile. */
  restart(): Promise<void>;
  /** Kills the browser without a warning and starts it again. */
  killAndRestart(): Promise<void>;
  stopServer(): Promise<void>;
  /** Serves something else in place of a file. */
  answer(file: string, answer: ServedAnswer): void;
  /** Ignores errors that match: for a test that breaks something on purpose. */
  allow(pattern: RegExp): void;
  /** A path for a file that the test writes. */
  path(file: string): string;
}

export const SHEET = 'character/id/ilse%20wren';

/** The number that a number field shows. */
export const numberIn = (window: EngineWindow, name: string): Promise<string> =>
  window.value('spinbutton', name);

/** Waits until the page contains a text. */
export async function expectText(window: EngineWindow, text: string | RegExp): Promise<void> {
  const found = expect.poll(() => window.bodyText().catch(String));
  await (typeof text === 'string' ? found.toContain(text) : found.toMatch(text));
}

/** Waits until the app says that everything is stored. */
export const expectSaved = (window: EngineWindow): Promise<void> => expectText(window, /^Saved$/m);

/** Playwright's test with Tabard in the project's engine. It fails on every error of a page. */
export const test = base.extend<{ tabard: Tabard; engine: EngineName }>({
  engine: ['firefox', { option: true }],
  tabard: async ({ engine }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tabard-engine-'));
    const profile = join(folder, 'profile');
    const server = await serveBuild('dist', '/');
    const errors: string[] = [];
    const allowed: RegExp[] = [];
    let browser: EngineBrowser = await LAUNCH[engine](profile, server.url);
    const launch = async (): Promise<void> => {
      errors.push(...browser.errors);
      browser = await LAUNCH[engine](profile, server.url);
    };
    const tabard: Tabard = {
      get window() {
        return browser.window;
      },
      openWindow: () => browser.openWindow(),
      async open(path, window = browser.window) {
        await window.goto(server.url + path);
        await expect.poll(() => window.count('heading').catch(() => 0)).toBeGreaterThan(0);
      },
      async trySample() {
        await this.open('');
        await browser.window.click('button', 'Try Ilse Wren, a sample character');
        await expectText(browser.window, 'Boost Points');
        await expectSaved(browser.window);
        // Firefox starts a navigation over again, and calls the first one failed, where the service worker
        // takes over meanwhile.
        const { window } = browser;
        const state = () => window.evaluate(() => navigator.serviceWorker.controller?.state ?? '');
        await expect.poll(state, { timeout: 120_000 }).toBe('activated');
      },
      async restart() {
        await browser.close();
        await launch();
      },
      async killAndRestart() {
        killBrowser(profile);
        // It is gone already: what remains is to let its driver go.
        await browser.close().catch(() => undefined);
        await launch();
      },
      stopServer: () => server.stop(),
      answer: server.answer,
      allow: (pattern) => void allowed.push(pattern),
      path: (file) => join(folder, file),
    };
    try {
      await use(tabard);
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    const unexpected = [...errors, ...browser.errors].filter(
      (error) => !allowed.some((pattern) => pattern.test(error)),
    );
    expect(unexpected, 'errors in the background').toEqual([]);
  },
});

export { expect };
