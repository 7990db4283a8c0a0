import { type ComponentPropsWithRef, cloneElement, type ReactElement, type ReactNode } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './icon-button.module.css';

export interface IconLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Its accessible name. */
  label: string;
  icon: ReactNode;
  /** The router's link, such as `<Link to="…" />`. */
  render: ReactElement<Record<string, unknown>>;
}

/** A link that shows only an icon. */
export function IconLink({ label, icon, render, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      {cloneElement(render, {
        ...rest,
        className: styles.button,
        'data-kind': 'quiet',
        'aria-label': label,
        children: icon,
      })}
    </Tooltip>
  );
}
