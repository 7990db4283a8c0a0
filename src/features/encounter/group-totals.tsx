import type { GroupOverview } from '../../core/encounter/overview.ts';
import styles from './group-block.module.css';

const TOTALS = [
  ['Health', 'health'],
  ['Energy', 'energy'],
  ['AP', 'ap'],
] as const;

/** The totals of the group; on wide screens they are the column heads of its members. */
export function GroupTotals({ overview }: { overview: GroupOverview }) {
  return (
    <div className={styles.totals}>
      {TOTALS.map(([label, resource]) => (
        <p key={resource} className={styles.total} data-resource={resource}>
          {label} <b>{overview[resource].value}</b>/{overview[resource].maximum}
        </p>
      ))}
    </div>
  );
}
