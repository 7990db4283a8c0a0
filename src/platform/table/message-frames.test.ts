import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { MESSAGE_LIMITS } from '../../core/table/connection.ts';
import { createFrameReader, framesOf } from './message-frames.ts';

describe('the frames of a message', () => {
  test.prop([fc.array(fc.constantFrom(0, 1, 16_384, 16_385, 40_000), { maxLength: 3 })], { numRuns: 20 })(
    'are put together again, one message after the other',
    (sizes) => {
      const reader = createFrameReader();
      for (const size of sizes) {
        const message = Uint8Array.from({ length: size }, (_, at) => at % 251);
        const read = framesOf(message).map((frame) => reader.add(frame));
        const last = read.at(-1);
        const value = last?.ok ? last.value : undefined;
        expect(value?.length).toBe(size);
        expect(value?.every((byte, at) => byte === message[at])).toBe(true);
        expect(read.slice(0, -1).every((each) => each.ok && each.value === undefined)).toBe(true);
      }
    },
  );

  it('may hold 256 KiB, and no more', () => {
    const read = (size: number) => {
      const reader = createFrameReader();
      return framesOf(new Uint8Array(size)).map((frame) => reader.add(frame).ok);
    };
    expect(read(MESSAGE_LIMITS.bytes)).not.toContain(false);
    expect(read(MESSAGE_LIMITS.bytes + 1)).toContain(false);
  });

  it('end where somebody sends empty parts for ever', () => {
    const reader = createFrameReader();
    const read = Array.from({ length: 20 }, () => reader.add(Uint8Array.of(0)).ok);
    expect(read).toContain(false);
  });
});
