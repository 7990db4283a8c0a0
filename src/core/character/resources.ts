import type { GameData } from '../game-data/game-data.ts';
import { sameContent } from '../lib/same-content.ts';
import { clamp, LARGEST_NUMBER, wholeNumber } from '../lib/whole-number.ts';
import { BARS, type Bar } from '../rules/vocabulary.ts';
import type { Character } from './character.ts';
import { derive } from './derive.ts';
import { loweredAbove } from './parked/lowered-bars.ts';
import type { Sheet } from './sheet/sheet.ts';

/** The field of the sheet that holds a bar's current value. */
export const BAR_FIELDS = {
  HEALTH: 'health',
  ENERGY: 'energy',
  VIGOR: 'vigor',
  FOCUS: 'focus',
} as const satisfies Record<Bar, keyof Sheet>;

type BarField = (typeof BAR_FIELDS)[Bar];

/** The resources that the sheet shows with a field of their own. */
export type SheetResource = BarField | 'currency' | 'boostPoints';

/** What the four bars can hold, at least 0. */
export function barMaxima({ maximum }: Pick<Character, 'maximum'>): Readonly<Record<Bar, number>> {
  return ofEachBar((bar) => clamp(maximum[bar].total, 0, LARGEST_NUMBER));
}

/** What the four bars hold. */
export function barValues(sheet: Sheet): Readonly<Record<Bar, number>> {
  return ofEachBar((bar) => sheet[BAR_FIELDS[bar]]);
}

/** A number for each of the four bars. */
export function ofEachBar(numberOf: (bar: Bar) => number): Readonly<Record<Bar, number>> {
  return {
    HEALTH: numberOf('HEALTH'),
    ENERGY: numberOf('ENERGY'),
    VIGOR: numberOf('VIGOR'),
    FOCUS: numberOf('FOCUS'),
  };
}

/** A sheet whose bars hold these numbers; the same sheet where none of them differs. */
export function withBars(
  sheet: Sheet,
  { HEALTH: health, ENERGY: energy, VIGOR: vigor, FOCUS: focus }: Readonly<Record<Bar, number>>,
): Sheet {
  return withFields(sheet, { health, energy, vigor, focus });
}

/** A sheet without what waits to be given back of a bar that holds as much by other means. */
function withoutRegained(sheet: Sheet, waiting = sheet.parked.bars): Sheet {
  const { parked } = sheet;
  if (waiting.length + parked.bars.length === 0) return sheet;
  const bars = loweredAbove(waiting, barValues(sheet));
  return sameContent(bars, parked.bars) ? sheet : { ...sheet, parked: { ...parked, bars } };
}

/** A sheet with these fields set; the same sheet where none of them differs. */
function withFields(sheet: Sheet, fields: Partial<Record<SheetResource | 'potential', number>>): Sheet {
  const changed = { ...sheet, ...fields };
  return Object.keys(fields).some((field) => changed[field as keyof Sheet] !== sheet[field as keyof Sheet])
    ? changed
    : sheet;
}

/**
 * Sets a resource to a whole number, at least 0 and at most its maximum where one exists; a fraction rounds up, what is
 * not a number is 0. `waiting`: what waits to be given back of bars, where it was more before this change began, as it may be typed in
 * several steps (seed 1 §4, seed 2 §5).
 */
export function changeResource(
  character: Pick<Character, 'sheet' | 'maximum'>,
  resource: SheetResource,
  value: number,
  waiting = character.sheet.parked.bars,
): Sheet {
  const bar = BARS.find((each) => BAR_FIELDS[each] === resource);
  const limit = bar === undefined ? LARGEST_NUMBER : barMaxima(character)[bar];
  const changed = withFields(character.sheet, { [resource]: clamp(wholeNumber(value), 0, limit) });
  return changed === character.sheet ? changed : withoutRegained(changed, waiting);
}

/**
 * Brings the four bars to at most their maximum, which a change of what the character has may lower (seed 1 §4). What waits to be
 * given back of a bar that holds as much again waits no more.
 */
export function withinMaxima(sheet: Sheet, gameData: GameData): Sheet {
  const [values, maxima] = [barValues(sheet), barMaxima(derive(sheet, gameData))];
  return withoutRegained(
    withBars(
      sheet,
      ofEachBar((bar) => clamp(values[bar], 0, maxima[bar])),
    ),
  );
}

/** Health and energy at their maximum, as after a change of talents or a revert; vigor and focus at most theirs (seed 1 §4). */
export function withHealthAndEnergyAtMaximum(sheet: Sheet, gameData: GameData): Sheet {
  const { HEALTH, ENERGY } = barMaxima(derive(sheet, gameData));
  return withinMaxima(withBars(sheet, { ...barValues(sheet), HEALTH, ENERGY }), gameData);
}

/** All four bars at their maximum, as a new character starts (decisions: The character file). */
export function withBarsAtMaximum(sheet: Sheet, gameData: GameData): Sheet {
  return withBars(sheet, barMaxima(derive(sheet, gameData)));
}

/** The potential after adding an amount: whole, at least 0 (seed 2 §5). */
function raisedPotential({ potential }: Sheet, amount: number): number {
  return Math.min(LARGEST_NUMBER, potential + Math.max(0, wholeNumber(amount)));
}

/** What adding an amount of potential would come to, in words; nothing can be added where the amount is 0 (seed 2 §5). */
export function potentialPreview(sheet: Sheet, amount: number): string {
  return `Your new Potential will be ${raisedPotential(sheet, amount)}.`;
}

/** Adds potential, a whole number of at least 0 (seed 2 §5). */
export function addPotential(sheet: Sheet, amount: number): Sheet {
  return withFields(sheet, { potential: raisedPotential(sheet, amount) });
}
