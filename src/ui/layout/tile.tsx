import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Tone } from '../brand/tone.ts';
import { Heading, type HeadingLevel } from './heading.tsx';
import styles from './tile.module.css';

export interface TileProps {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** The band along its top. */
  tone?: Tone | undefined;
  /** At the title's end: a figure, a link, a button. */
  action?: ReactNode;
  /** Makes the title bar the drag handle; a grid finds it by `[data-tile-handle]`. */
  isHandle?: boolean | undefined;
  /** The vertical alignment of content that is shorter than the tile. */
  align?: 'start' | 'middle' | undefined;
  children: ReactNode;
}

/**
 * A region named by its title, as tall as its grid cell; overflow scrolls inside it. Its content can query
 * its width by `@container`, and a grid can read its height by `[data-tile-content]`.
 */
export function Tile({
  title,
  level = 2,
  tone,
  action,
  isHandle = false,
  align = 'start',
  children,
}: TileProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={styles.tile} data-tone={tone} aria-labelledby={id}>
      <header className={styles.bar} data-tile-handle={isHandle || undefined}>
        <Heading level={level} className={styles.title} id={id}>
          {title}
        </Heading>
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      {/* A scroll container must be reachable by keyboard. */}
      <div ref={body} className={styles.body} tabIndex={overflows ? 0 : undefined}>
        <div className={styles.content} data-align={align} data-tile-content>
          {children}
        </div>
      </div>
    </section>
  );
}
