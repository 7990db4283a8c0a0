import type { RandomSource } from '../core/dice/roll.ts';

const VALUES = 2 ** 32;

/**
 * Random numbers from the browser's generator. A value beyond the last full run of `below` is drawn again, so
 * that all numbers are equally likely.
 */
export function randomFrom(values: Pick<Crypto, 'getRandomValues'>): RandomSource {
  return (below) => {
    const fair = VALUES - (VALUES % below);
    const drawn = new Uint32Array(1);
    do values.getRandomValues(drawn);
    while ((drawn[0] ?? 0) >= fair);
    return (drawn[0] ?? 0) % below;
  };
}
