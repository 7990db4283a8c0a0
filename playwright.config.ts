import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/lib/chromium.mjs';

/** `npm test` names a free port; without it the tests can be run by hand, after a build. */
const port = Number(process.env.TABARD_TEST_PORT ?? 4319);
const url = `http://localhost:${port}/`;

/** Journeys through the production build, in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  ...(process.env.TABARD_THOROUGH ? {} : { grepInvert: /@thorough/ }),
  workers: 2,
  // For a slow machine with much to do: no test is about time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: url,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    // It would answer in place of what a journey intercepts; those about it allow it.
    serviceWorkers: 'block',
    // A trace costs a quarter of the time: TABARD_TRACE=1 npx playwright test e2e/that-one.test.ts
    trace: process.env.TABARD_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: { command: `node scripts/serve.mjs --port ${port}`, url, reuseExistingServer: false },
});
