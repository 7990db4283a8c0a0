import { carriedWeight } from '../../core/character/items/weight.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { DraftFigure } from '../../ui/draft/draft-figures.tsx';
import { Explain } from '../../ui/overlays/explain.tsx';

/** The weight including the draft, and the encumbrance. */
export function WeightFigure({ added = [] }: { added?: readonly InventoryItem[] }) {
  const { sheet, gameData, encumbrance } = useLoadedCharacter();
  const { total, parts } = carriedWeight(sheet, gameData, added);
  return (
    <DraftFigure
      label="Weight"
      isOver={total > encumbrance.total}
      of={<Explain label="Encumbrance" total={encumbrance.total} parts={encumbrance.parts} />}
    >
      <Explain label="Weight" total={total} parts={parts} freeSide="left" />
    </DraftFigure>
  );
}
