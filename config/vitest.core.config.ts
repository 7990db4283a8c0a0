import { defineConfig } from 'vitest/config';

/** The tests of core alone: what the mutation test runs for each change it makes there. */
export default defineConfig({
  test: { environment: 'node', include: ['src/core/**/*.test.ts'] },
});
