import { afterEach } from 'vitest';
import type { Environment } from '../environment.ts';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import { type FaultShape, Faults } from './faults.ts';
import { raw } from './raw.ts';
import { open, type TestStorage } from './test-codecs.ts';

/** Tabs that receive no messages from each other. */
export const DEAF: Partial<Environment> = { openChannel: undefined };

/** A browser profile that is new in every test. */
export interface Profile {
  readonly browser: FakeBrowser;
  openTab(changes?: Partial<Environment>): Promise<{ readonly tab: FakeTab; readonly storage: TestStorage }>;
  /** The text that IndexedDB holds of a character. */
  storedText(key: string): Promise<unknown>;
  /** Injects the fault into the nth write, until `end` or the end of the test. */
  strike(tab: FakeTab, at: number, shape: FaultShape): Faults;
}

/** For the top of a test file. */
export function freshProfile(): Profile {
  let browser = new FakeBrowser();
  let faults: Faults | undefined;
  afterEach(() => {
    faults?.end();
    faults = undefined;
    browser = new FakeBrowser();
  });
  return {
    get browser() {
      return browser;
    },
    async openTab(changes = {}) {
      const tab = browser.tab(changes);
      return { tab, storage: await open(tab.environment) };
    },
    async storedText(key) {
      return ((await raw.get(browser, 'characters', key)) as { data: string } | undefined)?.data;
    },
    strike(tab, at, shape) {
      faults = new Faults(browser, tab, at, shape);
      return faults;
    },
  };
}
