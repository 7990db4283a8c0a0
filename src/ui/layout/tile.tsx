import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Tone } from '../brand/tone.ts';
import { Heading } from './heading.tsx';
import styles from './tile.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

export interface TileProps {
  title: ReactNode;
  /** The band along its top. */
  tone?: Tone | undefined;
  /** At the title's end: a figure, a link, a button. */
  action?: ReactNode;
  /** Makes the title bar the drag handle; a grid finds it by `[data-tile-handle]`. */
  isHandle?: boolean | undefined;
  /** A low title bar, for a tile that holds one figure. */
  dense?: boolean | undefined;
  /** Its content cannot be used at the moment. */
  inert?: boolean | undefined;
  /** The vertical alignment of content that is shorter than the tile. */
  align?: 'start' | 'middle' | undefined;
  children: ReactNode;
}

/**
 * A region named by its title, and one tab stop: arrow keys move between its controls. It is as tall as its
 * grid cell; overflow scrolls inside it. Its content can query its width by `@container`, and a grid can read
 * its height by `[data-tile-content]`.
 */
export function Tile({
  title,
  tone,
  action,
  isHandle = false,
  dense = false,
  inert = false,
  align = 'start',
  children,
}: TileProps) {
  const id = useId();
  const tile = useRef<HTMLElement>(null);
  useRovingFocus(tile);
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const content = element.firstElementChild;
    // The content itself, since the body is longer by the fade at its end where it overflows.
    const observer = new ResizeObserver(() =>
      setOverflows((content?.scrollHeight ?? 0) > element.clientHeight + 1),
    );
    observer.observe(element);
    if (content) observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={tile}
      className={styles.tile}
      data-tone={tone}
      data-dense={dense || undefined}
      data-roving
      aria-labelledby={id}
    >
      <header className={styles.bar} data-tile-handle={isHandle || undefined}>
        <Heading level={2} className={styles.title} id={id}>
          {title}
        </Heading>
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      {/* A scroll container must be reachable by keyboard. */}
      <div
        ref={body}
        className={styles.body}
        data-tile-body
        inert={inert}
        tabIndex={overflows ? 0 : undefined}
      >
        <div className={styles.content} data-align={align} data-tile-content>
          {children}
        </div>
      </div>
    </section>
  );
}
