import { describe, expect, it } from 'vitest';
import { CHARGES } from '../../core/arms/arms.ts';
import { CHARGE_PATHS } from './charges.ts';

/** The smallest charge of a coat that is 24 px wide, in px. */
const SIDE = 12;

/** How much of each pixel a charge covers, from 0 to 1. */
function pixelsOf(path: string): readonly number[] {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.scale(SIDE / 100, SIDE / 100);
  context.fill(new Path2D(path));
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return Array.from({ length: SIDE * SIDE }, (_, pixel) => (data[4 * pixel + 3] ?? 0) / 255);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('the charges of a coat 24 px wide', () => {
  const drawn = CHARGES.map((charge) => ({ charge, pixels: pixelsOf(CHARGE_PATHS[charge]) }));

  it.each(drawn)('$charge covers between a sixth and two thirds of its place', ({ pixels }) => {
    expect(sum(pixels) / pixels.length).toBeGreaterThan(1 / 6);
    expect(sum(pixels) / pixels.length).toBeLessThan(2 / 3);
  });

  it.each(drawn)('$charge looks like no other charge', ({ charge, pixels }) => {
    for (const other of drawn.filter((each) => each.charge !== charge)) {
      const difference = sum(pixels.map((cover, pixel) => Math.abs(cover - (other.pixels[pixel] ?? 0))));
      expect(difference / pixels.length, other.charge).toBeGreaterThan(0.1);
    }
  });
});
