import type { JsonLimits } from './json-scan.ts';

/*
 * What files, names and encounters may hold. The start of the app needs these limits; those of packs and
 * characters are in limits.ts.
 * Rule: docs/rules/limits.md.
 */

/** Of every name. */
export const NAME_LIMITS = {
  /** Code points. */
  characters: 200,
  /** In a row. */
  combiningMarks: 8,
} as const;

/** Of every file that a user chooses. A backup limits its size only. */
export const USER_FILE_LIMITS: JsonLimits = { depth: 64, entries: 200_000, string: 100_000 };

/** Bytes of a file. */
export const FILE_SIZE_LIMITS = {
  pack: 20_000_000,
  backup: 500_000_000,
  other: 5_000_000,
} as const;

/** Of one encounter. */
export const ENCOUNTER_LIMITS = {
  groups: 100,
  members: 1_000,
  party: 100,
  maximum: 1_000_000_000,
  notes: 20_000,
  memberNotes: 500,
  /** Status effects of a member. */
  statusEffects: 100,
  /** Names of one list of what a member performed. */
  performed: 1_000,
} as const;
