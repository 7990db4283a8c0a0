import type { RandomSource } from '../src/core/dice/roll.ts';

/**
 * A source that gives the same numbers for the same seed: splitmix32, whose period is far beyond what is
 * played.
 */
export function seededRandom(seed: number): RandomSource {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return Math.floor(((mixed >>> 0) / 0x1_0000_0000) * below);
  };
}

/** One of a list, each as likely as the others; undefined of an empty one. */
export function oneOf<Each>(list: readonly Each[], random: RandomSource): Each | undefined {
  return list[random(list.length)];
}

/** Whether something happens that does so in this many of a hundred cases. */
export function happens(percent: number, random: RandomSource): boolean {
  return random(100) < percent;
}
