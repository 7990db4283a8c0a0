import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { comparePage, comparePictures } from './compare-page.mjs';

const SIZE = 10;

/** One part of a PNG file. Nobody here checks its sum. */
function part(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), content, Buffer.alloc(4)]);
}

/**
 * A PNG of 10 x 10 grey pixels, the first ones brighter, in which each row says what differs from the one
 * above.
 */
function png({ brighter = 0, by = 0, width = SIZE } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 2], 8);
  const shade = (pixel: number) => (pixel < brighter ? 100 + by : 100);
  const rows = Array.from({ length: SIZE }, (_, y) => [
    y === 0 ? 0 : 2,
    ...Array.from({ length: width * 3 }, (_channel, index) => {
      const pixel = y * width + Math.floor(index / 3);
      return (shade(pixel) - (y === 0 ? 0 : shade(pixel - width)) + 256) % 256;
    }),
  ]);
  return Buffer.concat([
    Buffer.alloc(8),
    part('IHDR', header),
    part('IDAT', deflateSync(Buffer.from(rows.flat()))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const pictures = (files: Readonly<Record<string, Buffer>>) => new Map(Object.entries(files));

const comparison = comparePictures(
  pictures({
    'few.png': png({ brighter: 24, by: 90 }),
    'home.png': png(),
    'new.png': png(),
    'noise.png': png({ brighter: 100, by: 48 }),
    'skills.png': png({ brighter: 25, by: 49 }),
    'wider.png': png({ width: 11 }),
  }),
  pictures({
    'few.png': png(),
    'gone.png': png(),
    'home.png': png(),
    'noise.png': png(),
    'skills.png': png(),
    'wider.png': png(),
  }),
);

describe('comparePictures', () => {
  it('finds what differs by more than noise, what was added and what is missing', () => {
    expect(comparison).toEqual({
      differing: ['skills.png', 'wider.png'],
      added: ['new.png'],
      missing: ['gone.png'],
    });
  });
});

describe('comparePage', () => {
  const page = comparePage(comparison, '../before');

  it('shows each picture that differs beside the earlier one, and no other', () => {
    expect(page).toContain('<img src="../before/skills.png" alt="earlier"');
    expect(page).toContain('<img src="skills.png" alt="now"');
    expect(page).not.toContain('home.png');
  });

  it('says where one of both is missing', () => {
    expect(page).toContain('<h2>gone.png</h2><div><a href="../before/gone.png">');
    expect(page.match(/<p>None earlier<\/p>/g)).toHaveLength(1);
    expect(page.match(/<p>None now<\/p>/g)).toHaveLength(1);
  });

  it('says so where nothing differs', () => {
    expect(comparePage({ differing: [], added: [], missing: [] }, '..')).toContain('No picture differs.');
  });
});
