import { useId } from 'react';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { Terms } from '../../cards/terms/terms.tsx';
import type { LoggedTableRoll } from '../../core/table/table-document.ts';
import { useGameDataState } from '../../state/use-game.ts';
import styles from './table.module.css';

/** The rolls of the whole table, the newest first. Rule: docs/rules/table.md#the-shared-log. */
export function TableRollLog({ log }: { log: readonly LoggedTableRoll[] }) {
  const id = useId();
  const { gameData } = useGameDataState();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          Rolls
        </h2>
        {log.length === 0 ? <p className={styles.quiet}>Nobody has rolled yet.</p> : null}
      </header>
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
    </section>
  );
}
