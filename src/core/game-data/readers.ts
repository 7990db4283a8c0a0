import * as v from 'valibot';
import { isJsonObject } from '../lib/name-map.ts';

/** The most problems that one list or one pack reports one by one; the rest is counted. */
export const MAXIMUM_PROBLEMS = 200;

const EMPTY_LIST: readonly never[] = Object.freeze([]);
const EMPTY_MAP: ReadonlyMap<string, never> = new Map();

/** What a reader of our own says about itself, for the JSON Schema that is made from the readers. */
export type ReaderShape =
  | { readonly shape: 'list'; readonly of: v.GenericSchema }
  | { readonly shape: 'map'; readonly of: v.GenericSchema }
  | { readonly shape: 'text' };

type Path = [v.IssuePathItem, ...v.IssuePathItem[]];

function pathItem(input: readonly unknown[] | Record<string, unknown>, key: string | number): v.IssuePathItem {
  return Array.isArray(input)
    ? { type: 'array', origin: 'value', input, key: key as number, value: input[key as number] }
    : { type: 'object', origin: 'value', input: input as Record<string, unknown>, key: key as string, value: undefined };
}

function pathOf(item: v.IssuePathItem, issue: v.BaseIssue<unknown>): Path {
  return [item, ...(issue.path ?? [])];
}

/** A JSON object, and not a list. */
const jsonObject = v.custom<Record<string, unknown>>(isJsonObject, 'This must be an object.');

/** A list of anything. */
export function jsonList(message: string): v.GenericSchema<unknown, readonly unknown[]> {
  return v.custom<readonly unknown[]>((value) => Array.isArray(value), message);
}

/**
 * An object of these fields; others are left out. The message names a field that is missing by its path.
 */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(jsonObject, v.object(entries, 'This field is missing.'));
}

/**
 * A list whose entries this schema reads. Problems beyond the cap are counted by entry, so that a hostile file costs
 * no more memory than a good one; empty lists are one shared value.
 */
export function listOf<Item>(
  item: v.GenericSchema<unknown, Item>,
  message: string,
): v.GenericSchema<unknown, readonly Item[]> {
  return v.pipe(
    jsonList(message),
    v.metadata({ shape: 'list', of: item } satisfies ReaderShape),
    v.rawTransform<readonly unknown[], readonly Item[]>(({ dataset, addIssue }) => {
      const input = dataset.value;
      if (input.length === 0) return EMPTY_LIST;
      const items: Item[] = [];
      let listed = 0;
      let more = 0;
      for (const [index, value] of input.entries()) {
        const full = listed >= MAXIMUM_PROBLEMS;
        const read = v.safeParse(item, value, { abortEarly: full });
        if (read.success) items.push(read.output);
        else if (full) more += 1;
        else {
          for (const issue of read.issues) {
            addIssue({ message: issue.message, path: pathOf(pathItem(input, index), issue) });
          }
          listed += read.issues.length;
        }
      }
      if (more > 0) addIssue({ message: `${more} more entries of this list are not right.` });
      return items;
    }),
  );
}

/**
 * A map from names to what this schema reads. Any name is a key like any other, `__proto__` too; empty maps are one
 * shared value.
 */
export function nameMapOf<Value>(
  value: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, ReadonlyMap<string, Value>> {
  return v.pipe(
    jsonObject,
    v.metadata({ shape: 'map', of: value } satisfies ReaderShape),
    v.rawTransform<Record<string, unknown>, ReadonlyMap<string, Value>>(({ dataset, addIssue }) => {
      const input = dataset.value;
      const keys = Object.keys(input);
      if (keys.length === 0) return EMPTY_MAP;
      const map = new Map<string, Value>();
      let wrong = 0;
      for (const key of keys) {
        const full = wrong >= MAXIMUM_PROBLEMS;
        const read = v.safeParse(value, input[key], { abortEarly: true });
        if (read.success) map.set(key, read.output);
        else {
          wrong += 1;
          const [issue] = read.issues;
          if (!full) addIssue({ message: issue.message, path: pathOf(pathItem(input, key), issue) });
        }
      }
      if (wrong > MAXIMUM_PROBLEMS) {
        addIssue({ message: `${wrong - MAXIMUM_PROBLEMS} more entries here are not right.` });
      }
      return map;
    }),
  );
}

/** Text: one paragraph as a string, or a list of paragraphs (pack format: Conventions). */
export const text: v.GenericSchema<unknown, readonly string[]> = v.pipe(
  v.custom<string | readonly string[]>(
    (value) =>
      typeof value === 'string' ||
      (Array.isArray(value) && value.every((paragraph) => typeof paragraph === 'string')),
    'This must be a text or a list of texts.',
  ),
  v.metadata({ shape: 'text' } satisfies ReaderShape),
  v.transform((value): readonly string[] => {
    if (typeof value === 'string') return [value];
    return value.length === 0 ? EMPTY_LIST : [...value];
  }),
);
