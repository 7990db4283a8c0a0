import fc from 'fast-check';
import { expect, it } from 'vitest';
import standardGame from '../../../../public/BaseGameData.json';
import { nameField, renameEntry } from './entries.ts';
import { listAt } from './json-edit.ts';
import { definedNames, PACK_LISTS } from './pack-lists.ts';
import { packReferences } from './pack-references.ts';

/** The references that no list of the pack defines. */
function dangling(json: unknown): readonly string[] {
  const defined = definedNames(json);
  return packReferences(json).flatMap(({ place, lists, name }) => {
    const isToEntry = lists.some((list) => defined.has(list));
    return isToEntry && !lists.some((list) => defined.get(list)?.has(name))
      ? [`${place.join()}: ${name}`]
      : [];
  });
}

const renaming = fc.tuple(fc.nat(), fc.nat(), fc.string({ minLength: 1, maxLength: 12 }));

it('1,000 random renames in the standard game leave no dangling reference', () => {
  const lists = PACK_LISTS.filter(
    (list) => nameField(list) !== undefined && listAt(standardGame, list.keys).length > 0,
  );
  const renamings = fc.sample(renaming, { seed: 1, numRuns: 1_200 });
  let json: unknown = standardGame;
  let count = 0;
  for (const [first, second, name] of renamings) {
    const list = lists[first % lists.length];
    if (list === undefined || count === 1_000) continue;
    const index = second % listAt(json, list.keys).length;
    const outcome = renameEntry(json, { list, index }, name, { isReleased: second % 2 === 0 });
    if (!outcome.ok) continue;
    count += 1;
    json = outcome.value;
  }
  expect(count).toBe(1_000);
  expect(dangling(standardGame)).toEqual([]);
  expect(dangling(json)).toEqual([]);
});
