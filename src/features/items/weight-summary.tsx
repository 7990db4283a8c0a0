import { carriedWeight } from '../../core/character/items/weight.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import styles from './items.module.css';

/** The weight including the draft, and the encumbrance. */
export function WeightSummary({ added }: { added: readonly InventoryItem[] }) {
  const { sheet, gameData, encumbrance } = useLoadedCharacter();
  const { total, parts } = carriedWeight(sheet, gameData, added);
  return (
    <p className={styles.weight} data-over={total > encumbrance.total || undefined}>
      Weight <Explain label="Weight" total={total} parts={parts} /> of{' '}
      <Explain label="Encumbrance" total={encumbrance.total} parts={encumbrance.parts} />
    </p>
  );
}
