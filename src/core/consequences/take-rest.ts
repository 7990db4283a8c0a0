import type { Character } from '../character/character.ts';
import { barMaxima, barValues } from '../character/resources.ts';
import type { Rest } from '../play/parts/rests.ts';
import type { BarChange } from '../play/rules/bar-changes.ts';
import { restGains } from '../play/rules/rest-gains.ts';
import { type Consequence, changeBars } from './change-sheet.ts';
import { suppliesOf, takeSupplies } from './supplies.ts';

/** What a rest takes from the inventory. */
export interface Provision {
  readonly item: string;
  readonly needed: number;
  readonly available: number;
}

/** What a rest would do. */
export interface RestPreview {
  /** What each bar gains; the amounts may be edited before the rest is taken. */
  readonly gains: readonly BarChange[];
  readonly provisions: readonly Provision[];
}

/** What a rest would do to a character. Rule: docs/rules/play.md#rests. */
export function previewRest(character: Pick<Character, 'sheet' | 'maximum'>, rest: Rest): RestPreview {
  const { sheet } = character;
  const provisions = rest.consumes.map(({ item, quantity }) => ({
    item,
    needed: quantity,
    available: suppliesOf(sheet, item),
  }));
  return {
    gains: restGains(rest, barValues(sheet), barMaxima(character)),
    provisions,
  };
}

/**
 * Takes a rest: bars gain these amounts, and what it consumes leaves the inventory, as far as it is there.
 * The table decides whether a rest without provisions counts. `date` is in milliseconds since 1970.
 * Rule: docs/rules/play.md#rests.
 */
export function takeRest(
  { sheet, gameData }: Pick<Character, 'sheet' | 'gameData'>,
  { consumes }: Rest,
  gains: readonly BarChange[],
  date: number,
): Consequence {
  const changed = changeBars(sheet, gains, gameData);
  return {
    ...changed,
    sheet: consumes.reduce(
      (before, { item, quantity }) => takeSupplies(before, item, quantity, date, gameData),
      changed.sheet,
    ),
  };
}
