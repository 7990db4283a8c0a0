import type { ParkedBelongings, Sheet } from './sheet.ts';

/** What parked belongings are called: what the sheet does not hold, and items that it holds and has not equipped. */
export function parkedNames(
  { items, skills, talents, pinnacles, equipped }: ParkedBelongings,
  sheet: Sheet,
): { readonly belongings: readonly string[]; readonly unequipped: readonly string[] } {
  return {
    belongings: [...items.map((item) => item.name), ...skills.keys(), ...talents, ...pinnacles],
    unequipped: equipped.flatMap(({ id }) =>
      items.some((item) => item.id === id) ? [] : (sheet.inventory.get(id)?.name ?? []),
    ),
  };
}
