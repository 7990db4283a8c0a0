import type { Migration } from './migration.ts';
import { toVersion0 } from './version-0.ts';
import { toVersion1 } from './version-1.ts';
import { toVersion2 } from './version-2.ts';
import { toVersion3 } from './version-3.ts';
import { toVersion4 } from './version-4.ts';
import { toVersion5 } from './version-5.ts';
import { toVersion6 } from './version-6.ts';
import { toVersion7 } from './version-7.ts';

const LATEST = toVersion7;

/** Every migration from the oldest version to the current one, without a gap. */
export const MIGRATIONS: readonly Migration[] = [
  toVersion0,
  toVersion1,
  toVersion2,
  toVersion3,
  toVersion4,
  toVersion5,
  toVersion6,
  LATEST,
];

/**
 * The version of the sheets that this program writes.
 * Rule: docs/rules/loading-and-upgrade.md#versions.
 */
export const CURRENT_SHEET_VERSION = LATEST.to;
