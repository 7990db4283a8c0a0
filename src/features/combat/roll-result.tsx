import type { LoggedRoll } from './fight.ts';
import styles from './roll-result.module.css';
import type { FightInHand } from './use-fight.ts';

/** The last roll of the drafted action, announced when it falls. */
export function RollResult({ fight: { fight, draft } }: { fight: FightInHand }) {
  const [last] = fight.rolls;
  const isItsOwn = last !== undefined && last.action === draft.action;
  return (
    <div role="status" className={styles.result}>
      {isItsOwn ? <RolledDice key={last.id} logged={last} /> : null}
    </div>
  );
}

/** Each die of a roll, and their total. */
export function RolledDice({ logged: { notation, roll } }: { logged: LoggedRoll }) {
  return (
    <div className={styles.roll}>
      <p className={styles.total}>
        <span className={styles.notation}>
          <bdi>{notation}</bdi> ={' '}
        </span>
        <b>{roll.total}</b>
      </p>
      <ul className={styles.dice} aria-label="Dice rolled">
        {roll.dice.map((die, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
          <li key={index} className={styles.die}>
            {die}
          </li>
        ))}
      </ul>
    </div>
  );
}
