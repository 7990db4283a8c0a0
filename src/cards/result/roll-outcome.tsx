import type { Sum } from '../../core/lib/sum.ts';
import type { RollRule } from '../../core/play/parts/roll.ts';
import { Die } from '../../ui/feedback/die.tsx';
import { Explain } from '../../ui/overlays/explain.tsx';
import styles from './roll-outcome.module.css';

interface RollOutcomeProps {
  /** What each die shows, in the order rolled; empty where only their number was typed. */
  dice: readonly number[];
  /** The number that counts, with its sources. */
  outcome: Sum;
  /** What the game counts of a roll; undefined where the packs do not say. */
  rule: RollRule | undefined;
}

/** The name of the number that counts. Rule: docs/rules/play.md#what-a-roll-counts. */
export const outcomeName = (rule: RollRule | undefined): string =>
  rule?.kind === 'COUNT_SUCCESSES' ? 'Successes' : 'Total';

/**
 * A roll: the number that counts with its name, and each of the dice, successes first.
 * Rule: docs/rules/play.md#the-result.
 */
export function RollOutcome({ dice, outcome, rule }: RollOutcomeProps) {
  const name = outcomeName(rule);
  const { total, parts } = outcome;
  const isCount = rule?.kind === 'COUNT_SUCCESSES';
  const isSuccess = (die: number) => isCount && die >= rule.atLeast;
  const shown = isCount ? [...dice].sort((one, other) => other - one) : dice;
  return (
    <div className={styles.roll}>
      <p className={styles.headline}>
        <span className={styles.what}>{name}</span>{' '}
        <b className={styles.figure}>
          {parts.length > 1 ? <Explain label={`${name} rolled`} total={total} parts={parts} /> : total}
        </b>
      </p>
      {dice.length === 0 ? null : (
        <ul className={styles.dice} aria-label="Dice rolled">
          {shown.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its place in the roll
            <li key={index}>
              <Die
                value={die}
                index={index}
                counts={isCount ? isSuccess(die) : undefined}
                countsAs="success"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
