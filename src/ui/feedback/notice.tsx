import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'success' | 'information' | 'warning' | 'error';

const ICONS = { success: CircleCheck, information: Info, warning: TriangleAlert, error: OctagonAlert };

export interface NoticeProps {
  kind?: NoticeKind | undefined;
  /** What happened. */
  title?: ReactNode;
  /** What was kept, and what to do next. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** With it, the notice has a button `Dismiss`. */
  onDismiss?: (() => void) | undefined;
  /** The role that announces it when it appears; none where it is part of the page from the start. */
  live?: 'status' | 'alert' | undefined;
}

/** A message in the page. */
export function Notice({ kind = 'information', title, children, actions, onDismiss, live }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div className={styles.notice} data-kind={kind} role={live}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.main}>
        <div className={styles.words}>
          {title ? <p className={styles.title}>{title}</p> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onDismiss ? <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} /> : null}
    </div>
  );
}
