import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSoughtMarks } from './sought-marks.ts';
import { useIsPrinting } from './use-is-printing.ts';
import styles from './virtual-list.module.css';

export interface VirtualListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item, index: number) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** A good guess of an item's height in px; the true one is measured. */
  estimateHeight: number;
  /** The least width of a column in px; otherwise there is one column. */
  minColumnWidth?: number | undefined;
  /** What is marked in the items (`useSoughtMarks`). */
  sought?: readonly string[] | undefined;
  /** From so many rows on, only those in sight are in the page. */
  threshold?: number | undefined;
}

const DEFAULT_THRESHOLD = 200;
/** At least so many items stand ready above and below what is in sight. */
const ITEMS_BEYOND_SIGHT = 3;

/** A list as long as you like, scrolled with the page: the whole of it when short or printed, else only what is in sight. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, minColumnWidth, threshold = DEFAULT_THRESHOLD } = props;
  const list = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  const isPrinting = useIsPrinting();

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || minColumnWidth === undefined) return;
    const measure = () => setColumns(Math.max(1, Math.floor(element.clientWidth / minColumnWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [minColumnWidth]);

  const rows = Math.ceil(items.length / columns);
  const Rows = rows > threshold && !isPrinting ? RowsInSight : AllRows;
  return (
    // biome-ignore lint/a11y/useSemanticElements: between the list and its items stand rows, which <ul> does not allow
    <div ref={list} role="list" aria-label={label} className={styles.list}>
      <Rows {...props} columns={columns} rows={rows} />
    </div>
  );
}

interface RowsProps<Item> extends VirtualListProps<Item> {
  columns: number;
  rows: number;
}

function Row<Item>({ row, items, itemKey, renderItem, columns }: RowsProps<Item> & { row: number }) {
  const first = row * columns;
  return items.slice(first, first + columns).map((item, offset) => (
    // biome-ignore lint/a11y/useSemanticElements: as its list
    <div
      key={itemKey(item, first + offset)}
      role="listitem"
      className={styles.item}
      aria-posinset={first + offset + 1}
      aria-setsize={items.length}
    >
      {renderItem(item, first + offset)}
    </div>
  ));
}

function gridOf(columns: number) {
  return { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
}

const NOTHING: readonly string[] = [];

function AllRows<Item>(props: RowsProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  useSoughtMarks(frame, props.sought ?? NOTHING);
  return (
    <div ref={frame} role="presentation">
      {Array.from({ length: props.rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its items have keys of their own
        <div key={row} role="presentation" className={styles.row} style={gridOf(props.columns)}>
          <Row {...props} row={row} />
        </div>
      ))}
    </div>
  );
}

function RowsInSight<Item>(props: RowsProps<Item>) {
  // The virtualizer is one object that changes in place: memoised reads of it would go stale.
  'use no memo';
  const { rows, columns, estimateHeight } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows,
    estimateSize: () => estimateHeight,
    overscan: Math.ceil(ITEMS_BEYOND_SIGHT / columns),
    scrollMargin: top,
  });
  useSoughtMarks(frame, props.sought ?? NOTHING);
  // What stands above the list can change its height at any time.
  useLayoutEffect(() => {
    const now = (frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(now - top) > 1) setTop(now);
  });
  return (
    <div
      ref={frame}
      role="presentation"
      className={styles.frame}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className={styles.row}
          style={{ ...gridOf(columns), transform: `translateY(${row.start - top}px)` }}
        >
          <Row {...props} row={row.index} />
        </div>
      ))}
    </div>
  );
}
