import { defineConfig } from 'vitest/config';

/** The tests of core, which Stryker runs for each change that it makes there. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/core/**/*.test.ts'],
    // Instrumented code is slow.
    testTimeout: 60_000,
  },
});
