import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './tile-list.module.css';
import { useIsPrinting } from './use-is-printing.ts';

export interface TileListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** An estimate of an item's height in px; the actual height is measured. */
  estimateHeight: number;
  /** The minimum width of a column; without it there is one column. A virtualized list always has one. */
  columnWidth?: string | undefined;
  /**
   * As `columnWidth`, but one column on phones and on paper. Chromium puts what reaches over its row there
   * into a second column, and ends the print with a blank page.
   */
  wideColumnWidth?: string | undefined;
}

const THRESHOLD = 60;
const ITEMS_BEYOND_SIGHT = 6;

/** A list that scrolls with its tile. A long list renders only the items in view, except in print. */
export function TileList<Item>(props: TileListProps<Item>) {
  const isPrinting = useIsPrinting();
  const { label, items, itemKey, renderItem, columnWidth, wideColumnWidth } = props;
  if (items.length > THRESHOLD && !isPrinting) return <ItemsInSight {...props} />;
  return (
    <ul
      aria-label={label}
      className={styles.list}
      style={{ columnWidth, '--wide-column': wideColumnWidth } as CSSProperties}
    >
      {items.map((item) => (
        <li key={itemKey(item)} className={styles.item}>
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}

function ItemsInSight<Item>({ label, items, itemKey, renderItem, estimateHeight }: TileListProps<Item>) {
  // The virtualizer is a mutable object: memoised reads of it would go stale.
  'use no memo';
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const scrolled = () => list.current?.closest('[data-tile-content]')?.parentElement ?? null;
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    estimateSize: () => estimateHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    getScrollElement: scrolled,
    overscan: ITEMS_BEYOND_SIGHT,
    scrollMargin: top,
  });
  // The content above the list can change its height at any time.
  useLayoutEffect(() => {
    const frame = scrolled();
    if (!frame || !list.current) return;
    const now =
      list.current.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
    if (Math.abs(now - top) > 1) setTop(now);
  });
  return (
    <ul ref={list} aria-label={label} className={styles.frame} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.item}
            aria-posinset={index + 1}
            aria-setsize={items.length}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {renderItem(item)}
          </li>
        );
      })}
    </ul>
  );
}
