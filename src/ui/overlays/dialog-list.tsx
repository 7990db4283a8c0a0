import type { ReactNode } from 'react';
import { useNearSlots } from '../layout/over-frames/use-near-slots.ts';
import styles from './dialog-list.module.css';

/** A list of more items than this renders only those in view; the others are their names. */
const MANY = 60;

interface DialogListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The height of an item in rem. */
  itemHeight: number;
  /** What stands in place of an item out of view. */
  itemName: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
}

/**
 * A list of up to some thousand items in a dialog, which scrolls by itself: `VirtualList` scrolls with the
 * page alone. Items that come into view are rendered a few in each frame.
 */
export function DialogList<Item>({
  label,
  items,
  itemKey,
  itemHeight,
  itemName,
  renderItem,
}: DialogListProps<Item>) {
  const isLong = items.length > MANY;
  const [near, list] = useNearSlots<HTMLUListElement>(isLong);
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {items.map((item, slot) => (
        <li key={itemKey(item)} style={{ minHeight: `${itemHeight}rem` }}>
          {!isLong || near.has(slot) ? renderItem(item) : <bdi>{itemName(item)}</bdi>}
        </li>
      ))}
    </ul>
  );
}
