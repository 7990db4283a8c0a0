import type { RandomSource } from '../core/dice/roll.ts';

const VALUES = 2 ** 32;

/**
 * Chance from the browser's own source of it. A value beyond the last full run of `below` is thrown away and
 * drawn again, so that no number is likelier than another.
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
