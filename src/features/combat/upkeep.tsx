import type { Upkeep } from '../../state/combat/combat-record.ts';
import styles from './upkeep.module.css';

interface UpkeepProps {
  upkeeps: readonly Upkeep[];
  /** The current round. */
  round: number;
}

/** The changes of status effects at the beginning of the round, shown while the round lasts. */
export function UpkeepList({ upkeeps, round }: UpkeepProps) {
  const changes = upkeeps.find((upkeep) => upkeep.round === round)?.changes ?? [];
  return (
    <div role="status" className={styles.upkeep} data-empty={changes.length === 0 || undefined}>
      {changes.length > 0 ? (
        <>
          <span className={styles.title}>Upkeep</span>
          <ul className={styles.changes}>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                <bdi>{name}</bdi> {before} → {after === 0 ? 'ended' : after}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
