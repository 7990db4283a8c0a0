import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';

describe('problemOf', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['DataError', 'full'],
    ['VersionError', 'outdated'],
    ['SecurityError', 'blocked'],
    ['UnknownError', 'failed'],
  ])('reports %s as %s', (name, reason) => {
    expect(problemOf(new DOMException('x', name)).reason).toBe(reason);
  });

  it('reports any value that is not an error as failed', () => {
    expect(problemOf(null).reason).toBe('failed');
    expect(problemOf('full').reason).toBe('failed');
  });
});
