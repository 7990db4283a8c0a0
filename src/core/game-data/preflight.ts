import type { PackVersion } from './game-data.ts';

/** The version number for an unavailable pack. Rule: docs/rules/loading-and-upgrade.md#preflight. */
const MISSING_PACK_VERSION = -1;

/** A pack whose available version differs from the expected one. */
export interface PackDifference {
  readonly name: string;
  readonly expected: number;
  /** -1 for a missing pack. */
  readonly available: number;
}

/**
 * Compares the packs that a sheet expects with the available ones: standard and stored, enabled or not.
 * Returns the pairs that differ, in the sheet's order.
 * Rule: docs/rules/loading-and-upgrade.md#preflight.
 */
export function preflight(
  expected: readonly (readonly [name: string, version: number])[],
  atHand: readonly PackVersion[],
): readonly PackDifference[] {
  const versions = new Map(atHand.map((pack) => [pack.name, pack.version]));
  return expected
    .map(([name, version]) => ({
      name,
      expected: version,
      available: versions.get(name) ?? MISSING_PACK_VERSION,
    }))
    .filter((pack) => pack.expected !== pack.available);
}
