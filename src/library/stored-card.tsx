import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { LibraryEntry } from '../state/entry-lists.ts';
import { useShell } from '../state/use-shell.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { dayText } from './day-text.ts';
import styles from './stored-card.module.css';

interface StoredCardProps<Value> {
  entry: LibraryEntry<Value>;
  /** Before the name. */
  mark?: ReactNode;
  /** A short label below the name. */
  label: ReactNode;
  /** Between the words and the buttons; on a phone below the words. */
  aside?: ReactNode;
  /** Icon buttons before those of every document. */
  tools?: ReactNode;
  /** When it was last opened, in ms since 1970. */
  openedAt?: number | undefined;
  /** Whether it is the one that was opened last. */
  isLatest?: boolean | undefined;
  /** What a press on the row does, where it opens a page of its own, and no button says so. */
  verb?: string | undefined;
  onLoad: () => void;
  onDownload: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** The row of one stored document. Pressing it anywhere but on the other buttons loads the document. */
export function StoredCard<Value>({
  entry: { name, savedAt },
  mark,
  label,
  aside,
  tools,
  openedAt,
  isLatest,
  verb,
  onLoad,
  onDownload,
  onDelete,
  children,
}: StoredCardProps<Value>) {
  const id = useId();
  const { now } = useShell().platform;
  const word = verb ?? 'Load';
  return (
    <article
      className={styles.row}
      data-latest={isLatest || undefined}
      data-page={verb === undefined ? undefined : true}
      aria-labelledby={id}
    >
      {mark}
      <div className={styles.words} data-words>
        <h2 className={styles.name} id={id}>
          <bdi>{name}</bdi>
        </h2>
        <p className={`${styles.facts} dotted`}>
          <span className={`${styles.line} dotted`}>
            <span>{label}</span>
            {children}
          </span>
          <span className={`${styles.line} dotted`}>
            <span className={styles.changed}>
              <span className={styles.prefix}>Last{'\u00a0'}</span>
              changed{'\u00a0'}
              {dayText(savedAt, now())}
              <span className={styles.time}>
                {', '}
                {new Date(savedAt).toLocaleTimeString('en-US', { timeStyle: 'short' })}
              </span>
            </span>
            {openedAt === undefined ? null : (
              <span>
                <span className={styles.prefix}>Last{'\u00a0'}</span>
                opened{'\u00a0'}
                {dayText(openedAt, now())}
              </span>
            )}
          </span>
        </p>
      </div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      <div className={styles.actions}>
        <button type="button" className={styles.load} aria-label={`${word} ${name}`} onClick={onLoad}>
          {word}
        </button>
        <span className={styles.others}>
          {tools}
          <IconButton
            label={`Download ${name}`}
            icon={<Download aria-hidden="true" />}
            onClick={onDownload}
          />
          <IconButton label={`Delete ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
        </span>
      </div>
    </article>
  );
}
