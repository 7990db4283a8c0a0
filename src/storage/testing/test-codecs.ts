import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { AppStorage } from '../api.ts';
import type { Codec, CodecOfShape, Codecs, NamedCodec, PackCodec } from '../codec.ts';
import type { Environment } from '../environment.ts';
import { byKind, RECORD_KINDS, type RecordKind, rowOf, type ShapeOf } from '../kinds.ts';
import { openStorage } from '../open-storage.ts';

/** The test value for characters and encounters. */
export interface Named {
  readonly name: string;
  readonly notes: string;
}

export type TestSettings = Readonly<Record<string, unknown>>;

export interface TestPack {
  readonly name: string;
  readonly version: number;
  readonly body: string;
}

function parseObject(text: string): Result<Record<string, unknown>, string> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('It is no object.');
    return ok(value as Record<string, unknown>);
  } catch {
    return fail('It is not JSON.');
  }
}

function named(schema: number): NamedCodec<Named> {
  return {
    schema,
    parse(text) {
      const read = parseObject(text);
      if (!read.ok) return read;
      const { name, notes } = read.value;
      if (typeof name !== 'string' || typeof notes !== 'string') return fail('It has no name or no notes.');
      return ok({ name, notes });
    },
    serialize: ({ name, notes }) => JSON.stringify({ name, notes }),
    nameOf: ({ name }) => name,
    withName: ({ notes }, name) => ({ name, notes }),
  };
}

function settings(schema: number): Codec<TestSettings> {
  return { schema, parse: parseObject, serialize: (value) => JSON.stringify(value) };
}

function packs(schema: number): PackCodec<TestPack> {
  return {
    schema,
    parse(text) {
      const read = parseObject(text);
      if (!read.ok) return read;
      const { name, version, body } = read.value;
      if (typeof name !== 'string' || typeof version !== 'number') return fail('It is no pack.');
      return ok({ name, version, body: String(body) });
    },
    serialize: (pack) => JSON.stringify(pack),
    nameOf: ({ name }) => name,
    versionOf: ({ version }) => version,
  };
}

interface TestValueOfShape {
  readonly named: Named;
  readonly single: TestSettings;
  readonly pack: TestPack;
}

export type TestValues = { readonly [Kind in RecordKind]: TestValueOfShape[ShapeOf<Kind>] };
export type TestStorage = AppStorage<TestValues>;

const MAKERS: {
  readonly [Shape in keyof TestValueOfShape]: (
    schema: number,
  ) => CodecOfShape<TestValueOfShape[Shape]>[Shape];
} = { named, single: settings, pack: packs };

/** A codec for every collection of the table, by its shape. */
export function codecsOf(schema = 1): Codecs<TestValues> {
  return byKind(RECORD_KINDS, (kind) => MAKERS[rowOf(kind).shape](schema)) as Codecs<TestValues>;
}

export function open(environment: Environment, schema = 1): Promise<TestStorage> {
  return openStorage(codecsOf(schema), environment);
}

/** All stored values in a comparable form. */
export function contents(storage: TestStorage): Record<string, unknown> {
  const of = (entries: ReadonlyMap<string, { readonly value: Named }>): [string, Named][] =>
    [...entries]
      .map(([key, { value }]): [string, Named] => [key, value])
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    characters: of(storage.characters.entries()),
    encounters: of(storage.encounters.entries()),
    settings: storage.settings.get(),
  };
}
