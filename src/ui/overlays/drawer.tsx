import { type ReactNode, useEffect, useRef } from 'react';
import styles from './drawer.module.css';
import { useBackdrop } from './use-backdrop.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** A panel that slides in from the side, as a native modal dialog: the first load needs no library for it. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  useBackdrop(open);
  useEffect(() => {
    if (open) drawer.current?.showModal();
    else drawer.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the browser handles Escape
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
