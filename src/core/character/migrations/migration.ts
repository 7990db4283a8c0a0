/** A sheet as it was written by an older version: nothing in it can be relied on. */
export type SheetJson = Readonly<Record<string, unknown>>;

/** One step of the way up (seed 1 §4 Character version upgrade). */
export interface Migration {
  /** The version that it leads to. */
  readonly to: number;
  readonly label: string;
  /** What it does, in sentences for the update dialog. */
  readonly changes: readonly string[];
  /** The sheet one version up, as a new object; works on anything that a sheet may hold. */
  up(json: SheetJson): SheetJson;
}

/** The sheet without some of its fields. */
export function withoutFields(json: SheetJson, ...fields: readonly string[]): SheetJson {
  return Object.fromEntries(Object.entries(json).filter(([field]) => !fields.includes(field)));
}

/** The value where it is a number, else another. */
export function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
