import type { Problem } from '../../lib/problem.ts';
import { parseSheet } from '../sheet/parse-sheet.ts';
import { CURRENT_SHEET_VERSION, type StoredSheet } from '../sheet/sheet.ts';
import type { Migration, SheetJson } from './migration.ts';
import { repairSheet } from './repair.ts';
import { toVersion0 } from './version-0.ts';
import { toVersion1 } from './version-1.ts';
import { toVersion2 } from './version-2.ts';
import { toVersion3 } from './version-3.ts';
import { toVersion4 } from './version-4.ts';
import { toVersion5 } from './version-5.ts';
import { toVersion6 } from './version-6.ts';
import { toVersion7 } from './version-7.ts';

/** Every migration from the oldest version to the current one, without a gap. */
export const migrations: readonly Migration[] = [
  toVersion0,
  toVersion1,
  toVersion2,
  toVersion3,
  toVersion4,
  toVersion5,
  toVersion6,
  toVersion7,
];

const INVALID_VERSION = -1;

/** The version that a sheet counts as: -1 for one above the current or below 0 (seed 1 §4). */
function treatedAs(version: number): number {
  return version > CURRENT_SHEET_VERSION || version < 0 ? INVALID_VERSION : version;
}

/** The name of a version, such as 0.15.0; INVALID where it is none (seed 1 §3). */
export function versionLabel(version: number): string {
  return migrations.find(({ to }) => to === version)?.label ?? 'INVALID';
}

/** The migrations that a sheet of this version needs, oldest first, for the update dialog (seed 1 §4). */
export function changesAbove(version: number): readonly Migration[] {
  return migrations.filter(({ to }) => to > treatedAs(version));
}

/**
 * Upgrades a stored sheet to the current version, which always parses; a current one stays unchanged. Values
 * that no sheet can hold are removed (seed 1 §4 Character version upgrade).
 */
export function upgradeSheet(stored: StoredSheet): StoredSheet {
  if (stored.version === CURRENT_SHEET_VERSION) return stored;
  const json = repairSheet(withSteps(stored));
  return { version: CURRENT_SHEET_VERSION, name: stored.name, packInfo: stored.packInfo, json };
}

/**
 * The paths of values that an upgrade removes because no sheet can hold them, beside what its migrations
 * change (seed 1 §4 Character version upgrade).
 */
export function upgradeLosses(stored: StoredSheet): readonly Problem[] {
  const read = parseSheet({ ...stored, json: withSteps(stored) });
  return read.ok ? [] : read.problem;
}

function withSteps(stored: StoredSheet): SheetJson {
  const upgraded = changesAbove(stored.version).reduce((json, step) => step.up(json), stored.json);
  return { ...upgraded, version: CURRENT_SHEET_VERSION, name: stored.name, packInfo: stored.packInfo };
}
