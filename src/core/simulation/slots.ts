import type { GameData } from '../game-data/game-data.ts';
import { type SumPart, sumOf } from '../lib/sum.ts';
import { inRange, oneDecimal, wholeNumber } from '../lib/whole-number.ts';
import { BAR_TABLE, BARS } from '../rules/bars.ts';
import { CONFIGURABLE_DAMAGE_TYPES, type ConstantName } from '../rules/vocabulary.ts';

/** The place of each number of a fighter that modifiers change. The maxima of the bars are the first ones. */
export const SLOT = {
  ACTION_POINTS: BARS.length,
  ENCUMBRANCE: BARS.length + 1,
  POWER: BARS.length + 2,
  DICE_POOL: BARS.length + 3,
  EXHAUSTION_REDUCTION: BARS.length + 4,
  HEALING_RECEIVED: BARS.length + 5,
  DAMAGE_RECEIVED: BARS.length + 6,
  DIFFICULTY: BARS.length + 7,
  /** The soak against each configurable damage type, and then the cost modifier of each bar. */
  SOAK: BARS.length + 8,
  COST: BARS.length + 8 + CONFIGURABLE_DAMAGE_TYPES.length,
} as const;

/** What one number is made of: a constant, and the modifiers of these names. */
export interface SlotRow {
  readonly constant?: ConstantName;
  readonly modifiers: readonly string[];
}

/** The rows of all slots, in order. */
export function slotRows({ damageTypes }: Pick<GameData, 'damageTypes'>): readonly SlotRow[] {
  return [
    ...BARS.map((bar) => ({ constant: BAR_TABLE[bar].constant, modifiers: [BAR_TABLE[bar].modifier] })),
    { constant: 'ACTION_POINT_BASE', modifiers: ['ACTION_POINTS'] },
    { constant: 'BASE_ENCUMBRANCE', modifiers: ['ENCUMBRANCE'] },
    { modifiers: ['POWER'] },
    { modifiers: ['DICE_POOL'] },
    { modifiers: ['COMBAT_EXHAUSTION_REDUCTION'] },
    { modifiers: ['HEALING_RECEIVED'] },
    { modifiers: ['DAMAGE_RECEIVED'] },
    { modifiers: ['DIFFICULTY_ADJUSTMENT'] },
    ...CONFIGURABLE_DAMAGE_TYPES.map((type) => {
      const info = damageTypes.get(type);
      return { modifiers: info === undefined ? [] : ['SOAK', info.soakName] };
    }),
    ...BARS.map((bar) => ({ modifiers: [BAR_TABLE[bar].costModifier ?? []].flat() })),
  ];
}

/** The numbers without status effects: what their parts add up to, and what these add up to without signs. */
export interface SlotBases {
  readonly totals: Float64Array;
  readonly scales: Float64Array;
}

/**
 * The numbers of these slots. `parts`: the parts of the modifiers, by name, without those of status effects.
 */
export function slotBases(
  rows: readonly SlotRow[],
  parts: ReadonlyMap<string, readonly SumPart[]>,
  constants: GameData['constants'],
): SlotBases {
  const sums = rows.map(({ constant, modifiers }) =>
    sumOf([
      ...(constant === undefined ? [] : [{ source: constant, amount: inRange(constants[constant]) }]),
      ...modifiers.flatMap((name) => parts.get(name) ?? []),
    ]),
  );
  return {
    totals: Float64Array.from(sums, ({ total }) => total),
    scales: Float64Array.from(sums, (sum) =>
      sum.parts.reduce((scale, { amount }) => scale + Math.abs(amount), 0),
    ),
  };
}

/** A number with what status effects add to it, rounded as `derive` rounds it; maxima are at least 0. */
export function slotValue({ totals, scales }: SlotBases, slot: number, change: number): number {
  const total = (totals[slot] ?? 0) + change;
  const round = slot === SLOT.ENCUMBRANCE ? oneDecimal : wholeNumber;
  const value = Number.isSafeInteger(total)
    ? inRange(total)
    : round(total, (scales[slot] ?? 0) + Math.abs(change));
  return slot <= SLOT.ENCUMBRANCE ? Math.max(0, value) : value;
}
