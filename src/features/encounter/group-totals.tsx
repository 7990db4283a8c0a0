import type { GroupOverview } from '../../core/encounter/overview.ts';
import styles from './group-block.module.css';

/** The line of what the group has in all; on wide screens it heads the columns of its members. */
export function GroupTotals({ overview }: { overview: GroupOverview }) {
  const { members, standing, toAct } = overview;
  return (
    <div className={styles.totals}>
      <p className={styles.count}>
        {members.length === 0 ? 'No members' : `${standing} of ${members.length} standing, ${toAct} to act`}
      </p>
      {(['health', 'energy', 'ap'] as const).map((resource) => (
        <p key={resource} className={styles.total} data-resource={resource}>
          {resource === 'ap' ? 'AP' : resource === 'health' ? 'Health' : 'Energy'}{' '}
          <b>{overview[resource].value}</b>/{overview[resource].maximum}
        </p>
      ))}
    </div>
  );
}
