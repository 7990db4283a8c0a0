import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readTypedChange } from './typed-number.ts';

describe('a text typed over a resource', () => {
  it.each([
    ['7', 7],
    ['-7', 8],
    ['\u22127', 8],
    ['+3', 18],
    ['+ 3', 'unreadable'],
    ['0', 0],
    ['', 'none'],
    ['gold', 'none'],
    ['+', 'incomplete'],
    [' - ', 'incomplete'],
    ['--7', 'unreadable'],
    ['+-7', 'unreadable'],
    ['1e9', 'unreadable'],
    ['7-', 'unreadable'],
  ])('%j over 15 means %j', (text, meaning) => {
    expect(readTypedChange(text, 15)).toBe(meaning);
  });

  it.prop([fc.string(), fc.integer()])('means a whole number or none', (text, before) => {
    const read = readTypedChange(text, before);
    expect(typeof read === 'string' || Number.isInteger(read)).toBe(true);
  });
});
