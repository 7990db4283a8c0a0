import { type ReactNode, useId, useState } from 'react';
import { DisclosureButton } from '../buttons/disclosure-button.tsx';
import styles from './collapsible.module.css';
import { Heading, type HeadingLevel } from './heading.tsx';

export interface CollapsibleProps {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** After the title, in the quiet colour, such as a count. */
  meta?: ReactNode;
  /** What is in it, on one line while it is closed: beside the title, on a phone below it. */
  preview?: ReactNode;
  /** One of many below one another: the chevron alone is seen of the button. */
  isTerse?: boolean;
  defaultOpen?: boolean | undefined;
  /** With it, the parent controls whether the section is open. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/**
 * A section under a heading whose button reads `Expand` or `Collapse`; a press anywhere on the heading's row
 * does the same.
 */
export function Collapsible({
  title,
  level = 2,
  meta,
  preview,
  isTerse = false,
  defaultOpen = false,
  open,
  onOpenChange,
  children,
}: CollapsibleProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const toggle = () => {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <Heading level={level} className={styles.title} id={`${id}-title`}>
          {title}
        </Heading>
        {preview && !isOpen ? <span className={styles.preview}>{preview}</span> : null}
        {meta ? <span className={styles.meta}>{meta}</span> : null}
        <span className={styles.toggle} data-terse={isTerse || undefined}>
          <DisclosureButton
            isOpen={isOpen}
            controls={`${id}-body`}
            aria-describedby={`${id}-title`}
            onToggle={toggle}
          >
            {isOpen ? 'Collapse' : 'Expand'}
          </DisclosureButton>
        </span>
      </div>
      {isOpen ? (
        <div className={styles.body} id={`${id}-body`}>
          {children}
        </div>
      ) : null}
    </section>
  );
}
