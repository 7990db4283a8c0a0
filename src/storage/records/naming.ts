import { normaliseName } from '../../core/lib/normalise-name.ts';
import { ok } from '../../core/lib/result.ts';
import type { Codec, CodecOfShape } from '../codec.ts';
import { COLLECTIONS, type Shape } from '../collections.ts';
import { nameOfKey, type RecordKind, type ShapeOf } from '../kinds.ts';
import { readText } from './record.ts';

/** Names and serializes the records of a collection of any kind. */
export interface RecordNaming<Kind extends RecordKind = RecordKind> {
  readonly kind: Kind;
  readonly codec: Codec<unknown>;
  /** Parses a value only as far as needed for copying and comparing. A large pack stays text. */
  readonly textCodec: Codec<unknown>;
  keyOf(value: unknown): string;
  nameOf(value: unknown): string;
  /** The name of a record by its key and its text. */
  listedName(key: string, data: string): string;
  /** Undefined if a second version cannot be kept under another name. */
  readonly withName?: (value: unknown, name: string) => unknown;
  /** Only for packs: their version is stored with the text, so that listing does not parse it. */
  readonly versionOf?: (value: unknown) => number;
}

type Naming = Omit<RecordNaming, 'kind' | 'codec'>;

function parsedName(kind: RecordKind, codec: Codec<unknown>, nameOf: (value: unknown) => string) {
  return (key: string, data: string): string => {
    const value = readText(codec, data);
    return value.ok ? nameOf(value.value) : nameOfKey(kind, key);
  };
}

const NAMINGS: {
  readonly [S in Shape]: (kind: RecordKind, codec: CodecOfShape<unknown>[S]) => Naming;
} = {
  named(kind, codec) {
    const nameOf = (value: unknown): string => codec.nameOf(value);
    return {
      textCodec: codec,
      keyOf: (value) => normaliseName(nameOf(value)),
      nameOf,
      listedName: parsedName(kind, codec, nameOf),
      withName: (value, name) => codec.withName(value, name),
    };
  },
  single(kind, codec) {
    const nameOf = (): string => nameOfKey(kind, '');
    return { textCodec: codec, keyOf: () => '', nameOf, listedName: nameOf };
  },
  pack: (_, codec) => ({
    textCodec: { schema: codec.schema, parse: ok<string>, serialize: String },
    keyOf: (value) => codec.nameOf(value),
    nameOf: (value) => codec.nameOf(value),
    listedName: (key) => key,
    versionOf: (value) => codec.versionOf(value),
  }),
};

function namingOfShape<S extends Shape>(shape: S, kind: RecordKind, codec: CodecOfShape<unknown>[S]): Naming {
  return NAMINGS[shape](kind, codec);
}

export function namingOf<Kind extends RecordKind>(
  kind: Kind,
  codec: CodecOfShape<unknown>[ShapeOf<Kind>],
): RecordNaming<Kind> {
  return { kind, codec, ...namingOfShape<ShapeOf<Kind>>(COLLECTIONS[kind].shape, kind, codec) };
}
