import type { PlayerState } from '../../state/table/table-state.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './table.module.css';

/**
 * The hits of this device that the game master has not answered.
 * Rule: docs/rules/table.md#hits-of-players.
 */
export function SentHits({ player: { proposals, session } }: { player: PlayerState }) {
  if (proposals.length === 0) return null;
  return (
    <Panel title="Waiting for the Game Master">
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
                onClick={ignoreSecondClick(() => session.withdraw(proposal))}
              >
                Withdraw
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
