import { describe, expect, it } from 'vitest';
import { HOSTILE_PACK } from '../../../testing/hostile-pack.ts';
import { aPackJson, aTalent } from '../../../testing/packs.ts';
import { diffPacks } from '../diff/diff-packs.ts';
import { danglingWithout, nameField, removeEntry, renameEntry } from './entries.ts';
import { fits } from './forms/form.ts';
import { listForm } from './forms/list-form.ts';
import { listAt } from './json-edit.ts';
import { openPackFile, serializePackFile } from './pack-file.ts';
import { PACK_LISTS } from './pack-lists.ts';

const MANY = 3_000;

describe('a pack that no author would write', () => {
  it('is the same bytes after opening, and every entry can be renamed, removed and compared', () => {
    const text = JSON.stringify(HOSTILE_PACK, null, 1);
    const file = openPackFile(text);
    if (!file.ok) throw new Error(file.problem.kind);
    expect(serializePackFile(file.value)).toBe(text);
    const { json } = file.value;
    for (const list of PACK_LISTS) {
      for (const index of new Set(
        listAt(json, list.keys).length === 0 ? [] : [0, listAt(json, list.keys).length - 1],
      )) {
        const address = { list, index };
        const renamed = renameEntry(json, address, '<script>alert(1)</script>', { isReleased: true });
        expect(renamed.ok).toBe(nameField(list) !== undefined);
        danglingWithout(json, address);
        const removed = removeEntry(json, address);
        expect(listAt(removed, list.keys)).toHaveLength(listAt(json, list.keys).length - 1);
        expect(diffPacks(json, removed)).toBeInstanceOf(Array);
      }
    }
  });

  it.each([
    [null],
    [5],
    [[]],
    [
      {
        items: 5,
        actions: null,
        skills: {},
        talents: [null, 5, [], { name: 7 }],
        play: { foes: 'x', rulebook: [null] },
      },
    ],
    [
      {
        talents: [
          { name: 'A', upgrades: 1e308, prerequisites: { a: 'A' }, description: 'x'.repeat(100_000) },
        ],
      },
    ],
  ])('is left as it is where it is malformed: %j', (json) => {
    for (const list of PACK_LISTS) {
      for (const [index, entry] of listAt(json, list.keys).entries()) {
        const outcome = renameEntry(json, { list, index }, 'B', { isReleased: true });
        if (outcome.ok) expect(JSON.stringify(outcome.value)).toContain('"B"');
        expect(typeof fits(listForm(list), entry)).toBe('boolean');
        danglingWithout(json, { list, index });
      }
    }
    expect(diffPacks(json, json)).toEqual([]);
  });

  it('can have a name that thousands of entries refer to', () => {
    const talents = Array.from({ length: MANY }, (_, index) =>
      aTalent(`T${index}`, { upgrades: 'T0', prerequisites: [`T${index + 1}`] }),
    );
    const [list] = PACK_LISTS.filter(({ id }) => id === 'talents');
    if (list === undefined) throw new Error('talents');
    const json = aPackJson({ talents });
    const outcome = renameEntry(json, { list, index: 0 }, 'Root', { isReleased: true });
    const renamed = outcome.ok ? outcome.value : undefined;
    const text = JSON.stringify(renamed);
    expect(text.match(/"Root"/gu)).toHaveLength(MANY + 2);
    expect(diffPacks(json, renamed)).toEqual([
      { label: 'Talents', added: [], removed: [], renamed: [{ from: 'T0', to: 'Root' }], changed: [] },
    ]);
  });
});
