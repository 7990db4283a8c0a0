import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import styles from './fields.module.css';

interface ItemRowProps {
  /** The entry in the names of its buttons and of its group of fields, such as `Effects 2`. */
  name: string;
  /** Above its parts: what it says. */
  heading?: ReactNode;
  /** Whether it is one control, beside which its buttons stand. */
  isPlain: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** An entry of a list with the buttons that move, copy and remove it. */
export function ItemRow({
  name,
  heading,
  isPlain,
  isFirst,
  isLast,
  onMove,
  onDuplicate,
  onRemove,
  children,
}: ItemRowProps) {
  // The fields of two entries have the same labels: the group says whose they are.
  const group = isPlain ? {} : ({ role: 'group', 'aria-label': name } as const);
  const body = (
    <div className={styles.itemBody} {...group}>
      {children}
    </div>
  );
  return (
    <li className={styles.item} data-plain={isPlain || undefined}>
      {/* The keyboard comes to everything in the order in which it is seen. */}
      {isPlain ? body : <div className={styles.itemHead}>{heading}</div>}
      <div className={styles.itemButtons}>
        <Menu
          label={`Arrange ${name}`}
          items={[
            ...(isFirst ? [] : [{ label: 'Move up', icon: <ArrowUp />, onSelect: () => onMove(-1) }]),
            ...(isLast ? [] : [{ label: 'Move down', icon: <ArrowDown />, onSelect: () => onMove(1) }]),
            { label: 'Duplicate', icon: <Copy />, onSelect: onDuplicate },
          ]}
        />
        <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
      </div>
      {isPlain ? null : body}
    </li>
  );
}
