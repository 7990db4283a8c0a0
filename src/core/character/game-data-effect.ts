import type { GameData } from '../game-data/game-data.ts';
import { BARS } from '../rules/bars.ts';
import type { CarriedOver } from './carry-over.ts';
import type { Character } from './character.ts';
import { derive } from './derive.ts';
import { parkedNowDefined } from './parked/parked.ts';
import { parkedNames } from './parked/parked-names.ts';
import type { Sheet } from './sheet/sheet.ts';
import { isNothingLost, type Losses, validateSheet } from './validate.ts';

/** A number of a character, such as `Maximum Health`, by two game data. */
export interface NumberChange {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What a character loses and gains with other game data. */
export interface GameDataEffect extends Losses {
  readonly carriedOver: readonly CarriedOver[];
  /** What is parked with it and comes back, by name. */
  readonly gained: readonly string[];
  /** The actions and maneuvers that it can take from then on, and those that it no longer can. */
  readonly actions: { readonly gained: readonly string[]; readonly lost: readonly string[] };
  /** Its maxima, its soak and what it can carry, where they differ. */
  readonly numbers: readonly NumberChange[];
}

function numbersOf({ maximum, soak, encumbrance, gameData }: Character): ReadonlyMap<string, number> {
  const { resourceName } = gameData.glossary;
  return new Map([
    ...BARS.map((bar) => [`Maximum ${resourceName(bar)}`, maximum[bar].total] as const),
    ...soak.map(({ name, sum }) => [`${name} Soak`, sum.total] as const),
    ['Encumbrance', encumbrance.total],
  ]);
}

function actionsOf({ actions, maneuvers }: Character): ReadonlySet<string> {
  return new Set([...actions, ...maneuvers].map(({ action }) => action.name));
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...names].filter((name) => !others.has(name));

/**
 * What a character loses and gains with these game data. Numbers are compared with those by the game data
 * `before`, and with none where it is not known.
 * Rule: docs/rules/loading-and-upgrade.md#what-a-character-loses-and-gains.
 */
export function gameDataEffect(sheet: Sheet, gameData: GameData, before?: GameData): GameDataEffect {
  const { dropped, lowered, carriedOver, restored, sheet: valid } = validateSheet(sheet, gameData, before);
  const back = parkedNames(parkedNowDefined(sheet, gameData), sheet, gameData);
  const now = derive(valid, gameData);
  const then = before === undefined ? now : derive(sheet, before);
  const [old, present] = [actionsOf(then), actionsOf(now)];
  const numbersThen = numbersOf(then);
  return {
    dropped,
    lowered,
    carriedOver,
    gained: [...new Set([...back.belongings, ...back.unequipped, ...restored])],
    actions: { gained: without(present, old), lost: without(old, present) },
    numbers: [...numbersOf(now)].flatMap(([name, to]) => {
      const from = numbersThen.get(name) ?? to;
      return from === to ? [] : [{ name, from, to }];
    }),
  };
}

/** Whether the game data change nothing for the character. */
export function isWithoutEffect({
  carriedOver,
  gained,
  actions,
  numbers,
  ...losses
}: GameDataEffect): boolean {
  const others = [carriedOver, gained, actions.gained, actions.lost, numbers];
  return isNothingLost(losses) && others.every(({ length }) => length === 0);
}
