import { defineConfig } from '@playwright/test';
import type { EngineName } from './e2e/engines/engine.ts';
import { journeyLaunchOptions } from './scripts/lib/chromium.mjs';

/** `npm test` names a free port; by hand, after a build, this one is as good. */
const port = Number(process.env.TABARD_TEST_PORT ?? 4319);
const url = `http://localhost:${port}/`;

const ENGINES = 'e2e/engines/**/*.test.ts';
const PICTURES = 'e2e/pictures/**/*.test.ts';
const README_PICTURE = 'e2e/pictures/readme.test.ts';

/** Journeys through the production build in a real browser. */
export default defineConfig<{ engine: EngineName }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than there are processors: a journey also waits for frames and answers.
  workers: 4,
  // In milliseconds. They end what hangs, and no busy machine reaches them: no test measures time.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  projects: [
    { name: 'journeys', grepInvert: /@thorough/, testIgnore: [ENGINES, PICTURES] },
    // Every journey, and each screen at every width and in both themes.
    { name: 'thorough', testIgnore: [ENGINES, PICTURES] },
    // Pictures of every screen: npm run pictures.
    {
      name: 'pictures',
      testMatch: PICTURES,
      testIgnore: README_PICTURE,
      // A bar for scrolling that is hidden would leave its room empty, beside the top bar.
      use: { launchOptions: { ...journeyLaunchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
    // The picture of the README: npm run pictures -- --readme.
    { name: 'readme', testMatch: README_PICTURE },
    // The main journeys in the other engines, with browsers of their own.
    { name: 'firefox', testMatch: ENGINES, use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: ENGINES, use: { engine: 'webkit' } },
  ],
  use: {
    baseURL: url,
    // Sooner than the test ends, so that it says which press or address waits, and for what.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    browserName: 'chromium',
    launchOptions: journeyLaunchOptions(),
    locale: 'en-US',
    // A service worker would answer before the routes that a journey intercepts.
    serviceWorkers: 'block',
    // A trace costs a quarter of the time: TABARD_TRACE=1 npx playwright test --project=journeys
    // e2e/journeys/that-one.test.ts
    trace: process.env.TABARD_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url,
    reuseExistingServer: false,
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
