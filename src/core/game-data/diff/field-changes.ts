import { isJsonObject } from '../../lib/name-map.ts';
import { sameContent } from '../../lib/same-content.ts';
import type { NodeField } from '../checks/places.ts';

type Keys = readonly (string | number)[];

/** A value that differs between two versions of an entry; undefined in a version without it. */
export interface FieldChange {
  readonly keys: Keys;
  readonly before: unknown;
  readonly after: unknown;
}

/** These nodes are told whole, since players see each as a sentence. */
const NODE_FIELDS: ReadonlySet<unknown> = new Set<NodeField>([
  'inputs',
  'resources',
  'effects',
  'conditions',
]);

/** Nothing, an empty list and an empty object mean the same in a pack. */
function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}

/** A text of one paragraph may be a string or a list. */
const asList = (value: unknown): unknown => (typeof value === 'string' ? [value] : value);

/** Whether two values mean the same in a pack. */
export function meansSame(before: unknown, after: unknown): boolean {
  return (
    sameContent(before, after) ||
    (isEmpty(before) && isEmpty(after)) ||
    sameContent(asList(before), asList(after))
  );
}

function* listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  keys: Keys,
): Generator<FieldChange> {
  const isIn = (list: readonly unknown[]) => {
    const texts = new Set(list.map((each) => JSON.stringify(each)));
    return (value: unknown) => texts.has(JSON.stringify(value));
  };
  const [isBefore, isAfter] = [isIn(before), isIn(after)];
  const removed = [...before.entries()].filter(([, each]) => !isAfter(each));
  const added = [...after.entries()].filter(([, each]) => !isBefore(each));
  if (removed.length + added.length === 0) yield { keys, before, after };
  for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
    const [oldPlace, old] = removed[index] ?? [];
    const [place = oldPlace ?? 0, now] = added[index] ?? [];
    const isWhole = NODE_FIELDS.has(keys.at(-1)) || old === undefined || now === undefined;
    if (isWhole) yield { keys: [...keys, place], before: old, after: now };
    else yield* fieldChanges(old, now, [...keys, place]);
  }
}

/** What differs between two values of a pack, field by field and entry by entry of lists. */
export function* fieldChanges(before: unknown, after: unknown, keys: Keys = []): Generator<FieldChange> {
  if (meansSame(before, after)) return;
  const isList = Array.isArray(before) || Array.isArray(after);
  const [old, now] = isList ? [asList(before) ?? [], asList(after) ?? []] : [before, after];
  if (Array.isArray(old) && Array.isArray(now)) {
    yield* listChanges(old, now, keys);
  } else if (isJsonObject(old) && isJsonObject(now) && !(keys.length > 1 && keys[0] === 'inputs')) {
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const own = (from: Readonly<Record<string, unknown>>) =>
        Object.hasOwn(from, key) ? from[key] : undefined;
      yield* fieldChanges(own(old), own(now), [...keys, key]);
    }
  } else yield { keys, before, after };
}
