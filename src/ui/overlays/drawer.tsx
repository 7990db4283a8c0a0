import { type ReactNode, useEffect, useRef } from 'react';
import styles from './drawer.module.css';
import { useBackdrop } from './use-backdrop.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names it. */
  label: string;
  children: ReactNode;
}

/**
 * A panel that comes in from the side over the page, as the browser's own modal dialog: no library in the
 * first load.
 */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  useBackdrop(open);
  useEffect(() => {
    if (open) drawer.current?.showModal();
    else drawer.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; Escape is the dialog's own
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>{open ? children : null}</div>
    </dialog>
  );
}
