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
