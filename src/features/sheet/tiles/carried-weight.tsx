import { itemWeight, weightOfEach } from '../../../core/character/items/weight.ts';
import type { InventoryItem } from '../../../core/character/sheet/sheet.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './carried-weight.module.css';

/** The weight carried and the encumbrance, for the end of the title. */
export function CarriedWeight() {
  const weight = useSheet((character) => character.weight);
  const encumbrance = useSheet((character) => character.encumbrance);
  return (
    <p className={styles.weight} data-over={weight.total > encumbrance.total || undefined}>
      <span className={styles.label}>Weight </span>
      <span className={styles.carried}>
        <Explain label="Weight" total={weight.total} parts={weight.parts} freeSide="left" />
      </span>
      {' / '}
      <Explain label="Encumbrance" total={encumbrance.total} parts={encumbrance.parts} />
    </p>
  );
}

/** How much of the encumbrance is used. */
export function CarriedWeightMeter() {
  const weight = useSheet((character) => character.weight.total);
  const encumbrance = useSheet((character) => character.encumbrance.total);
  return (
    <div className={styles.meter}>
      <Meter value={weight} max={encumbrance} tone={weight > encumbrance ? 'life' : 'plain'} />
    </div>
  );
}

interface ItemWeightProps {
  /** Its place in the row. */
  className: string;
  item: InventoryItem;
  gameData: GameData;
}

/**
 * The weight of an item, and the product that gives that of several. It is shown in the row, since a button
 * to open it would add one to each of hundreds of rows.
 */
export function ItemWeight({ className, item, gameData }: ItemWeightProps) {
  const { quantity } = item;
  const each = weightOfEach(item, gameData);
  return (
    <span className={className}>
      <span>
        <span className="visually-hidden">Weight </span>
        {itemWeight(item, gameData)}
      </span>
      {each && quantity !== 1 ? (
        <span className={styles.product}>
          <span className="visually-hidden"> = </span>
          {quantity} × {each}
        </span>
      ) : null}
    </span>
  );
}
