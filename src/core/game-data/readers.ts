import * as v from 'valibot';
import { isJsonObject } from '../lib/name-map.ts';

/** The maximum number of problems that one list or map reports; the others are counted. */
const MAXIMUM_PROBLEMS = 200;

const EMPTY_LIST: readonly never[] = Object.freeze([]);
const EMPTY_MAP: ReadonlyMap<string, never> = new Map<string, never>();

/** The description of a custom reader, from which the JSON Schema is generated. */
export type ReaderShape =
  | { readonly shape: 'list'; readonly of: v.GenericSchema }
  | { readonly shape: 'map'; readonly of: v.GenericSchema; readonly keys: readonly string[] | undefined }
  | { readonly shape: 'text' };

/** The path of an issue in an entry of a list or a map. */
function within(
  input: object,
  key: string | number,
  inner: readonly v.IssuePathItem[] = [],
): [v.IssuePathItem, ...v.IssuePathItem[]] {
  return [{ type: 'unknown', origin: 'value', input, key, value: undefined }, ...inner];
}

/** An object with these fields; others are dropped. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, ({ received }) =>
    received === 'undefined' ? 'This is missing.' : 'This must be an object.',
  );
}

/**
 * A list whose entries this schema reads. Problems beyond the limit are counted per entry, so that a hostile
 * file takes no more memory than a valid one. All empty lists are the same value.
 */
export function listOf<Item>(
  item: v.GenericSchema<unknown, Item>,
  message: string,
): v.GenericSchema<unknown, readonly Item[]> {
  return v.pipe(
    v.custom<readonly unknown[]>((value) => Array.isArray(value), message),
    v.metadata({ shape: 'list', of: item } satisfies ReaderShape),
    v.rawTransform<readonly unknown[], readonly Item[]>(({ dataset: { value: input }, addIssue }) => {
      if (input.length === 0) return EMPTY_LIST;
      const items: Item[] = [];
      let listed = 0;
      let more = 0;
      const refuse = (index: number, issues: readonly v.BaseIssue<unknown>[]) => {
        if (listed >= MAXIMUM_PROBLEMS) {
          more += 1;
          return;
        }
        listed += issues.length;
        for (const { message: problem, path } of issues) {
          addIssue({ message: problem, path: within(input, index, path) });
        }
      };
      for (const [index, value] of input.entries()) {
        const read = v.safeParse(item, value, { abortEarly: listed >= MAXIMUM_PROBLEMS });
        if (read.success) items.push(read.output);
        else refuse(index, read.issues);
      }
      if (more > 0) addIssue({ message: `${more} more entries of this list are not right.` });
      return items;
    }),
  );
}

/**
 * A map from names to the values that this schema reads, for any names or only for these. Any name is a valid
 * key, even `__proto__`. All empty maps are the same value.
 */
export function nameMapOf<Value, Name extends string = string>(
  value: v.GenericSchema<unknown, Value>,
  keys?: readonly Name[],
): v.GenericSchema<unknown, ReadonlyMap<Name, Value>> {
  const known = keys && new Set<string>(keys);
  return v.pipe(
    v.custom<Record<string, unknown>>(isJsonObject, 'This must be an object.'),
    v.metadata({ shape: 'map', of: value, keys } satisfies ReaderShape),
    v.rawTransform<Record<string, unknown>, ReadonlyMap<Name, Value>>(
      ({ dataset: { value: input }, addIssue }) => {
        const names = Object.keys(input);
        if (names.length === 0) return EMPTY_MAP as ReadonlyMap<Name, never>;
        const map = new Map<Name, Value>();
        let wrong = 0;
        const refuse = (name: string, message: string, path?: readonly v.IssuePathItem[]) => {
          wrong += 1;
          if (wrong <= MAXIMUM_PROBLEMS) addIssue({ message, path: within(input, name, path) });
        };
        for (const name of names) {
          const read = v.safeParse(value, input[name], { abortEarly: true });
          if (known?.has(name) === false) refuse(name, 'Nothing has this name.');
          else if (read.success) map.set(name as Name, read.output);
          else refuse(name, read.issues[0].message, read.issues[0].path);
        }
        if (wrong > MAXIMUM_PROBLEMS) {
          addIssue({ message: `${wrong - MAXIMUM_PROBLEMS} more entries here are not right.` });
        }
        return map;
      },
    ),
  );
}

/** Text: one paragraph as a string, or a list of paragraphs. Rule: docs/pack-format.md#conventions. */
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
