import type { Result } from '../core/lib/result.ts';
import type { RecordKind, ShapeOf } from './kinds.ts';

/** Serializes and parses a value. `parse` also reads every older schema. Neither may throw. */
export interface Codec<Value> {
  readonly schema: number;
  parse(text: string): Result<Value, string>;
  serialize(value: Value): string;
  /** The text of its file, where that is not what is stored. */
  file?(value: Value): string;
}

/** `withName` renames a value, so that a second version of a record can be kept. */
export interface NamedCodec<Value> extends Codec<Value> {
  nameOf(value: Value): string;
  withName(value: Value, name: string): Value;
}

export interface PackCodec<Pack> extends Codec<Pack> {
  nameOf(pack: Pack): string;
  versionOf(pack: Pack): number;
}

/** The codec of a collection by its shape. The codec of a single serializes to a JSON object. */
export interface CodecOfShape<Value> {
  readonly named: NamedCodec<Value>;
  readonly single: Codec<Value>;
  readonly pack: PackCodec<Value>;
}

/** The type of value that each collection holds. */
export type Values = Readonly<Record<RecordKind, unknown>>;

export type Codecs<V extends Values> = {
  readonly [Kind in RecordKind]: CodecOfShape<V[Kind]>[ShapeOf<Kind>];
};
