import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessagePace } from './message-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(isFree: () => boolean = () => true) {
  const delivered: number[] = [];
  const pace = createMessagePace((message) => {
    if (isFree()) delivered.push(message[0] ?? 0);
    return isFree();
  });
  return { delivered, pace };
}

describe('the pace of messages', () => {
  it('is 30 at once, and 30 a second after that, in order', () => {
    const { delivered, pace } = paced();
    for (let index = 0; index < 100; index += 1) pace.add(Uint8Array.of(index));
    expect(delivered).toHaveLength(30);
    vi.advanceTimersByTime(1000);
    expect(delivered.length).toBeGreaterThan(57);
    expect(delivered.length).toBeLessThan(63);
    vi.advanceTimersByTime(2000);
    expect(delivered).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  it('refuses what has no room to wait', () => {
    const { pace } = paced();
    const accepted = Array.from({ length: 200 }, () => pace.add(new Uint8Array(1))).filter(Boolean);
    expect(accepted).toHaveLength(120);
    const large = paced(() => false);
    const sizes = Array.from({ length: 20 }, () => large.pace.add(new Uint8Array(262_144))).filter(Boolean);
    expect(sizes).toHaveLength(16);
  });

  it('waits while the way is blocked, and forgets on request', () => {
    let isFree = false;
    const { delivered, pace } = paced(() => isFree);
    pace.add(Uint8Array.of(1));
    vi.advanceTimersByTime(500);
    expect(delivered).toEqual([]);
    isFree = true;
    vi.advanceTimersByTime(50);
    expect(delivered).toEqual([1]);
    isFree = false;
    pace.add(Uint8Array.of(2));
    pace.clear();
    isFree = true;
    vi.advanceTimersByTime(500);
    expect(delivered).toEqual([1]);
  });
});
