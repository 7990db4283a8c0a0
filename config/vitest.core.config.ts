import { defineConfig } from 'vitest/config';

/** The tests of core alone: what the mutation test runs for each change it makes there. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/core/**/*.test.ts'],
    // Changed code reports what it runs, which takes time.
    testTimeout: 60_000,
  },
});
