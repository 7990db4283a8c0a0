import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { ButtonContent } from './button-content.tsx';

export type ButtonKind = 'primary' | 'idle' | 'plain' | 'quiet' | 'danger' | 'destroy';

export interface ButtonLook {
  /**
   * `primary`: the one main action; `idle`: the same while there is nothing to do yet, but a press is
   * answered; `plain`: the others; `quiet`: in rows and bars; `danger`: leads to destroying something;
   * `destroy`: does it.
   */
  kind?: ButtonKind | undefined;
  icon?: ReactNode;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /**
   * Why it is disabled now: shown below the button and part of its description. The button stays focusable.
   */
  disabledReason?: ReactNode;
}

/** A button with a label, an optional icon and, where it is disabled, the reason. */
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
  const isDisabled = Boolean(disabledReason);
  const describedBy = [rest['aria-describedby'], isDisabled ? reasonId : undefined].filter(Boolean).join(' ');
  return (
    <span className={styles.frame} data-wide={wide || undefined} data-reason={isDisabled || undefined}>
      <button
        {...rest}
        type={isDisabled ? 'button' : type}
        className={styles.button}
        data-kind={kind}
        data-wide={wide || undefined}
        aria-describedby={describedBy || undefined}
        aria-disabled={isDisabled || rest['aria-disabled']}
        onClick={isDisabled ? undefined : onClick}
      >
        <ButtonContent icon={icon}>{children}</ButtonContent>
      </button>
      {isDisabled ? (
        <span className={styles.reason} id={reasonId}>
          {disabledReason}
        </span>
      ) : null}
    </span>
  );
}
