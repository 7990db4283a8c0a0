import type { GameData } from '../../game-data/game-data.ts';
import { wordFor } from '../../game-data/words.ts';
import { BARS } from '../../rules/bars.ts';
import { calledItem } from '../items/items.ts';
import type { ParkedBelongings, Sheet } from '../sheet/sheet.ts';
import { loweredBy } from './lowered-bars.ts';

/**
 * The names of parked belongings: those that the sheet does not hold, such as `20 Health`, and items that it
 * holds unequipped. In the words of the packs, where they are given.
 */
export function parkedNames(
  { items, skills, talents, pinnacles, equipped, bars }: ParkedBelongings,
  sheet: Sheet,
  gameData?: Pick<GameData, 'play'>,
): { readonly belongings: readonly string[]; readonly unequipped: readonly string[] } {
  const ids = new Set(items.map(({ id }) => id));
  return {
    belongings: [
      ...items.map(calledItem),
      ...skills.keys(),
      ...talents,
      ...pinnacles,
      ...BARS.flatMap((bar) => {
        const points = loweredBy(bars, bar);
        return points > 0 ? [`${points} ${wordFor(gameData, bar)}`] : [];
      }),
    ],
    unequipped: equipped.flatMap(({ id }) => {
      const item = ids.has(id) ? undefined : sheet.inventory.get(id);
      return item === undefined ? [] : [calledItem(item)];
    }),
  };
}
