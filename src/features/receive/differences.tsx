import type { documentDifferences } from '../../core/share/differences.ts';
import styles from './receive.module.css';

interface DifferencesProps {
  differences: ReturnType<typeof documentDifferences>;
  intro: string;
  none: string;
}

/** What differs between the stored document and the received one: yours → theirs. */
export function Differences({ differences: { shown, more }, intro, none }: DifferencesProps) {
  if (shown.length === 0) return <p>{none}</p>;
  return (
    <div>
      <p>{intro} From yours to the received one:</p>
      <ul className={styles.differences} aria-label="What differs">
        {shown.map(({ field, before, after }) => (
          <li key={field}>
            <bdi>{field}</bdi>: <bdi>{before ?? 'nothing'}</bdi> → <bdi>{after ?? 'nothing'}</bdi>
          </li>
        ))}
        {more > 0 ? <li>{more === 1 ? '1 more field' : `${more} more fields`}</li> : null}
      </ul>
    </div>
  );
}
