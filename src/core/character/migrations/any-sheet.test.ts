import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyOlderSheet } from '../../../testing/arbitrary-sheets.ts';
import { parseSheet, parseStoredSheet } from '../sheet/parse-sheet.ts';
import { upgradeSheet } from './index.ts';
import { CURRENT_SHEET_VERSION } from './steps.ts';

describe('an upgrade of any older sheet', () => {
  it.prop([anyOlderSheet])('can be read, and changes nothing when repeated', (older) => {
    const sheet = upgradeSheet(older);
    expect(sheet).toMatchObject({ version: CURRENT_SHEET_VERSION, name: older.name });
    expect(parseSheet(sheet).ok).toBe(true);
    expect(upgradeSheet(sheet)).toBe(sheet);
    expect(parseStoredSheet(JSON.parse(JSON.stringify(sheet.json)))).toMatchObject({ ok: true });
  });
});

describe('an upgrade of a checked older sheet', () => {
  it.prop([anyOlderSheet, fc.integer({ min: -1, max: CURRENT_SHEET_VERSION - 1 })])(
    'keeps its packs',
    (older, version) => {
      const read = parseStoredSheet({ ...older.json, version });
      if (!read.ok) return;
      const sheet = upgradeSheet(read.value);
      const parsed = parseSheet(sheet);
      expect(parsed.ok && parsed.value.packInfo).toEqual(sheet.packInfo);
    },
  );
});
