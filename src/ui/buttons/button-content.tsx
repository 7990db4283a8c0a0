import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonContentProps {
  icon?: ReactNode;
  children?: ReactNode;
}

/** The icon and the label of a button, and of a link that looks like one. */
export function ButtonContent({ icon, children }: ButtonContentProps) {
  return (
    <>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={styles.label}>{children}</span>
    </>
  );
}
