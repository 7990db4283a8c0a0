import { fail, ok, type Result } from '../../core/lib/result.ts';
import { MESSAGE_LIMITS } from '../../core/table/connection.ts';

/** Bytes of a message in one frame: every browser sends frames of this size in one piece. */
const FRAME_BYTES = 16_384;

/** The first byte of a frame with a part of a message. */
export const MORE_FOLLOWS = 0;
export const LAST_PART = 1;

/** How large frames and messages are, in bytes. */
export interface FrameSizes {
  readonly frame: number;
  readonly message: number;
}

const STANDARD: FrameSizes = { frame: FRAME_BYTES, message: MESSAGE_LIMITS.bytes };

/** A message as frames, each with one byte before its part. An empty message is one frame. */
export function framesOf(message: Uint8Array, sizes = STANDARD): readonly Uint8Array<ArrayBuffer>[] {
  const count = Math.max(1, Math.ceil(message.length / sizes.frame));
  return Array.from({ length: count }, (_, index) => {
    const part = message.subarray(index * sizes.frame, (index + 1) * sizes.frame);
    const frame = new Uint8Array(part.length + 1);
    frame[0] = index === count - 1 ? LAST_PART : MORE_FOLLOWS;
    frame.set(part, 1);
    return frame;
  });
}

/** Puts messages together from their frames. A larger message than `sizes.message` is a problem. */
export function createFrameReader(sizes = STANDARD): {
  /** The message whose last part this is; undefined where more follow. */
  add(frame: Uint8Array): Result<Uint8Array | undefined, 'too-large'>;
} {
  let parts: Uint8Array[] = [];
  let size = 0;
  return {
    add(frame) {
      const part = frame.subarray(1);
      parts.push(part);
      size += part.length;
      if (size > sizes.message || parts.length > Math.ceil(sizes.message / sizes.frame))
        return fail('too-large');
      if (frame[0] === MORE_FOLLOWS) return ok(undefined);
      const message = new Uint8Array(size);
      let at = 0;
      for (const each of parts) {
        message.set(each, at);
        at += each.length;
      }
      parts = [];
      size = 0;
      return ok(message);
    },
  };
}
