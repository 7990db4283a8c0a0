import type { Roll } from '../../core/dice/roll.ts';
import styles from './roll-result.module.css';
import type { FightInHand } from './use-fight.ts';

/** The last roll of the drafted action, announced when it falls. */
export function RollResult({ hand: { fight, draft } }: { hand: FightInHand }) {
  const [last] = fight.rolls;
  const isItsOwn = last !== undefined && last.action === draft.action;
  return (
    <div role="status" className={styles.result}>
      {isItsOwn ? <RolledDice key={last.id} roll={last.roll} /> : null}
    </div>
  );
}

/** The total of a roll, and each of its dice. */
export function RolledDice({ roll }: { roll: Roll }) {
  return (
    <div className={styles.roll}>
      <p className={styles.total}>
        <span className="visually-hidden">Total </span>
        {roll.total}
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
