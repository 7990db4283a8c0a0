import { describe, expect, it } from 'vitest';
import { isInForeignFrame } from './foreign-frame.ts';

interface FakeWindow {
  parent: FakeWindow;
  readonly location: { readonly href: string };
}

/** A window within others, the outermost first; reading the address of a foreign one throws. */
function nested(...origins: readonly ('own' | 'foreign')[]): Window {
  let inner: FakeWindow | undefined;
  for (const origin of origins) {
    const location = {
      get href(): string {
        if (origin === 'foreign') throw new DOMException('Blocked a frame', 'SecurityError');
        return 'https://tabard.test/';
      },
    };
    const outer = inner;
    inner = { location } as FakeWindow;
    inner.parent = outer ?? inner;
  }
  return inner as unknown as Window;
}

describe('isInForeignFrame', () => {
  it.each<[boolean, readonly ('own' | 'foreign')[]]>([
    [false, ['own']],
    [false, ['own', 'own', 'own']],
    [true, ['foreign', 'own']],
    [true, ['foreign', 'own', 'own']],
    [true, ['own', 'foreign', 'own']],
  ])('is %j within %j', (isForeign, origins) => {
    expect(isInForeignFrame(nested(...origins))).toBe(isForeign);
  });
});
