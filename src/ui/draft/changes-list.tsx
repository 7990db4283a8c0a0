import type { ReactNode } from 'react';
import styles from './changes-list.module.css';

interface Change {
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** What a draft changes, each before and after; nothing where it changes nothing. */
export function ChangesList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes} aria-label="Changes">
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            {before} → <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
