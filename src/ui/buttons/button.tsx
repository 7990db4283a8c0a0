import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { ButtonContent } from './button-content.tsx';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger' | 'destroy';

export interface ButtonLook {
  /**
   * `primary`: the one main action; `plain`: the others; `quiet`: in rows and bars; `danger`: leads to
   * destroying something; `destroy`: does it.
   */
  kind?: ButtonKind | undefined;
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Why it cannot be used now: shown in place and read with the button, which stays focusable. */
  disabledReason?: ReactNode;
}

/** A button with its label, an optional icon, and, where it is disabled, the reason. */
export function Button({
  kind = 'plain',
  icon,
  wide = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isRefused = Boolean(disabledReason);
  const describedBy = [rest['aria-describedby'], isRefused ? reasonId : undefined].filter(Boolean).join(' ');
  return (
    <span className={styles.frame} data-wide={wide || undefined} data-reason={isRefused || undefined}>
      <button
        {...rest}
        type={isRefused ? 'button' : type}
        className={styles.button}
        data-kind={kind}
        data-wide={wide || undefined}
        aria-describedby={describedBy || undefined}
        aria-disabled={isRefused || rest['aria-disabled']}
        onClick={isRefused ? undefined : onClick}
      >
        <ButtonContent icon={icon}>{children}</ButtonContent>
      </button>
      {isRefused ? (
        <span className={styles.reason} id={reasonId}>
          {disabledReason}
        </span>
      ) : null}
    </span>
  );
}
