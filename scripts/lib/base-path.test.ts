import { describe, expect, it } from 'vitest';
import { basePath } from './base-path.mjs';

describe('basePath', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['tabard', '/tabard/'],
    ['/tabard', '/tabard/'],
    ['/games/tabard/', '/games/tabard/'],
    ['/~user/tabard-0.9/', '/~user/tabard-0.9/'],
  ])('reads %s as %s', (value, path) => {
    expect(basePath(value)).toBe(path);
  });

  it.each(['https://example.org/tabard/', '/a/../b', './', '/a?b', '/a b/', 'C:/Program Files/tabard'])(
    'refuses %s',
    (value) => {
      expect(() => basePath(value)).toThrow('not a path');
    },
  );
});
