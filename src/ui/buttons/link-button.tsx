import { type ComponentPropsWithRef, cloneElement, type ReactElement } from 'react';
import styles from './button.module.css';
import type { ButtonLook } from './button.tsx';
import { ButtonContent } from './button-content.tsx';

type RenderedLink = ReactElement<Record<string, unknown>>;

export interface LinkButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  /** The router's link to draw as a button, such as `<Link to="…" />`; without it, a plain link to `href`. */
  render?: RenderedLink | undefined;
}

/** A link that looks like a button; to assistive technology it is a link. */
export function LinkButton({
  kind = 'plain',
  icon,
  wide = false,
  render,
  children,
  ...rest
}: LinkButtonProps) {
  const content = <ButtonContent icon={icon}>{children}</ButtonContent>;
  const look = { className: styles.button, 'data-kind': kind, 'data-wide': wide || undefined };
  if (render) return cloneElement(render, { ...rest, ...look, children: content });
  return (
    <a {...rest} {...look}>
      {content}
    </a>
  );
}
