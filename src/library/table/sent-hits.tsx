import { useId } from 'react';
import type { PlayerState } from '../../state/table/table-state.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './table.module.css';

/** The hits of this device that the game master has not answered. Rule: docs/rules/table.md#hits-of-players. */
export function SentHits({ player: { proposals, session } }: { player: PlayerState }) {
  const id = useId();
  if (proposals.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          Waiting for the Game Master
        </h2>
      </header>
      <ul className={styles.rows}>
        {proposals.map((proposal) => {
          const { id: hit, action, group, member, outcome } = proposal;
          return (
            <li key={hit} className={styles.row}>
              <p className={styles.words}>
                <bdi>{action}</bdi> on <bdi>{group}</bdi> {member}, {outcome} rolled.
              </p>
              <Button
                aria-label={`Withdraw ${action} on ${group} ${member}`}
                onClick={() => session.withdraw(proposal)}
              >
                Withdraw
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
