import type { Character } from '../../../core/character/character.ts';
import { isStackable } from '../../../core/character/items/items.ts';
import { GENERIC_TEMPLATE, type InventoryItem } from '../../../core/character/sheet/sheet.ts';
import { itemText } from '../../../core/game-data/entry-text.ts';
import { UseItemButton } from '../../../library/play/use-item-button.tsx';
import { useQuantity } from '../../../state/characters/use-quantity.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import styles from './rows.module.css';

/** The inventory; the quantity of stackable items can be changed. */
export function InventorySection({ character }: { character: Character }) {
  const items = [...character.sheet.inventory.values()];
  if (items.length === 0) return <p className={styles.empty}>No items.</p>;
  return (
    <VirtualList
      label="Inventory"
      items={items}
      itemKey={({ id }) => id}
      renderItem={(item) => <Item item={item} character={character} />}
      estimateHeight={60}
      threshold={60}
    />
  );
}

function Item({ item, character }: { item: InventoryItem; character: Character }) {
  const change = useQuantity(item);
  const { gameData, equippedItems } = character;
  const { id, name, quantity, template } = item;
  const isUnknown = template !== GENERIC_TEMPLATE && !gameData.items.has(template);
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {equippedItems.some((each) => each.id === id) ? (
          <span className={styles.equipped}> Equipped</span>
        ) : null}
        {isUnknown ? <span className={styles.unknown}>{itemText(gameData, template, 'list')}</span> : null}
      </span>
      <UseItemButton item={item} gameData={gameData} />
      {isStackable(item, gameData) ? (
        <div className={styles.quantity}>
          <NumberField
            label={`Quantity of ${name}`}
            labelHidden
            undoable
            min={0}
            value={quantity}
            {...change}
          />
        </div>
      ) : null}
    </div>
  );
}
