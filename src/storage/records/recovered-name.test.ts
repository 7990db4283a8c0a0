import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recoveredName } from './recovered-name.ts';

describe('recoveredName', () => {
  it('counts up and adds one suffix at most', () => {
    expect(recoveredName('Aria', 1)).toBe('Aria (recovered)');
    expect(recoveredName('Aria', 2)).toBe('Aria (recovered 2)');
    expect(recoveredName('Aria (recovered)', 2)).toBe('Aria (recovered 2)');
    expect(recoveredName('Aria (recovered 7)', 8)).toBe('Aria (recovered 8)');
  });

  it('leaves a name of emoji as long as one of letters', () => {
    expect(recoveredName('🦊'.repeat(200), 1)).toBe(`${'🦊'.repeat(188)} (recovered)`);
  });

  it('stays within 200 code points and splits no surrogate pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 1, max: 99 }),
        (name, count) => {
          const recovered = recoveredName(name, count);
          expect([...recovered].length).toBeLessThanOrEqual(200);
          expect(recovered).not.toMatch(/\p{Surrogate}/u);
        },
      ),
    );
  });
});
