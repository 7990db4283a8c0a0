import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after it. */
  iconAfter?: ReactNode;
}

/** A button that looks like a link in the text. */
export function TextButton({ icon, iconAfter, type = 'button', children, ...rest }: TextButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button}>
      {icon}
      <span className={styles.label}>{children}</span>
      {iconAfter}
    </button>
  );
}
