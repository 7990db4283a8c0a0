/** What is said once of a bar, a resource with a maximum. */
interface BarRow {
  /** The field of the sheet with the bar's current value. */
  readonly field: string;
  readonly name: string;
  /** The constant of the game data that the maximum starts from. */
  readonly constant: string;
  /** The modifier that changes the maximum. */
  readonly modifier: string;
  /** The modifier that changes what an action costs of the bar. */
  readonly costModifier: string | undefined;
  /** What a cost must leave in the bar. */
  readonly reserve: number;
  /** Whether a change of talents and a revert fill the bar. */
  readonly isRefilled: boolean;
  /** The bar's colour by its meaning: one of `Tone`. */
  readonly tone: string;
}

/**
 * Every bar, one row each, in the order of the sheet. All bars are whole numbers of at least 0, are at their
 * maximum in a new character, and are 1 where a file does not give them.
 */
export const BAR_TABLE = {
  HEALTH: {
    field: 'health',
    name: 'Health',
    constant: 'MAXIMUM_HEALTH',
    modifier: 'MAXIMUM_HEALTH',
    costModifier: undefined,
    reserve: 1,
    isRefilled: true,
    tone: 'life',
  },
  ENERGY: {
    field: 'energy',
    name: 'Energy',
    constant: 'MAXIMUM_ENERGY',
    modifier: 'MAXIMUM_ENERGY',
    costModifier: 'ACTION_ENERGY_COST',
    reserve: 0,
    isRefilled: true,
    tone: 'energy',
  },
  VIGOR: {
    field: 'vigor',
    name: 'Vigor',
    constant: 'MAXIMUM_VIGOR',
    modifier: 'MAXIMUM_VIGOR',
    costModifier: undefined,
    reserve: 1,
    isRefilled: false,
    tone: 'life',
  },
  FOCUS: {
    field: 'focus',
    name: 'Focus',
    constant: 'MAXIMUM_FOCUS',
    modifier: 'MAXIMUM_FOCUS',
    costModifier: undefined,
    reserve: 0,
    isRefilled: false,
    tone: 'energy',
  },
} as const satisfies Readonly<Record<string, BarRow>>;

export type Bar = keyof typeof BAR_TABLE;

/** The field of the sheet that holds a bar. */
export type BarField = (typeof BAR_TABLE)[Bar]['field'];

export const BARS = Object.keys(BAR_TABLE) as readonly Bar[];

export const BAR_FIELDS: readonly BarField[] = BARS.map((bar) => BAR_TABLE[bar].field);

export function isBar(resource: string): resource is Bar {
  return Object.hasOwn(BAR_TABLE, resource);
}

/** A value for each bar. */
export function ofEachBar<Value>(toValue: (bar: Bar) => Value): Readonly<Record<Bar, Value>> {
  return Object.fromEntries(BARS.map((bar) => [bar, toValue(bar)])) as Record<Bar, Value>;
}

/** A value for each bar under the bar's field of the sheet. */
export function ofEachBarField<Value>(toValue: (bar: Bar) => Value): Readonly<Record<BarField, Value>> {
  return Object.fromEntries(BARS.map((bar) => [BAR_TABLE[bar].field, toValue(bar)])) as Record<
    BarField,
    Value
  >;
}
