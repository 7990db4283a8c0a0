import { BARS, RESOURCE_NAMES } from '../../rules/vocabulary.ts';
import type { ParkedBelongings, Sheet } from '../sheet/sheet.ts';
import { loweredBy } from './lowered-bars.ts';

/** What parked belongings are called: what the sheet does not hold, such as `20 Health`, and items that it holds and has not equipped. */
export function parkedNames(
  { items, skills, talents, pinnacles, equipped, bars }: ParkedBelongings,
  sheet: Sheet,
): { readonly belongings: readonly string[]; readonly unequipped: readonly string[] } {
  return {
    belongings: [
      ...items.map((item) => item.name),
      ...skills.keys(),
      ...talents,
      ...pinnacles,
      ...BARS.flatMap((bar) => {
        const points = loweredBy(bars, bar);
        return points > 0 ? [`${points} ${RESOURCE_NAMES[bar]}`] : [];
      }),
    ],
    unequipped: equipped.flatMap(({ id }) =>
      items.some((item) => item.id === id) ? [] : (sheet.inventory.get(id)?.name ?? []),
    ),
  };
}
