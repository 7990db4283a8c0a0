import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from './scripts/lib/chromium.mjs';

/** In milliseconds. They end what hangs, and no busy machine reaches them: no test measures time. */
const TIMEOUTS = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

const UNIT_TESTS = '{src,scripts,bin,game,simulation,config}/**/*.test.ts';

/** Tests that go through every case of something: seconds a file. */
const EXHAUSTIVE_TESTS = '{src,simulation}/**/*.exhaustive.test.ts';

/**
 * It renders with React's renderer for servers, which leaves marks in a page that React's other one warns of.
 */
const HYDRATION_TEST = 'src/app/first-paint/hydration.test.tsx';

/** Components in a real Chromium, whose files share two pages. */
const inBrowser = (
  name: string,
  include: string,
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration => ({
  plugins: [react({ compiler: true })],
  // A package that is found late, as behind a dynamic import, would load every page of the run anew.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  test: {
    ...TIMEOUTS,
    name,
    include: [include],
    exclude: [...exclude, ...configDefaults.exclude],
    // Pages that last load each module once; the set-up makes them new for each test.
    isolate: false,
    // A test waits half of its time, for the next frame or an answer: two pages, each with storage of its
    // own.
    maxWorkers: 2,
    setupFiles: ['src/testing/set-up-screen.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Sooner than the test ends, so that it says which press waits, and for what.
      provider: playwright({ launchOptions: launchOptions(), actionTimeout: 120_000 }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/**
 * Four projects: `node` for units, `exhaustive` for those that take seconds, `browser` for components in a
 * real Chromium, `browser-hydration` for the page that the build renders.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    // Read here alone, not in a project.
    browser: { connectTimeout: 600_000 },
    projects: [
      {
        test: {
          ...TIMEOUTS,
          name: 'node',
          environment: 'node',
          // No module keeps state that a test could see, so each is loaded once for all files.
          isolate: false,
          maxWorkers: '100%',
          include: [UNIT_TESTS],
          exclude: [EXHAUSTIVE_TESTS, ...configDefaults.exclude],
        },
      },
      {
        test: {
          ...TIMEOUTS,
          name: 'exhaustive',
          environment: 'node',
          isolate: false,
          maxWorkers: '100%',
          include: [EXHAUSTIVE_TESTS],
        },
      },
      inBrowser('browser', 'src/**/*.test.tsx', [HYDRATION_TEST]),
      inBrowser('browser-hydration', HYDRATION_TEST),
    ],
  },
});
