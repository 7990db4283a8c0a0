import { useId, useRef, useState } from 'react';
import { ItemName } from '../../../cards/item-name.tsx';
import type { Character } from '../../../core/character/character.ts';
import { isStackable } from '../../../core/character/items/items.ts';
import type { InventoryItem } from '../../../core/character/sheet/sheet.ts';
import { itemText } from '../../../core/game-data/entry-text.ts';
import { itemUse } from '../../../core/game-data/play-of.ts';
import { GENERIC_TEMPLATE } from '../../../core/rules/vocabulary.ts';
import { UseItemButton } from '../../../library/play/use-item-button.tsx';
import { useQuantity } from '../../../state/characters/use-quantity.ts';
import { DisclosureButton } from '../../../ui/buttons/disclosure-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useRovingFocus } from '../../../ui/layout/use-roving-focus.ts';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import styles from './rows.module.css';

/** Of more items than this that only lie in the pack, none is shown until they are asked for. */
const FEW = 12;

/**
 * The inventory; the quantity of stackable items can be changed. It is one tab stop. Items that can do
 * something now come first where there are many others.
 */
export function InventorySection({ character }: { character: Character }) {
  const { gameData, equippedItems, sheet } = character;
  const rows = useRef<HTMLDivElement>(null);
  useRovingFocus(rows);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const items = [...sheet.inventory.values()];
  const isHandy = (item: InventoryItem) =>
    isStackable(item, gameData) ||
    itemUse(item.template, gameData) !== undefined ||
    equippedItems.some((each) => each.id === item.id);
  const others = items.filter((item) => !isHandy(item));
  const isLong = others.length > FEW;
  if (items.length === 0) return <p className={styles.empty}>No items.</p>;
  const list = (label: string, shown: readonly InventoryItem[]) => (
    <VirtualList
      label={label}
      items={shown}
      itemKey={(item) => item.id}
      renderItem={(item, index) => <Item item={item} character={character} isFirst={index === 0} />}
      estimateHeight={53}
      threshold={60}
    />
  );
  return (
    <div ref={rows} className={styles.rows} data-roving>
      {list('Inventory', isLong ? items.filter(isHandy) : items)}
      {isLong ? (
        <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
          {others.length} more
        </DisclosureButton>
      ) : null}
      {isLong && isOpen ? <div id={id}>{list('More items', others)}</div> : null}
    </div>
  );
}

interface ItemProps {
  item: InventoryItem;
  character: Character;
  isFirst: boolean;
}

function Item({ item, character, isFirst }: ItemProps) {
  const change = useQuantity(item);
  const { gameData, equippedItems } = character;
  const { id, name, quantity, template } = item;
  const isUnknown = template !== GENERIC_TEMPLATE && !gameData.items.has(template);
  return (
    <div className={styles.row} data-follows={!isFirst || undefined} data-tall>
      <span className={styles.name}>
        <ItemName item={item} />
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
