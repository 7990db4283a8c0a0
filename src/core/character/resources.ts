import type { GameData } from '../game-data/game-data.ts';
import { wordFor } from '../game-data/words.ts';
import { sameContent } from '../lib/same-content.ts';
import { clamp, MAX_NUMBER, wholeNumber } from '../lib/whole-number.ts';
import type { Bars } from '../play/rules/bar-changes.ts';
import { BAR_TABLE, BARS, type Bar, type BarField, ofEachBar, ofEachBarField } from '../rules/bars.ts';
import type { Character } from './character.ts';
import { derive } from './derive.ts';
import { loweredAbove, loweredBy, loweredUpTo, withLowered } from './parked/lowered-bars.ts';
import type { Sheet } from './sheet/sheet.ts';

/** The resources with a field of their own on the sheet. */
export type SheetResource = BarField | 'currency' | 'boostPoints';

/** The most that each bar can hold, at least 0. */
export function barMaxima({ maximum }: Pick<Character, 'maximum'>): Readonly<Record<Bar, number>> {
  return ofEachBar((bar) => clamp(maximum[bar].total, 0, MAX_NUMBER));
}

/** The current value of each bar. */
export function barValues(sheet: Sheet): Readonly<Record<Bar, number>> {
  return ofEachBar((bar) => sheet[BAR_TABLE[bar].field]);
}

/** The sheet with these values of bars; the same sheet where none of them differs. */
export function withBars(sheet: Sheet, values: Readonly<Record<Bar, number>>): Sheet {
  return withFields(
    sheet,
    ofEachBarField((bar) => values[bar]),
  );
}

/**
 * The sheet without parked losses that its bars have regained by other means. `waiting`: the losses before
 * the change began.
 */
function withoutRegained(sheet: Sheet, waiting = sheet.parked.bars): Sheet {
  const { parked } = sheet;
  if (waiting.length + parked.bars.length === 0) return sheet;
  const bars = loweredAbove(waiting, barValues(sheet));
  return sameContent(bars, parked.bars) ? sheet : { ...sheet, parked: { ...parked, bars } };
}

/** The sheet with these fields; the same sheet where none of them differs. */
function withFields(sheet: Sheet, fields: Partial<Record<SheetResource | 'potential', number>>): Sheet {
  const changed = { ...sheet, ...fields };
  return Object.keys(fields).some((field) => changed[field as keyof Sheet] !== sheet[field as keyof Sheet])
    ? changed
    : sheet;
}

/**
 * Sets a resource to a whole number, at least 0 and at most its maximum where one exists; a fraction rounds
 * up, NaN gives 0. `waiting`: the parked losses of bars before the change began, since typing may take
 * several steps.
 * Rule: docs/rules/characters.md#changing-a-resource.
 */
export function changeResource(
  character: Pick<Character, 'sheet' | 'maximum'>,
  resource: SheetResource,
  value: number,
  waiting = character.sheet.parked.bars,
): Sheet {
  const bar = BARS.find((each) => BAR_TABLE[each].field === resource);
  const limit = bar === undefined ? MAX_NUMBER : barMaxima(character)[bar];
  const changed = withFields(character.sheet, { [resource]: clamp(wholeNumber(value), 0, limit) });
  return changed === character.sheet ? changed : withoutRegained(changed, waiting);
}

/**
 * Lowers bars to their maximum and parks what they lose; what a lower maximum took before returns as far as
 * the maximum has risen. Parked losses that a bar has regained are dropped.
 * Rule: docs/rules/characters.md#bars-within-their-maximum.
 */
export function withinMaxima(sheet: Sheet, gameData: GameData): Sheet {
  const { parked } = sheet;
  const { values, lowered } = boundedBars(barValues(sheet), parked.bars, barMaxima(derive(sheet, gameData)));
  const bounded = withBars(sheet, values);
  return sameContent(lowered, parked.bars) ? bounded : { ...bounded, parked: { ...parked, bars: lowered } };
}

/**
 * The same for bars alone: the values within these maxima, and the losses that wait.
 * Rule: docs/rules/characters.md#bars-within-their-maximum.
 */
export function boundedBars(
  values: Readonly<Record<Bar, number>>,
  losses: Sheet['parked']['bars'],
  maxima: Readonly<Record<Bar, number>>,
): { readonly values: Readonly<Record<Bar, number>>; readonly lowered: Sheet['parked']['bars'] } {
  const waiting = loweredAbove(losses, values);
  const returning = loweredUpTo(waiting, maxima);
  const lost = BARS.map((bar) => ({ bar, from: values[bar], to: maxima[bar] }));
  return {
    values: ofEachBar((bar) => clamp(values[bar] + loweredBy(returning, bar), 0, maxima[bar])),
    lowered: withLowered(loweredAbove(waiting, maxima), lost),
  };
}

/**
 * Bars without what gains add beyond the maxima before and after an action: no lower maximum took that, so
 * none gives it back.
 * Rule: docs/rules/combat.md#performing-an-action.
 */
export function barsWithoutSurplus(values: Bars, maximaBefore: Bars, maxima: Bars): Bars {
  return ofEachBar((bar) => Math.min(values[bar], Math.max(maxima[bar], maximaBefore[bar])));
}

/**
 * Fills the bars that a change of talents and a revert fill; the others keep within their maximum.
 * Rule: docs/rules/characters.md#bars-at-their-maximum.
 */
export function withBarsRefilled(sheet: Sheet, gameData: GameData): Sheet {
  const [values, maxima] = [barValues(sheet), barMaxima(derive(sheet, gameData))];
  const refilled = ofEachBar((bar) => (BAR_TABLE[bar].isRefilled ? maxima[bar] : values[bar]));
  return withinMaxima(withBars(sheet, refilled), gameData);
}

/** The effect of `withBarsRefilled` as a sentence: `Health and energy are set to their maximum.` */
export function refillText(gameData: Pick<GameData, 'play'>): string {
  const names = BARS.filter((bar) => BAR_TABLE[bar].isRefilled).map((bar, index) =>
    index === 0 ? wordFor(gameData, bar) : wordFor(gameData, bar).toLowerCase(),
  );
  return `${new Intl.ListFormat('en-US').format(names)} are set to their maximum.`;
}

/**
 * Every bar at its maximum, as a new character starts. Rule: docs/rules/characters.md#bars-at-their-maximum.
 */
export function withBarsAtMaximum(sheet: Sheet, gameData: GameData): Sheet {
  return withBarsFilled(sheet, BARS, gameData);
}

/** The sheet with these bars at their maximum. */
export function withBarsFilled(sheet: Sheet, bars: readonly Bar[], gameData: GameData): Sheet {
  const [values, maxima] = [barValues(sheet), barMaxima(derive(sheet, gameData))];
  return withBars(
    sheet,
    ofEachBar((bar) => (bars.includes(bar) ? maxima[bar] : values[bar])),
  );
}

/**
 * The potential after adding an amount: whole, at least 0. Rule: docs/rules/characters.md#adding-potential.
 */
function raisedPotential({ potential }: Sheet, amount: number): number {
  return Math.min(MAX_NUMBER, potential + Math.max(0, wholeNumber(amount)));
}

/** The potential after adding an amount, as a sentence. Rule: docs/rules/characters.md#adding-potential. */
export function potentialPreview(sheet: Sheet, amount: number, word: string): string {
  return `Your new ${word} will be ${raisedPotential(sheet, amount)}.`;
}

/** Adds a whole amount of potential, at least 0. Rule: docs/rules/characters.md#adding-potential. */
export function addPotential(sheet: Sheet, amount: number): Sheet {
  return withFields(sheet, { potential: raisedPotential(sheet, amount) });
}
