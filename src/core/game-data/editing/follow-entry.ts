import { groupBy } from '../../lib/group-by.ts';
import { packEntryName } from '../entry-place.ts';
import type { EntryAddress } from './entries.ts';
import { listAt } from './json-edit.ts';

/** The marks by which an entry is recognised, the surest first: the object, its content, and its name. */
const SIGNS: readonly ((entry: unknown) => unknown)[] = [
  (entry) => entry,
  (entry) => JSON.stringify(entry),
  packEntryName,
];

type SignAt = (index: number) => unknown;

/**
 * Pairs the old indexes with the new ones that have the same mark. Of several with one mark, those at an
 * unchanged index are paired first.
 */
function pairsOf(
  lost: readonly number[],
  signThen: SignAt,
  free: readonly number[],
  signNow: SignAt,
): ReadonlyMap<number, number> {
  const places = groupBy(free, signNow);
  const pairs = new Map<number, number>();
  for (const [sign, alike] of groupBy(lost, signThen)) {
    if (sign === undefined) continue;
    const now = new Set(places.get(sign));
    const moved: number[] = [];
    for (const index of alike) {
      if (now.delete(index)) pairs.set(index, index);
      else moved.push(index);
    }
    for (const [nth, place] of [...now].entries()) {
      const index = moved[nth];
      if (index !== undefined) pairs.set(index, place);
    }
  }
  return pairs;
}

/**
 * Where in its list an entry of `before` is now; undefined where it is gone. An entry of which nothing is
 * left has become the new one in its place.
 */
export function followEntry(
  before: unknown,
  now: unknown,
  { list, index }: EntryAddress,
): number | undefined {
  const old = listAt(before, list.keys);
  const present = listAt(now, list.keys);
  if (old[index] === present[index] || old[index] === undefined) return index;
  const hasChanged = (at: number) => old[at] !== present[at];
  let lost = [...old.keys()].filter(hasChanged);
  let free = [...present.keys()].filter(hasChanged);
  for (const sign of SIGNS) {
    const pairs = pairsOf(
      lost,
      (at) => sign(old[at]),
      free,
      (at) => sign(present[at]),
    );
    const found = pairs.get(index);
    if (found !== undefined) return found;
    const taken = new Set(pairs.values());
    lost = lost.filter((at) => !pairs.has(at));
    free = free.filter((at) => !taken.has(at));
  }
  return free.includes(index) ? index : undefined;
}
