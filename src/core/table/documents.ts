import * as v from 'valibot';

/** The entries of a shared document: plain JSON values by their keys. */
export type Entries = ReadonlyMap<string, unknown>;

/** A part of a document that is one value, or missing. */
interface ValuePart<Schema extends v.GenericSchema> {
  readonly shape: 'value';
  readonly schema: Schema;
}

/** What is in a list: an id, and a number that orders it, higher for what was added later. */
interface Listed {
  readonly id: string;
  readonly at: number;
}

/** A part of a document that is a list of the newest `most`. */
interface ListPart<Schema extends v.GenericSchema<unknown, Listed>> {
  readonly shape: 'list';
  readonly schema: Schema;
  readonly most: number;
}

type Part = ValuePart<v.GenericSchema> | ListPart<v.GenericSchema<unknown, Listed>>;

export type Parts = Readonly<Record<string, Part>>;

/** A document of these parts. */
export type DocumentOf<Table extends Parts> = {
  readonly [Name in keyof Table]: Table[Name] extends ListPart<infer Schema>
    ? readonly v.InferOutput<Schema>[]
    : Table[Name] extends ValuePart<infer Schema>
      ? v.InferOutput<Schema> | undefined
      : never;
};

export const valueEntry = <Schema extends v.GenericSchema>(schema: Schema): ValuePart<Schema> => ({
  shape: 'value',
  schema,
});

export const listEntry = <Schema extends v.GenericSchema<unknown, Listed>>(
  schema: Schema,
  most: number,
): ListPart<Schema> => ({ shape: 'list', schema, most });

/** The number that orders what is added to a list next. */
export const nextPlace = (list: readonly Listed[]): number =>
  list.reduce((last, { at }) => Math.max(last, at), 0) + 1;

/**
 * A document as entries. Those of a list take a fixed number of keys in turn, so that a replica, which
 * remembers every key, does not grow.
 */
export function entriesOf<Table extends Parts>(parts: Table, document: DocumentOf<Table>): Entries {
  const entries = new Map<string, unknown>();
  for (const [name, part] of Object.entries(parts)) {
    const value: unknown = document[name];
    if (part.shape === 'value') {
      if (value !== undefined) entries.set(name, value);
      continue;
    }
    for (const each of (value as readonly Listed[]).slice(-part.most))
      entries.set(`${name}/${each.at % part.most}`, each);
  }
  return entries;
}

/**
 * Reads entries, which may come from anywhere: what is not right is left out. Lists are in the order in which
 * their entries were added.
 */
export function readDocument<Table extends Parts>(parts: Table, entries: Entries): DocumentOf<Table> {
  const read = (schema: v.GenericSchema, value: unknown): readonly unknown[] => {
    const result = v.safeParse(schema, value);
    return result.success ? [result.output] : [];
  };
  const fields = Object.entries(parts).map(([name, part]) => {
    if (part.shape === 'value') return [name, read(part.schema, entries.get(name))[0]] as const;
    const listed = Array.from({ length: part.most }, (_, place) => entries.get(`${name}/${place}`))
      .flatMap((each) => read(part.schema, each) as readonly Listed[])
      .sort((one, other) => one.at - other.at);
    const ids = new Set<string>();
    return [name, listed.filter(({ id }) => !ids.has(id) && ids.add(id))] as const;
  });
  return Object.fromEntries(fields) as DocumentOf<Table>;
}

/** The lists of a document with the ids of what is in them. */
export function listedIn<Table extends Parts>(
  parts: Table,
  document: DocumentOf<Table>,
): readonly (readonly [list: string, id: string])[] {
  return Object.entries(parts).flatMap(([name, { shape }]) =>
    shape === 'list' ? (document[name] as readonly Listed[]).map(({ id }) => [name, id] as const) : [],
  );
}

/** A document with those entries of its lists alone. */
export function withListed<Table extends Parts>(
  parts: Table,
  document: DocumentOf<Table>,
  isKept: (list: string, id: string) => boolean,
): DocumentOf<Table> {
  return mapLists(parts, document, (list, name) => list.filter(({ id }) => isKept(name, id)));
}

/** A document with the entries of the lists of another one before its own. */
export function withEarlier<Table extends Parts>(
  parts: Table,
  document: DocumentOf<Table>,
  earlier: DocumentOf<Table>,
): DocumentOf<Table> {
  return mapLists(parts, document, (list, name) => {
    const before = earlier[name] as readonly Listed[];
    return before.length === 0
      ? list
      : [...before, ...list].map((each, index) => ({ ...each, at: index + 1 }));
  });
}

function mapLists<Table extends Parts>(
  parts: Table,
  document: DocumentOf<Table>,
  change: (list: readonly Listed[], name: string) => readonly Listed[],
): DocumentOf<Table> {
  const fields = Object.entries(parts).map(([name, { shape }]) => {
    const value: unknown = document[name];
    return [name, shape === 'list' ? change(value as readonly Listed[], name) : value] as const;
  });
  return Object.fromEntries(fields) as DocumentOf<Table>;
}
