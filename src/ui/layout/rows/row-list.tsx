import { useRef } from 'react';
import { ARROW_KEYS_HINT, useRovingFocus } from '../use-roving-focus.ts';
import { VirtualList, type VirtualListProps } from '../virtual-list.tsx';
import styles from './row-list.module.css';

/**
 * A list of rows with buttons, and one tab stop: Up and Down move between the rows, Left and Right between
 * their controls.
 */
export function RowList<Item>(props: VirtualListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  useRovingFocus(list, 'listed');
  return (
    <div ref={list} className={styles.rows} data-roving>
      <VirtualList {...props} hint={ARROW_KEYS_HINT} />
    </div>
  );
}
