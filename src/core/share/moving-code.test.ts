import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { createMovingReader, isMovingFrame, movingFrame } from './moving-code.ts';

const bytesOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 7 + (at >> 5)) & 255);

describe('a moving code', () => {
  test.prop([
    fc.uint8Array({ minLength: 1, maxLength: 3_000 }),
    fc.integer({ min: 32, max: 400 }),
    fc.uniqueArray(fc.nat({ max: 65_535 }), { minLength: 140, maxLength: 160 }),
  ])('is read from any frames in any order', (bytes, blockBytes, frames) => {
    const reader = createMovingReader();
    let whole: Uint8Array | undefined;
    for (const frame of frames) {
      const added = reader.add(movingFrame(bytes, frame, blockBytes));
      if (added.ok && added.value.bytes !== undefined) {
        whole = added.value.bytes;
        break;
      }
    }
    expect(whole).toEqual(bytes);
  });

  it('needs few frames more than it has blocks, with two of three frames lost', () => {
    const bytes = bytesOf(60_000);
    const reader = createMovingReader();
    let seen = 0;
    for (let frame = 0; frame < 2_000; frame += 3) {
      seen += 1;
      const added = reader.add(movingFrame(bytes, frame));
      if (added.ok && added.value.bytes !== undefined) {
        expect(added.value.bytes).toEqual(bytes);
        expect(seen).toBeLessThanOrEqual(added.value.blocks + 12);
        return;
      }
    }
    expect.unreachable('The code was never whole.');
  });

  it('says how much of it is known', () => {
    const reader = createMovingReader();
    expect(reader.add(movingFrame(bytesOf(1_000), 0))).toEqual({
      ok: true,
      value: { known: 1, blocks: 4, bytes: undefined },
    });
    expect(reader.add(movingFrame(bytesOf(1_000), 0))).toMatchObject({ value: { known: 1 } });
    expect(reader.add(movingFrame(bytesOf(1_000), 2))).toMatchObject({ value: { known: 2 } });
  });

  it('gives way to another one', () => {
    const reader = createMovingReader();
    reader.add(movingFrame(bytesOf(1_000), 0));
    expect(reader.add(movingFrame(bytesOf(40), 0))).toMatchObject({ value: { bytes: bytesOf(40) } });
  });

  it.each([
    ['', 'foreign'],
    ['https://example.org', 'foreign'],
    ['TBM', 'damaged'],
    ['TBM****', 'damaged'],
    [movingFrame(bytesOf(40), 0).slice(0, 20), 'damaged'],
    [`TBMAg${movingFrame(bytesOf(40), 0).slice(5)}`, 'newer'],
    [`TBMAf__${movingFrame(bytesOf(40), 0).slice(7)}`, 'too-large'],
  ])('refuses %s as %s', (text, problem) => {
    expect(createMovingReader().add(text)).toEqual({ ok: false, problem });
  });

  it('begins anew where a damaged frame has slipped in', () => {
    const bytes = bytesOf(600);
    const reader = createMovingReader();
    const damaged = movingFrame(bytes, 0).replace(/.....$/, 'AAAAA');
    reader.add(damaged);
    expect(reader.add(movingFrame(bytes, 1))).toEqual({ ok: false, problem: 'damaged' });
    reader.add(movingFrame(bytes, 0));
    expect(reader.add(movingFrame(bytes, 1))).toMatchObject({ value: { bytes } });
  });

  it('is told from other texts', () => {
    expect(isMovingFrame(movingFrame(bytesOf(40), 0))).toBe(true);
    expect(isMovingFrame('TBDAA')).toBe(false);
  });
});
