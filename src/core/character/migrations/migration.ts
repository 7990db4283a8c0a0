/** A sheet from an older version: any field may hold anything. */
export type SheetJson = Readonly<Record<string, unknown>>;

/** One step of an upgrade. Rule: docs/rules/loading-and-upgrade.md#upgrade-steps. */
export interface Migration {
  /** The version after this step. */
  readonly to: number;
  readonly label: string;
  /** The changes in sentences, for the update dialog. */
  readonly changes: readonly string[];
  /** The sheet one version up, as a new object. Accepts anything in any field. */
  up(json: SheetJson): SheetJson;
}

/** The sheet without some of its fields. */
export function withoutFields(json: SheetJson, ...fields: readonly string[]): SheetJson {
  return Object.fromEntries(Object.entries(json).filter(([field]) => !fields.includes(field)));
}

/** The value if it is a number, or else a default. */
export function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
