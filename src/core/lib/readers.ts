import * as v from 'valibot';
import { PACK_LIMITS, writtenLimit } from './limits.ts';
import { checkNameSize } from './name-form.ts';
import { isJsonObject } from './name-map.ts';
import { checkTextMarks } from './text-marks.ts';

/** The maximum number of problems that one list reports; the others are counted. */
const MAX_PROBLEMS = 200;

type Config = v.Config<v.BaseIssue<unknown>>;

const WHOLE: Config = {};
const ABORT_EARLY: Config = { abortEarly: true };

const EMPTY_LIST: readonly never[] = Object.freeze([]);
const EMPTY_MAP: ReadonlyMap<string, never> = new Map<string, never>();

/** The description of a custom reader, from which the JSON Schema is generated. */
export type ReaderShape =
  | { readonly shape: 'list'; readonly of: v.GenericSchema; readonly most: number }
  | {
      readonly shape: 'map';
      readonly of: v.GenericSchema;
      readonly keys: readonly string[] | undefined;
      readonly most: number;
    }
  | { readonly shape: 'text' }
  /** An object with any fields. */
  | { readonly shape: 'object' };

/** Why a list or a map of this many entries cannot be read; undefined if it can. */
function tooMany(count: number, most: number): string | undefined {
  if (count <= most) return undefined;
  return `This has ${writtenLimit(count)} entries; at most ${writtenLimit(most)} can be read.`;
}

type EntryProblem = Pick<v.BaseIssue<unknown>, 'message' | 'path'>;

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
 * A list of at most `most` entries, which this schema reads. Problems beyond the limit are counted per entry,
 * so that a hostile file takes no more memory than a valid one. All empty lists are the same value. `read`
 * may read an entry in another way than `item`, which describes it.
 */
export function listOf<Item>(
  item: v.GenericSchema<unknown, Item>,
  message: string,
  most: number,
  read: v.GenericSchema<unknown, Item> = item,
): v.GenericSchema<unknown, readonly Item[]> {
  return v.pipe(
    v.custom<readonly unknown[]>((value) => Array.isArray(value), message),
    v.metadata({ shape: 'list', of: item, most } satisfies ReaderShape),
    v.rawTransform<readonly unknown[], readonly Item[]>(({ dataset: { value: input }, addIssue }) => {
      if (input.length === 0) return EMPTY_LIST;
      const excess = tooMany(input.length, most);
      if (excess !== undefined) {
        addIssue({ message: excess });
        return EMPTY_LIST;
      }
      const items: Item[] = [];
      let listed = 0;
      let more = 0;
      const refuse = (index: number, issues: readonly v.BaseIssue<unknown>[]) => {
        if (listed >= MAX_PROBLEMS) {
          more += 1;
          return;
        }
        listed += issues.length;
        for (const { message: problem, path } of issues) {
          addIssue({ message: problem, path: within(input, index, path) });
        }
      };
      // `safeParse` would make three more objects for each of 100,000 entries.
      for (let index = 0; index < input.length; index += 1) {
        const entry = read['~run']({ value: input[index] }, listed < MAX_PROBLEMS ? WHOLE : ABORT_EARLY);
        if (entry.issues === undefined) items.push(entry.value);
        else refuse(index, entry.issues);
      }
      if (more > 0) addIssue({ message: `${more} more entries of this list are not right.` });
      return items;
    }),
  );
}

/**
 * A map of at most `most` names to the values that this schema reads, for any names or only for these. Any
 * name is a valid key, even `__proto__`. All empty maps are the same value.
 */
export function nameMapOf<Value, Name extends string = string>(
  value: v.GenericSchema<unknown, Value>,
  most: number,
  keys?: readonly Name[],
): v.GenericSchema<unknown, ReadonlyMap<Name, Value>> {
  const known = keys && new Set<string>(keys);
  /** Puts an entry into the map; why it cannot be read, where it cannot. */
  const readEntry = (name: string, entry: unknown, map: Map<Name, Value>): EntryProblem | undefined => {
    const message = known?.has(name) === false ? 'Nothing has this name.' : checkNameSize(name);
    if (message !== undefined) return { message };
    const read = value['~run']({ value: entry }, ABORT_EARLY);
    if (read.issues !== undefined) return read.issues[0];
    map.set(name as Name, read.value);
    return undefined;
  };
  return v.pipe(
    v.custom<Record<string, unknown>>(isJsonObject, 'This must be an object.'),
    v.metadata({ shape: 'map', of: value, keys, most } satisfies ReaderShape),
    v.rawTransform<Record<string, unknown>, ReadonlyMap<Name, Value>>(
      ({ dataset: { value: input }, addIssue }) => {
        const names = Object.keys(input);
        if (names.length === 0) return EMPTY_MAP as ReadonlyMap<Name, never>;
        const map = new Map<Name, Value>();
        const excess = tooMany(names.length, most);
        if (excess === undefined) {
          for (const name of names) {
            const problem = readEntry(name, input[name], map);
            if (problem) addIssue({ message: problem.message, path: within(input, name, problem.path) });
          }
        } else addIssue({ message: excess });
        return map;
      },
    ),
  );
}

/** What was read of each entry, and by which reader. */
const entriesRead = new WeakMap<object, { readonly reader: v.GenericSchema; readonly entry: unknown }>();

/** Whether a `rememberingListOf` has read this entry. */
export const wasRead = (value: object): boolean => entriesRead.has(value);

/**
 * Reads the same JSON object once: a pack that is edited is read after every keystroke, and few of its
 * entries change. The JSON must never be changed in place.
 */
function rememberingReader<Entry>(reader: v.GenericSchema<unknown, Entry>): v.GenericSchema<unknown, Entry> {
  return {
    ...reader,
    '~run'(dataset, config) {
      const { value } = dataset;
      if (!isJsonObject(value)) return reader['~run'](dataset, config);
      const known = entriesRead.get(value);
      if (known?.reader === reader) return { typed: true, value: known.entry as Entry };
      const read = reader['~run'](dataset, config);
      if (read.typed && read.issues === undefined) entriesRead.set(value, { reader, entry: read.value });
      return read;
    },
  };
}

/** As `listOf`. An entry that is the same object as before is not read again. */
export function rememberingListOf<Item>(item: v.GenericSchema<unknown, Item>, message: string, most: number) {
  return listOf(item, message, most, rememberingReader(item));
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
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? textProblem(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem });
  }),
  v.transform((value): readonly string[] => {
    if (typeof value === 'string') return [value];
    return value.length === 0 ? EMPTY_LIST : [...value];
  }),
);

function textProblem(value: string | readonly string[]): string | undefined {
  const paragraphs = typeof value === 'string' ? [value] : value;
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
  if (length > PACK_LIMITS.text) {
    return `This text has ${writtenLimit(length)} characters; at most ${writtenLimit(PACK_LIMITS.text)} can be read.`;
  }
  if (paragraphs.length <= PACK_LIMITS.paragraphs) return checkTextMarks(paragraphs.join(' '));
  return `This text has ${writtenLimit(paragraphs.length)} paragraphs; at most ${PACK_LIMITS.paragraphs} can be read.`;
}
