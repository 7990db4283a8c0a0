import { describe, expect, it } from 'vitest';
import type { Remembered } from '../storage/api.ts';
import { readOpenedAt, rememberOpened } from './opened-at.ts';

function inMemory(stored?: unknown): Remembered {
  const values = new Map<string, unknown>([['openedAt', stored]]);
  return { read: (name) => values.get(name), write: (name, value) => void values.set(name, value) };
}

describe('rememberOpened', () => {
  it('keeps the last time of each character, the one opened last first', () => {
    const remembered = inMemory();
    rememberOpened(remembered, 'aria', 1);
    rememberOpened(remembered, 'bruno', 2);
    rememberOpened(remembered, 'aria', 3);
    expect([...readOpenedAt(remembered)]).toEqual([
      ['aria', 3],
      ['bruno', 2],
    ]);
  });

  it('forgets those that were opened before 200 others', () => {
    const remembered = inMemory();
    for (let index = 0; index < 201; index += 1) rememberOpened(remembered, `c${index}`, index);
    expect(readOpenedAt(remembered).size).toBe(200);
    expect(readOpenedAt(remembered).has('c0')).toBe(false);
  });
});

describe('readOpenedAt', () => {
  it.each([[undefined], ['text'], [{ aria: 1 }], [[['aria'], ['aria', 'soon'], [1, 1], null]]])(
    'reads nothing from %j',
    (stored) => {
      expect(readOpenedAt(inMemory(stored)).size).toBe(0);
    },
  );
});
