import type { Problem } from '../../lib/problem.ts';
import { parseSheet } from '../sheet/parse-sheet.ts';
import type { LoweredBar, StoredSheet } from '../sheet/sheet.ts';
import type { Migration, SheetJson } from './migration.ts';
import { repairSheet } from './repair.ts';
import { CURRENT_SHEET_VERSION, MIGRATIONS } from './steps.ts';
import { barsLoweredBetween, type UpgradeDrop, upgradeDropsBetween } from './upgrade-drops.ts';

const INVALID_VERSION = -1;

/**
 * The version that a sheet counts as: -1 for one above the current or below 0.
 * Rule: docs/rules/loading-and-upgrade.md#versions.
 */
function treatedAs(version: number): number {
  return version > CURRENT_SHEET_VERSION || version < 0 ? INVALID_VERSION : version;
}

/**
 * The name of a version, such as 0.15.0; INVALID where it is none.
 * Rule: docs/rules/loading-and-upgrade.md#versions.
 */
export function versionLabel(version: number): string {
  return MIGRATIONS.find(({ to }) => to === version)?.label ?? 'INVALID';
}

/**
 * The migrations that a sheet of this version needs, oldest first, for the update dialog.
 * Rule: docs/rules/loading-and-upgrade.md#upgrade-steps.
 */
export function changesAbove(version: number): readonly Migration[] {
  return MIGRATIONS.filter(({ to }) => to > treatedAs(version));
}

/**
 * Upgrades a stored sheet to the current version, which always parses; a current one stays unchanged. Values
 * that no sheet can hold are removed.
 * Rule: docs/rules/loading-and-upgrade.md#upgrade-steps.
 */
export function upgradeSheet(stored: StoredSheet): StoredSheet {
  if (stored.version === CURRENT_SHEET_VERSION) return stored;
  const json = repairSheet(withSteps(stored));
  return { version: CURRENT_SHEET_VERSION, name: stored.name, packInfo: stored.packInfo, json };
}

/**
 * The paths of values that an upgrade removes because no sheet can hold them, besides the changes of its
 * migrations.
 * Rule: docs/rules/loading-and-upgrade.md#upgrade-steps.
 */
export function upgradeLosses(stored: StoredSheet): readonly Problem[] {
  const read = parseSheet({ ...stored, json: withSteps(stored) });
  return read.ok ? [] : read.problem;
}

/**
 * What the migrations of an upgrade drop, by name, and the bars that they lower.
 * Rule: docs/rules/loading-and-upgrade.md#update-dialog.
 */
export function upgradeEffects(stored: StoredSheet): {
  readonly drops: readonly UpgradeDrop[];
  readonly lowered: readonly LoweredBar[];
} {
  const after = withSteps(stored);
  return {
    drops: upgradeDropsBetween(stored.json, after),
    lowered: barsLoweredBetween(stored.json, after),
  };
}

function withSteps(stored: StoredSheet): SheetJson {
  const upgraded = changesAbove(stored.version).reduce((json, step) => step.up(json), stored.json);
  return { ...upgraded, version: CURRENT_SHEET_VERSION, name: stored.name, packInfo: stored.packInfo };
}
