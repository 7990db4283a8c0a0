import { describe, expect, it } from 'vitest';
import { copyEntry, listOfId, moveEntry, removeEntry, renameEntry } from './entries.ts';
import { followEntry } from './follow-entry.ts';
import { withEntry, withValueAt } from './json-edit.ts';
import type { PackList } from './pack-lists.ts';

const TALENTS = listOfId('talents') as PackList;
const HIT = listOfId('hit') as PackList;

const talent = (name: string, ...prerequisites: readonly string[]) => ({
  name,
  description: '',
  prerequisites,
});
const PACK = { talents: [talent('A'), talent('B'), talent('C', 'B'), talent('D')] };

/** As another tab reads what this one has stored. */
const read = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

function renamed(index: number, name: string): unknown {
  const result = renameEntry(PACK, { list: TALENTS, index }, name, { isReleased: false });
  return result.ok ? result.value : undefined;
}

/** Where each entry of the list is after a change. */
const places = (before: Record<string, readonly unknown[]>, now: unknown, list = TALENTS) =>
  [0, 1, 2, 3].map((index) => followEntry(before, now, { list, index }));

describe.each([
  ['in this tab', (json: unknown) => json],
  ['in another tab', read],
])('an entry is followed through a change %s', (_, seen) => {
  it('where it or another one is moved, deleted or copied', () => {
    expect(places(PACK, seen(moveEntry(PACK, { list: TALENTS, index: 3 }, -2)))).toEqual([0, 2, 3, 1]);
    expect(places(PACK, seen(removeEntry(PACK, { list: TALENTS, index: 1 })))).toEqual([0, undefined, 1, 2]);
    expect(places(PACK, seen(removeEntry(PACK, { list: TALENTS, index: 3 })))).toEqual([0, 1, 2, undefined]);
    expect(places(PACK, seen(copyEntry(PACK, { list: TALENTS, index: 0 }, 'A (2)')))).toEqual([0, 2, 3, 4]);
  });

  it('where it is renamed, and others with it', () => {
    expect(places(PACK, seen(renamed(1, 'E')))).toEqual([0, 1, 2, 3]);
  });

  it('where it is changed and moved at once', () => {
    const changed = withValueAt(PACK, ['talents', 3, 'description'], 'New');
    expect(places(PACK, seen(moveEntry(changed, { list: TALENTS, index: 3 }, -3)))).toEqual([1, 2, 3, 0]);
  });

  it('where there is nothing else of its name', () => {
    const odd = { talents: [5, talent(''), 'x', null] };
    expect(places(odd, seen(moveEntry(odd, { list: TALENTS, index: 3 }, -3)))).toEqual([1, 2, 3, 0]);
  });
});

describe('an entry that is like others', () => {
  const rule = { kind: 'A', value: 1 };
  const [list, at] = [HIT, HIT.keys];
  const before = withValueAt({}, at, [rule, rule, { kind: 'B' }]) as Record<string, readonly unknown[]>;

  it('stays where it is changed', () => {
    const value = withValueAt(before, [...at, 0, 'value'], 2);
    expect(followEntry(before, value, { list, index: 0 })).toBe(0);
    expect(followEntry(before, read(value), { list, index: 0 })).toBe(0);
    const kind = withValueAt(before, [...at, 0], { kind: 'B' });
    expect(places(before, kind, list).slice(0, 3)).toEqual([0, 1, 2]);
    const other = withValueAt(before, [...at, 2], { kind: 'A' });
    expect(places(before, other, list).slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('is gone where there is one less of them', () => {
    expect(places(before, removeEntry(before, { list, index: 1 }), list).slice(0, 3)).toEqual([
      0,
      undefined,
      1,
    ]);
  });
});

describe('an address without an entry', () => {
  it('stays as it is', () => {
    const now = withEntry(PACK, ['talents'], talent('E'));
    expect(followEntry(PACK, now, { list: TALENTS, index: 4 })).toBe(4);
    expect(followEntry(PACK, now, { list: TALENTS, index: 9 })).toBe(9);
  });
});
