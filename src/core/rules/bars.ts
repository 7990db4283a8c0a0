/** The definition of a bar, a resource with a maximum. */
interface BarRow {
  /** The field of the sheet with the bar's current value. */
  readonly field: string;
  readonly name: string;
  /** The constant of the game data that the maximum starts from. */
  readonly constant: string;
  /** The modifier that changes the maximum. */
  readonly modifier: string;
  /** The modifier that changes an action's cost in this bar. */
  readonly costModifier: string | undefined;
  /** The least value that paying a cost may leave in the bar. */
  readonly reserve: number;
  /** Whether a change of talents, or a revert, fills the bar. */
  readonly isRefilled: boolean;
  /** The bar's colour, one of `Tone`. */
  readonly tone: string;
}

/**
 * Every bar, in the order of the sheet. A bar is a whole number of at least 0. A new character starts with
 * its bars at their maximum; a bar that a file lacks is 1.
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

/** A value for each bar. A loop, since simulated fights ask for it often. */
export function ofEachBar<Value>(toValue: (bar: Bar) => Value): Readonly<Record<Bar, Value>> {
  const values: Partial<Record<Bar, Value>> = {};
  for (const bar of BARS) values[bar] = toValue(bar);
  return values as Record<Bar, Value>;
}

/** A value for each bar under the bar's field of the sheet. */
export function ofEachBarField<Value>(toValue: (bar: Bar) => Value): Readonly<Record<BarField, Value>> {
  return Object.fromEntries(BARS.map((bar) => [BAR_TABLE[bar].field, toValue(bar)])) as Record<
    BarField,
    Value
  >;
}
