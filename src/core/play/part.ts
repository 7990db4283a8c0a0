import * as v from 'valibot';
import { isJsonObject } from '../lib/name-map.ts';
import { jsonPath } from '../lib/problem.ts';
import { unreadFields } from '../lib/unread-fields.ts';
import type { Wording } from '../lib/wording.ts';
import type { Glossary } from '../rules/context.ts';
import { problemsOf } from '../rules/define.ts';

/** The only format of `play` that exists. */
export const PLAY_FORMAT = 1;

type Keys = readonly (string | number)[];

/** What has a name that a character keeps. */
export type OwnedSort = 'action' | 'item' | 'maneuver' | 'skill' | 'status effect' | 'talent';

/** What a name in `play` refers to. A term is anything that has a card. */
export type PlaySort = OwnedSort | 'damage type' | 'term';

/** A name, and the keys that lead to it from its entry. */
export type NameUse = readonly [keys: Keys, sort: PlaySort, name: string];

/** Hears what the reader of `play` finds. Paths are JSON paths in the pack, such as `$.play.foes[3].dice`. */
export interface PlaySink {
  /** What stands there is left out. */
  problem(path: string, message: string): void;
  /** Nothing reads this field. */
  unread(path: string): void;
  /** A name that the game data should define. */
  name(path: string, sort: PlaySort, name: string): void;
  /** The last name that entries were given. Where the game data do not define it, they keep their old one. */
  newName(path: string, sort: OwnedSort, name: string): void;
}

const nothing = () => undefined;

export const SILENT: PlaySink = { problem: nothing, unread: nothing, name: nothing, newName: nothing };

/** The definition of a part of `play`: what a pack writes, how it is read, and how packs merge. */
export interface PlayPart<Value> {
  /** What is read for one entry, or for the part itself where it is no list. */
  readonly schema: v.GenericSchema;
  /** `list`: the part is a list of entries. `map`: an object with the entries under fixed keys. */
  readonly form: 'one' | { readonly list: number } | { readonly map: readonly string[] };
  /** The part's row in docs/pack-format.md, in Markdown. */
  readonly documentation: { readonly shape: string; readonly meaning: string };
  readonly empty: Value;
  /** Reads what a pack writes. What is malformed is left out and told to the sink; never throws. */
  read(json: unknown, path: string, sink: PlaySink): Value;
  /** The value of two packs, where the later one counts. */
  merge(earlier: Value, later: Value): Value;
  /** The rule in words, one sentence each. */
  describe(value: Value, glossary: Glossary): readonly Wording[];
}

interface Definition<Entry> {
  readonly schema: v.GenericSchema<unknown, Entry>;
  readonly documentation: { readonly shape: string; readonly meaning: string };
  /** The names that an entry refers to. */
  readonly names?: (entry: Entry) => Iterable<NameUse>;
  readonly describe?: (entry: Entry, glossary: Glossary) => Wording;
}

/**
 * The places of lists that were read as objects: a schema of an object without a required field takes them.
 */
function* listsReadAsObjects(written: unknown, read: unknown, place: Keys = []): Generator<Keys> {
  if (typeof read !== 'object' || read === null) return;
  if (Array.isArray(written) && !Array.isArray(read)) yield place;
  else if (Array.isArray(written)) {
    for (const [index, each] of written.entries()) {
      yield* listsReadAsObjects(each, valueAt(read, index), [...place, index]);
    }
  } else if (isJsonObject(written)) {
    for (const key of Object.keys(written)) {
      yield* listsReadAsObjects(written[key], valueAt(read, key), [...place, key]);
    }
  }
}

const valueAt = (value: object, key: string | number): unknown =>
  Object.hasOwn(value, key) ? (value as Readonly<Record<string | number, unknown>>)[key] : undefined;

/** Reads one entry; undefined for a malformed one, which is told with each problem. */
function readEntry<Entry>(
  { schema, names }: Pick<Definition<Entry>, 'schema' | 'names'>,
  json: unknown,
  path: string,
  sink: PlaySink,
): Entry | undefined {
  // Its fields are missing, which would be told of each of them.
  if (Array.isArray(json)) {
    sink.problem(path, 'This must be an object.');
    return undefined;
  }
  const read = v.safeParse(schema, json);
  if (!read.success) {
    for (const problem of problemsOf(read.issues))
      sink.problem(path + problem.path.slice(1), problem.message);
    return undefined;
  }
  const [list] = listsReadAsObjects(json, read.output);
  if (list !== undefined) {
    sink.problem(jsonPath(list, path), 'This must be an object.');
    return undefined;
  }
  for (const keys of unreadFields(json, read.output)) sink.unread(jsonPath(keys, path));
  for (const [keys, sort, name] of names?.(read.output) ?? []) sink.name(jsonPath(keys, path), sort, name);
  return read.output;
}

/** A part that is one object. That of a later pack takes the place of an earlier one. */
export function onePart<Entry>({ describe, ...definition }: Definition<Entry>): PlayPart<Entry | undefined> {
  return {
    schema: definition.schema,
    form: 'one',
    documentation: definition.documentation,
    empty: undefined,
    read: (json, path, sink) => readEntry(definition, json, path, sink),
    merge: (earlier, later) => later ?? earlier,
    describe: (value, glossary) =>
      value === undefined || describe === undefined ? [] : [describe(value, glossary)],
  };
}

/**
 * A part that is a list of entries, each known by its key. Of two entries with one key the later counts, in
 * the place of the earlier; what a later pack adds comes last.
 */
export function listPart<Entry>({
  keyOf,
  most,
  describe,
  ...definition
}: Definition<Entry> & {
  readonly keyOf: (entry: Entry) => string;
  /** The most entries that one pack may have. */
  readonly most: number;
}): PlayPart<readonly Entry[]> {
  const united = (lists: Iterable<Entry>): readonly Entry[] => {
    const entries = new Map<string, Entry>();
    for (const entry of lists) entries.set(keyOf(entry), entry);
    return [...entries.values()];
  };
  return {
    schema: definition.schema,
    form: { list: most },
    documentation: definition.documentation,
    empty: [],
    read(json, path, sink) {
      if (!Array.isArray(json)) {
        sink.problem(path, 'This must be a list.');
        return [];
      }
      if (json.length > most) {
        sink.problem(`${path}[${most}]`, `This has ${json.length} entries; only the first ${most} are read.`);
      }
      const places = new Map<string, string>();
      return united(
        json.slice(0, most).flatMap((each: unknown, index) => {
          const here = `${path}[${index}]`;
          const entry = readEntry(definition, each, here, sink);
          if (entry === undefined) return [];
          const known = places.get(keyOf(entry));
          if (known !== undefined) sink.problem(known, `${here} is of the same name, and counts instead.`);
          places.set(keyOf(entry), here);
          return [entry];
        }),
      );
    },
    merge: (earlier, later) => united([...earlier, ...later]),
    describe: (entries, glossary) =>
      describe === undefined ? [] : entries.map((entry) => describe(entry, glossary)),
  };
}

/**
 * A part that is an object with an entry under each of some fixed keys; each is read and merged by itself.
 */
export function mapPart<Key extends string, Entry>({
  keys,
  readAt = (_key, json, path, sink) => readEntry(definition, json, path, sink),
  united = (_earlier, later) => later,
  ...definition
}: Omit<Definition<Entry>, 'describe'> & {
  readonly keys: readonly Key[];
  /** Reads the entry under a key; undefined where it is left out. */
  readonly readAt?: (key: Key, json: unknown, path: string, sink: PlaySink) => Entry | undefined;
  /** One entry of two packs; without it the later one. */
  readonly united?: (earlier: Entry, later: Entry) => Entry;
}): PlayPart<ReadonlyMap<Key, Entry>> {
  return {
    schema: definition.schema,
    form: { map: keys },
    documentation: definition.documentation,
    empty: new Map(),
    read(json, path, sink) {
      const entries = new Map<Key, Entry>();
      if (!isJsonObject(json)) {
        sink.problem(path, 'This must be an object.');
        return entries;
      }
      for (const key of Object.keys(json)) {
        const known = keys.find((each) => each === key);
        const here = jsonPath([key], path);
        const entry = known && readAt(known, json[key], here, sink);
        if (known === undefined) sink.unread(here);
        else if (entry !== undefined) entries.set(known, entry);
      }
      return entries;
    },
    merge(earlier, later) {
      const merged = new Map(earlier);
      for (const [key, entry] of later) {
        const before = earlier.get(key);
        merged.set(key, before === undefined ? entry : united(before, entry));
      }
      return merged;
    },
    describe: () => [],
  };
}
