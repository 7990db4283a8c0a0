import { wholeNumber } from '../../lib/whole-number.ts';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { DEFAULT_SHEET } from './default-sheet.ts';
import type { StoredSheet } from './sheet.ts';

/**
 * A number of a stored sheet as it is once it was read; undefined where an upgrade gives it, or where it is none.
 * Rule: docs/rules/characters.md#reading-a-character.
 */
export function storedFigure(
  { version, json }: StoredSheet,
  field: 'health' | 'potential',
): number | undefined {
  const stored = json[field] ?? (version === CURRENT_SHEET_VERSION ? DEFAULT_SHEET[field] : undefined);
  return typeof stored === 'number' ? Math.max(0, wholeNumber(stored)) : undefined;
}
