import { changeQuantity } from '../../core/character/items/items.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { useGame } from '../use-game.ts';
import { useVisits } from '../use-visits.ts';

/**
 * A function that changes the quantity of a stackable item. It refuses a rise that would be too heavy, with a
 * message.
 * Rule: docs/rules/items.md#quantity.
 */
export function useQuantity({ id, name }: InventoryItem) {
  const { loaded } = useGame();
  const { visitOf } = useVisits();
  return {
    onChange: (quantity: number, coalesces: boolean) =>
      loaded.change(
        `Change quantity of ${name}`,
        (sheet, { gameData }) => changeQuantity(sheet, id, quantity, gameData),
        visitOf(coalesces),
      ),
    refusal: (quantity: number) => {
      const { character } = loaded.store.getState();
      if (character === undefined) return undefined;
      const { sheet, gameData, encumbrance } = character;
      return changeQuantity(sheet, id, quantity, gameData) === sheet
        ? `That would be above your limit of ${encumbrance.total}.`
        : undefined;
    },
  };
}
