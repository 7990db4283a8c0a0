import { describe, expect, it } from 'vitest';
import { freeName } from './free-name.ts';

describe('a free name', () => {
  it('is the name itself, or the first number after it that is free', () => {
    const taken = new Set(['ambush', 'ambush (2)']);
    expect(freeName(' Siege ', (key) => taken.has(key))).toBe('Siege');
    expect(freeName('AMBUSH', (key) => taken.has(key))).toBe('AMBUSH (3)');
  });

  it('keeps within the limit of names', () => {
    const long = 'x'.repeat(200);
    expect(freeName(long, (key) => key === long)).toBe(`${'x'.repeat(196)} (2)`);
  });
});
