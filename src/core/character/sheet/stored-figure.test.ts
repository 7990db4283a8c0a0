import { expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { parseSheet } from './parse-sheet.ts';
import type { StoredSheet } from './sheet.ts';
import { storedFigure } from './stored-figure.ts';

const stored = (fields: object, version = CURRENT_SHEET_VERSION): StoredSheet => ({
  version,
  name: 'Aria',
  packInfo: [],
  json: { version, name: 'Aria', ...fields },
});

it.each([10.5, -3, 1e300, 12, null, undefined])('is what reading makes of %s', (value) => {
  for (const field of ['health', 'potential'] as const) {
    const sheet = stored({ [field]: value });
    const read = parseSheet(sheet);
    expect(storedFigure(sheet, field)).toBe(read.ok && read.value[field]);
  }
});

it('is unknown in a sheet that lacks it before its upgrade, or that has something else there', () => {
  expect(storedFigure(stored({}, 3), 'health')).toBeUndefined();
  expect(storedFigure(stored({ health: 4.2 }, 3), 'health')).toBe(5);
  expect(storedFigure(stored({ health: '7' }), 'health')).toBeUndefined();
});
