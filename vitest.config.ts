import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/lib/chromium.mjs';

/** In milliseconds. They end what hangs, and no busy machine reaches them: no test measures time. */
const TIMEOUTS = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Two projects: `node` for units, `browser` for components in a real Chromium. */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          ...TIMEOUTS,
          name: 'node',
          environment: 'node',
          // No module keeps state that a test could see, so each is loaded once for all files.
          isolate: false,
          include: ['{src,scripts,bin,game,simulation,config}/**/*.test.ts'],
        },
      },
      {
        plugins: [react({ compiler: true })],
        test: {
          ...TIMEOUTS,
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            connectTimeout: 600_000,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
