import { describe, expect, it } from 'vitest';
import { createStatusStore } from './status-store.ts';

describe('the status store', () => {
  it('keeps the same object until something changes, and calls its listeners', () => {
    const board = createStatusStore();
    let heard = 0;
    const stop = board.subscribe(() => {
      heard += 1;
    });
    const before = board.current();
    board.saving('saved', undefined);
    board.dismiss(1);
    expect([board.current() === before, heard]).toEqual([true, 0]);
    board.saving('saving', undefined);
    expect([board.current() === before, heard]).toEqual([false, 1]);
    stop();
    board.mode('outdated');
    expect([board.current().mode, heard]).toEqual(['outdated', 1]);
  });
});
