import { MIGRATIONS } from '../../src/core/character/migrations/steps.ts';

/** Every version of a character file with its label, oldest first. */
export const SHEET_VERSIONS: readonly (readonly [version: number, label: string])[] = MIGRATIONS.map(
  ({ to, label }) => [to, label],
);

export const CURRENT_SHEET_VERSION = Math.max(...SHEET_VERSIONS.map(([version]) => version));
