import type { ParkedBelongings, Sheet } from './sheet.ts';

/** What parked belongings are called: what the sheet does not hold, and accessories that it holds and does not wear. */
export function parkedNames(
  { items, skills, talents, pinnacles, equipped }: ParkedBelongings,
  sheet: Sheet,
): { readonly belongings: readonly string[]; readonly accessories: readonly string[] } {
  return {
    belongings: [...items.map((item) => item.name), ...skills.keys(), ...talents, ...pinnacles],
    accessories: equipped.flatMap(({ id }) =>
      items.some((item) => item.id === id) ? [] : (sheet.inventory.get(id)?.name ?? []),
    ),
  };
}
