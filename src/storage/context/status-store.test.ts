import { describe, expect, it } from 'vitest';
import { createStatusStore } from './status-store.ts';

describe('the status store', () => {
  it('keeps the same object until something changes, and calls its listeners', () => {
    const statusStore = createStatusStore();
    let heard = 0;
    const stop = statusStore.subscribe(() => {
      heard += 1;
    });
    const before = statusStore.current();
    statusStore.saving('saved', undefined);
    statusStore.dismiss(1);
    expect([statusStore.current() === before, heard]).toEqual([true, 0]);
    statusStore.saving('saving', undefined);
    expect([statusStore.current() === before, heard]).toEqual([false, 1]);
    stop();
    statusStore.mode('outdated');
    expect([statusStore.current().mode, heard]).toEqual(['outdated', 1]);
  });
});
