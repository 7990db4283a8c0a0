import { NamedText } from '../../cards/terms/named-text.tsx';
import { Terms } from '../../cards/terms/terms.tsx';
import type { LoggedTableRoll } from '../../core/table/table-document.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './table.module.css';

/** The rolls of the whole table, the newest first. Rule: docs/rules/table.md#the-shared-log. */
export function TableRollLog({ log }: { log: readonly LoggedTableRoll[] }) {
  const { gameData } = useGameDataState();
  return (
    <Panel
      title="Rolls"
      beside={log.length === 0 ? <p className={styles.quiet}>Nobody has rolled yet.</p> : null}
    >
      <Terms gameData={gameData}>
        <ul className={styles.rows}>
          {log.toReversed().map(({ id: roll, who, what, notation, outcome, word }) => (
            <li key={`${who} ${roll}`} className={styles.row}>
              <p className={styles.words}>
                <bdi>{who}</bdi>:{' '}
                <bdi>
                  <NamedText text={what} />
                </bdi>{' '}
                <span className={styles.quiet}>{notation}</span>
              </p>
              <p>
                {word} <b className={styles.figure}>{outcome}</b>
              </p>
            </li>
          ))}
        </ul>
      </Terms>
    </Panel>
  );
}
