import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { type SearchTerm, useSearchHighlights } from '../feedback/search-highlights.ts';
import { useIsPrinting } from './use-is-printing.ts';
import styles from './virtual-list.module.css';

export interface VirtualListProps<Item> {
  /** Names the list. */
  label: string;
  /** Describes the list to assistive technology. */
  hint?: string | undefined;
  items: readonly Item[];
  itemKey: (item: Item, index: number) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** An estimate of an item's height in px; the actual height is measured. */
  estimateHeight: number;
  /** The minimum width of a column in rem; without it there is one column. */
  minColumnWidth?: number | undefined;
  /** Items that fill less than a row share its width, up to half as much again for each. */
  isShared?: boolean | undefined;
  /** Rows close together instead of cards. */
  dense?: boolean | undefined;
  /** The terms to highlight in the items (`useSearchHighlights`). */
  searchTerms?: readonly SearchTerm[] | undefined;
  /** A list of more items than this renders only those in view. */
  threshold?: number | undefined;
}

const DEFAULT_THRESHOLD = 200;
/** At least so many items are rendered above and below the viewport. */
const ITEMS_BEYOND_SIGHT = 3;
const NOTHING: readonly SearchTerm[] = [];

/**
 * A list of any length that scrolls with the page. A long list renders only the items in view, except in
 * print.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, hint, items, threshold = DEFAULT_THRESHOLD, dense = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting(list);
  const Items = items.length > threshold && !isPrinting ? ItemsInSight : AllItems;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are rows between the list and its items, which <ul> does not allow
    <div
      ref={list}
      role="list"
      aria-label={label}
      aria-description={hint}
      className={styles.list}
      data-dense={dense || undefined}
    >
      <Items {...props} />
    </div>
  );
}

/** As many columns as fit. */
function columnsOf(minWidth: number | undefined, repeat = 'auto-fill'): string {
  return minWidth === undefined
    ? 'minmax(0, 1fr)'
    : `repeat(${repeat}, minmax(min(100%, ${minWidth}rem), 1fr))`;
}

function ListItem<Item>({
  item,
  index,
  items,
  renderItem,
}: VirtualListProps<Item> & { item: Item; index: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list above
    <div role="listitem" className={styles.item} aria-posinset={index + 1} aria-setsize={items.length}>
      {renderItem(item, index)}
    </div>
  );
}

function AllItems<Item>(props: VirtualListProps<Item>) {
  const { items, itemKey, minColumnWidth, isShared = false, searchTerms = NOTHING } = props;
  const frame = useRef<HTMLDivElement>(null);
  useSearchHighlights(frame, searchTerms);
  return (
    <div
      ref={frame}
      role="presentation"
      className={styles.columns}
      style={{
        gridTemplateColumns: columnsOf(minColumnWidth, isShared ? 'auto-fit' : undefined),
        maxWidth: isShared && minColumnWidth ? `${items.length * minColumnWidth * 1.5}rem` : undefined,
      }}
    >
      {items.map((item, index) => (
        <ListItem {...props} key={itemKey(item, index)} item={item} index={index} />
      ))}
    </div>
  );
}

function ItemsInSight<Item>(props: VirtualListProps<Item>) {
  // The virtualizer is a mutable object: memoised reads of it would go stale.
  'use no memo';
  const { items, itemKey, estimateHeight, minColumnWidth, searchTerms = NOTHING } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const columns = useColumns(frame);
  const inRow = columns ?? 1;
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(items.length / inRow),
    estimateSize: () => estimateHeight,
    overscan: Math.ceil(ITEMS_BEYOND_SIGHT / inRow),
    scrollMargin: top,
  });
  useSearchHighlights(frame, searchTerms);
  // The rows in view update immediately; the overscan follows.
  const itemsBefore = useDeferredValue(items);
  const rows = columns === undefined ? [] : virtualizer.getVirtualItems();
  const { range } = virtualizer;
  const itemsOf = (row: number) =>
    range !== null && (row < range.startIndex || row > range.endIndex) ? itemsBefore : items;
  // The content above the list can change its height at any time.
  useLayoutEffect(() => {
    const now = (frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(now - top) > 1) setTop(now);
  });
  return (
    <div
      ref={frame}
      role="presentation"
      className={`${styles.columns} ${styles.frame}`}
      style={{ gridTemplateColumns: columnsOf(minColumnWidth), height: virtualizer.getTotalSize() }}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className={`${styles.columns} ${styles.row}`}
          style={{
            gridTemplateColumns: `repeat(${inRow}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {itemsOf(row.index)
            .slice(row.index * inRow, (row.index + 1) * inRow)
            .map((item, offset) => {
              const index = row.index * inRow + offset;
              return <ListItem {...props} key={itemKey(item, index)} item={item} index={index} />;
            })}
        </div>
      ))}
    </div>
  );
}

/**
 * How many columns fit into an element; undefined before it is measured, so that no item is rendered for the
 * wrong number.
 */
function useColumns(frame: RefObject<HTMLDivElement | null>): number | undefined {
  const [columns, setColumns] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return columns;
}
