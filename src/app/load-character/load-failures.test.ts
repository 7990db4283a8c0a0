import { describe, expect, it } from 'vitest';
import { LOAD_FAILURES } from './load-failures.ts';

describe('a load failure page', () => {
  it.each(Object.values(LOAD_FAILURES))('names every recovery step: $title', ({ steps }) => {
    const names = steps.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Refresh the page', 'Hard refresh', 'Download a backup first']);
    expect(names.at(-1)).toBe('Go to the Loading Page');
  });
});
