import { COLLECTIONS, type CollectionRow, type Shape } from './collections.ts';

type Table = typeof COLLECTIONS;

/** The name of a collection. */
export type RecordKind = keyof Table;
export type ShapeOf<Kind extends RecordKind> = Table[Kind]['shape'];
type KindOf<Wanted extends Shape> = {
  [Kind in RecordKind]: ShapeOf<Kind> extends Wanted ? Kind : never;
}[RecordKind];

export type MirroredKind = KindOf<'named' | 'single'>;
export type PackKind = KindOf<'pack'>;

/** The schema of the codec of each collection. */
export type Schemas = Readonly<Record<RecordKind, number>>;

export const rowOf = (kind: RecordKind): CollectionRow => COLLECTIONS[kind];

/** In the order of the table. */
export const RECORD_KINDS = Object.keys(COLLECTIONS) as readonly RecordKind[];

function kindsOf<Wanted extends Shape>(...shapes: readonly Wanted[]): readonly KindOf<Wanted>[] {
  const isWanted = (kind: RecordKind): kind is KindOf<Wanted> =>
    shapes.some((shape) => shape === rowOf(kind).shape);
  return RECORD_KINDS.filter(isWanted);
}

export const NAMED_KINDS = kindsOf('named');
export const MIRRORED_KINDS = kindsOf('named', 'single');
export const PACK_KINDS = kindsOf('pack');

export function isRecordKind(value: unknown): value is RecordKind {
  return RECORD_KINDS.some((kind) => kind === value);
}

export function isMirroredKind(kind: RecordKind): kind is MirroredKind {
  return rowOf(kind).shape !== 'pack';
}

/** Whether a text of this kind is short enough for the mirror. */
export function fitsMirror(kind: RecordKind, data: string): boolean {
  const row = rowOf(kind);
  return !('mirrorLimit' in row) || row.mirrorLimit === undefined || data.length <= row.mirrorLimit;
}

/** An object with one value for each of the kinds. */
export function byKind<Kind extends RecordKind, Value>(
  kinds: readonly Kind[],
  make: (kind: Kind) => Value,
): Readonly<Record<Kind, Value>> {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, Value>;
}

/** The displayed name of a record of which only the key is known. */
export function nameOfKey(kind: RecordKind, key: string): string {
  const row = rowOf(kind);
  return row.shape === 'single' ? row.label : key;
}

/** An id that is unique among records of all kinds. */
export function recordId({ kind, key }: { readonly kind: RecordKind; readonly key: string }): string {
  return `${kind}/${key}`;
}
