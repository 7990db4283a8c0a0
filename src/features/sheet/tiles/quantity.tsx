import type { InventoryItem } from '../../../core/character/sheet/sheet.ts';
import { useQuantity } from '../../../state/characters/use-quantity.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from './quantity.module.css';

/** The quantity of a stack in the inventory. */
export function Quantity({ item }: { item: InventoryItem }) {
  const change = useQuantity(item);
  return (
    <div className={styles.quantity}>
      <NumberField
        label={`Quantity of ${item.name}`}
        labelHidden
        undoable
        min={0}
        value={item.quantity}
        {...change}
      />
    </div>
  );
}
