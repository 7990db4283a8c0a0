import type { ReactNode } from 'react';
import type { Keys } from '../session/editor-session.ts';
import styles from './fields.module.css';
import { GroupWithFindings } from './with-findings.tsx';

interface ItemRowProps {
  keys: Keys;
  /** The entry in the names of its buttons and of its group of fields, such as `Effects 2`. */
  name: string;
  /** Above its parts: what it says. */
  heading?: ReactNode;
  /** Whether it is one control, beside which its buttons stand. */
  isPlain: boolean;
  buttons: ReactNode;
  children: ReactNode;
}

/** An entry of a list with its buttons. */
export function ItemRow({ keys, name, heading, isPlain, buttons, children }: ItemRowProps) {
  const body = isPlain ? (
    <div className={styles.itemBody}>{children}</div>
  ) : (
    // The fields of two entries have the same labels: the group says whose they are.
    <GroupWithFindings as="div" keys={keys} className={styles.itemBody} role="group" aria-label={name}>
      {children}
    </GroupWithFindings>
  );
  return (
    <li className={styles.item} data-plain={isPlain || undefined}>
      {/* The keyboard comes to everything in the order in which it is seen. */}
      {isPlain ? body : <div className={styles.itemHead}>{heading}</div>}
      <div className={styles.itemButtons}>{buttons}</div>
      {isPlain ? null : body}
    </li>
  );
}
