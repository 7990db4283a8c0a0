import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('fingerprint', () => {
  it('differs for texts that differ in one place', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 50 }),
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (text, at, put) => {
          const place = at % text.length;
          const changed = text.slice(0, place) + put + text.slice(place + 1);
          expect(fingerprint(changed) === fingerprint(text)).toBe(changed === text);
        },
      ),
    );
    expect(fingerprint('')).toMatch(/^[0-9a-f]{16}$/);
  });
});
