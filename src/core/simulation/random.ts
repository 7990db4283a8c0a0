import type { RandomSource } from '../dice/roll.ts';

/** A reproducible source of random numbers: splitmix32, with a period of 2^32. */
export function seededSource(seed: number): RandomSource {
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

/**
 * The random numbers of one fight of a series, counted from 1. Any fight can be played without those before
 * it, in any order and on any thread.
 */
export function fightSource(series: number, fight: number): RandomSource {
  return seededSource(seededSource(series ^ Math.imul(fight, 0x85eb_ca6b))(0x1_0000_0000));
}

/** A random element, each equally likely; undefined for an empty list. */
export function oneOf<Each>(list: readonly Each[], random: RandomSource): Each | undefined {
  return list[random(list.length)];
}

/** True in so many percent of the cases. */
export function happens(percent: number, random: RandomSource): boolean {
  return random(100) < percent;
}
