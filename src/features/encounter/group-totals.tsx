import type { GroupOverview } from '../../core/encounter/overview.ts';
import { useMemberWords } from './encounter-words.ts';
import styles from './group-block.module.css';

const TOTALS = ['health', 'energy', 'ap'] as const;

/** Of more digits than this, a total is written small, and on two lines where it must be. */
const LONG = 10;

/** The totals of the group; on wide screens they are the column heads of its members. */
export function GroupTotals({ overview }: { overview: GroupOverview }) {
  const words = useMemberWords();
  return (
    <div className={styles.totals}>
      <span className={styles.acted} aria-hidden="true">
        Acted
      </span>
      {TOTALS.map((resource) => {
        const { value, maximum } = overview[resource];
        const isLong = `${value}${maximum}`.length > LONG;
        return (
          <p key={resource} className={styles.total} data-resource={resource} data-long={isLong || undefined}>
            <span>{words[resource]}</span> <b>{value}</b>/<wbr />
            {maximum}
          </p>
        );
      })}
    </div>
  );
}
