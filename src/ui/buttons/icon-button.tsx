import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Its accessible name. */
  label: string;
  /** The text of the tooltip, where it is longer than the name. */
  tooltip?: string | undefined;
  icon: ReactNode;
  kind?: 'plain' | 'quiet' | 'danger' | undefined;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  tooltip = label,
  icon,
  kind = 'quiet',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={tooltip}>
      <button {...rest} type={type} className={styles.button} data-kind={kind} aria-label={label}>
        {icon}
      </button>
    </Tooltip>
  );
}
