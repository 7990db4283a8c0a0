import { changeQuantity } from '../../core/character/items/items.ts';
import { toOneDecimal } from '../../core/character/items/weight.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { useGame } from '../use-game.ts';

/** How a field changes the quantity of a stackable item: a rise that would be too heavy is refused, in words (seed 2 §5). */
export function useQuantity({ id, name }: InventoryItem) {
  const { loaded } = useGame();
  return {
    onChange: (quantity: number, proceeds: boolean) =>
      loaded.change(
        `Change quantity of ${name}`,
        (sheet, { gameData }) => changeQuantity(sheet, id, quantity, gameData),
        proceeds,
      ),
    refusal: (quantity: number) => {
      const { character } = loaded.store.getState();
      if (character === undefined) return undefined;
      const { sheet, gameData, encumbrance } = character;
      return changeQuantity(sheet, id, quantity, gameData) === sheet
        ? `That would be above your limit of ${toOneDecimal(encumbrance.total)}.`
        : undefined;
    },
  };
}
