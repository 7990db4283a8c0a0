import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseName } from '../core/lib/normalise-name.ts';
import { characterSegment, nameToSegment, paths, segmentToName } from './paths.ts';

describe('names in addresses', () => {
  it.each([
    ['Aria', 'aria'],
    ['.', '~.'],
    ['..', '~..'],
    ['~tilde', '~~tilde'],
    ['a/b', 'a%2Fb'],
    ['50% #1', '50%25%20%231'],
    ['__proto__', '__proto__'],
    ['  Ma  Bell ', 'ma%20bell'],
  ])('%s becomes %s', (name, segment) => {
    expect(nameToSegment(name)).toBe(segment);
  });

  it('can be read back from an address, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (name) => {
        fc.pre(normaliseName(name) !== '');
        const url = new URL(paths.combat(name), 'http://localhost');
        expect(segmentToName(characterSegment(url.pathname) ?? '')).toBe(normaliseName(name));
      }),
    );
  });

  it('are never dropped by the URL parser', () => {
    for (const name of ['.', '..', '...', '%2e', '%2e%2e', '~', '~.', '\\', 'a\\b', '?', '#']) {
      const url = new URL(paths.sheet(name), 'http://localhost');
      expect(segmentToName(characterSegment(url.pathname) ?? '')).toBe(name);
    }
  });

  it('take time linear in the length of the name', () => {
    // Quadratic time would be many minutes.
    for (const long of ['\u0301\u0316', ' ', '\uD800', '%', '/character/id/']) {
      const name = `x${long.repeat(400_000)}y`;
      expect(decodeURIComponent(nameToSegment(name))).toBe(normaliseName(name.toWellFormed()));
      expect(segmentToName(name)).toBe(normaliseName(name));
    }
    expect(characterSegment(`${'/character/id/'.repeat(1_000_000)}aria`)).toBe('aria');
    expect(characterSegment('/character/i'.repeat(1_000_000))).toBeUndefined();
  });

  it('use a malformed segment as the name', () => {
    expect(segmentToName('50%')).toBe('50%');
  });

  it('name a character only under /character/id', () => {
    expect(characterSegment('/character/storage')).toBeUndefined();
    expect(characterSegment('/base/character/id/aria/combat')).toBe('aria');
  });
});
