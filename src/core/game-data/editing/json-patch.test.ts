import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPackJson } from '../../../testing/arbitrary-packs.ts';
import { removeEntry } from './entries.ts';
import { withEntry, withValueAt } from './json-edit.ts';
import { jsonChanges, readJsonChanges, withJsonChanges } from './json-patch.ts';
import { templatePack } from './new-pack.ts';
import { PACK_LISTS } from './pack-lists.ts';

const ITEMS = PACK_LISTS.find(({ id }) => id === 'items');
const PACK: unknown = templatePack('My Game');
const changesOf = (from: unknown, to: unknown) => [...jsonChanges(from, to)];

describe('changes of JSON', () => {
  it('are none between the same values', () => {
    expect(changesOf(PACK, PACK)).toEqual([]);
  });

  it('name only the field that was edited', () => {
    const edited = withValueAt(PACK, ['items', 1, 'cost'], 2);
    expect(changesOf(PACK, edited)).toEqual([{ keys: ['items', 1, 'cost'], value: 2 }]);
  });

  it('name only the entry that is gone from a list', () => {
    if (ITEMS === undefined) throw new Error('There is no list of items.');
    const without = removeEntry(PACK, { list: ITEMS, index: 0 });
    expect(changesOf(PACK, without)).toEqual([{ keys: ['items'], at: 0, removed: 1, inserted: [] }]);
  });

  it('name only the entry that is new in a list', () => {
    const more = withEntry(PACK, ['items'], { name: 'Ladle' }, 1);
    expect(changesOf(PACK, more)).toEqual([
      { keys: ['items'], at: 1, removed: 0, inserted: [{ name: 'Ladle' }] },
    ]);
  });

  it('lead from any value to any other, in the same order of fields', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (one, other) => {
        const [from, to] = [JSON.parse(one), JSON.parse(other)] as [unknown, unknown];
        const stored = readJsonChanges(JSON.parse(JSON.stringify(changesOf(from, to))));
        expect(JSON.stringify(withJsonChanges(from, stored ?? []))).toBe(JSON.stringify(to));
      }),
    );
  });

  it('lead from any pack to any other', () => {
    fc.assert(
      fc.property(arbitraryPackJson, arbitraryPackJson, (from, to) => {
        expect(withJsonChanges(from, changesOf(from, to))).toEqual(to);
      }),
      { numRuns: 50 },
    );
  });

  it('keep a field before another where it is taken away and put back', () => {
    const before = { a: 1, b: 2, c: 3 };
    expect(JSON.stringify(withJsonChanges({ a: 1, c: 3 }, changesOf({ a: 1, c: 3 }, before)))).toBe(
      JSON.stringify(before),
    );
  });

  it('are not applied where they do not fit', () => {
    const damaged = [
      [{ keys: ['items', 9, 'cost'], value: 2 }],
      [{ keys: ['items'], at: 1, removed: 5, inserted: [] }],
      [{ keys: ['name'], at: 0, removed: 0, inserted: [1] }],
      [{ keys: ['name', 'first'], value: 'My' }],
    ];
    for (const changes of damaged) expect(withJsonChanges(PACK, changes)).toBeUndefined();
  });

  it('are not read from what is none', () => {
    for (const json of [null, 'text', [1], [{}], [{ keys: [-1] }], [{ keys: [], at: -1 }]])
      expect(readJsonChanges(json)).toBeUndefined();
  });
});
