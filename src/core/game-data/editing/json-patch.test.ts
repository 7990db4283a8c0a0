import { it as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPackJson } from '../../../testing/arbitrary-packs.ts';
import { withEntry, withValueAt } from './json-edit.ts';
import { jsonPatches, withPatch } from './json-patch.ts';

const JSON_VALUE = fc.jsonValue({ maxDepth: 3 });

describe('the patches between two JSON values', () => {
  property.prop([JSON_VALUE, JSON_VALUE])('lead from one to the other', (before, after) => {
    expect(jsonPatches(before, after).reduce(withPatch, before)).toEqual(after);
  });

  property.prop([arbitraryPackJson, arbitraryPackJson], { numRuns: 50 })(
    'lead from one pack to another',
    (before, after) => {
      expect(jsonPatches(before, after).reduce(withPatch, before)).toEqual(after);
    },
  );

  it('hold only what an edit changed', () => {
    const json = { items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], talents: [] };
    expect(jsonPatches(json, withValueAt(json, ['items', 1, 'name'], 'x'))).toEqual([
      { keys: ['items', 1, 'name'], value: 'x' },
    ]);
    expect(jsonPatches(json, withValueAt(json, ['items', 1], undefined))).toEqual([
      { keys: ['items'], from: 1, removed: 1, added: [] },
    ]);
    expect(jsonPatches(json, withEntry(json, ['items'], 7, 1))).toEqual([
      { keys: ['items'], from: 1, removed: 0, added: [7] },
    ]);
    expect(jsonPatches(json, json)).toEqual([]);
  });
});
