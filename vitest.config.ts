import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/lib/chromium.mjs';

/** For a slow machine with much to do: no test is about time. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 30_000 };

/** Two projects: `node` for the pure core and the storage units, `browser` for components in a real Chromium. */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'node',
          environment: 'node',
          // The core has no state to keep apart: its modules are read once for all files, not once a file.
          isolate: false,
          include: ['{src,scripts,bin,game,simulation,config}/**/*.test.ts'],
        },
      },
      {
        plugins: [react({ compiler: true })],
        test: {
          ...PATIENCE,
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
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
