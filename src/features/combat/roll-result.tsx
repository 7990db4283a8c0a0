import { useEffect, useRef } from 'react';
import { phaseName } from '../../core/combat/rounds.ts';
import type { Roll } from '../../core/dice/roll.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import styles from './roll-result.module.css';

interface RollResultProps {
  session: CombatSession;
  /** The dice of the current draft. */
  notation: string;
}

/**
 * The last roll, as long as it belongs to the current draft: same dice, same phase. Announced when it is
 * rolled.
 */
export function RollResult({ session: { character, combat }, notation }: RollResultProps) {
  const [last] = combat.rolls;
  const { round, phase } = character.sheet.combatState;
  const isCurrent =
    last !== undefined &&
    last.id === combat.draftRoll &&
    last.notation === notation &&
    last.round === round &&
    last.phase === phaseName(phase);
  const result = useRef<HTMLDivElement>(null);
  const shown = isCurrent ? last.id : undefined;
  const seen = useRef(shown);
  useEffect(() => {
    // Scrolls a new roll into view.
    if (shown !== undefined && shown !== seen.current) result.current?.scrollIntoView({ block: 'nearest' });
    seen.current = shown;
  }, [shown]);
  return (
    <div ref={result} role="status" className={styles.result}>
      {isCurrent ? <RolledDice key={last.id} roll={last.roll} /> : null}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its place in the roll
          <li key={index} className={styles.die}>
            {die}
          </li>
        ))}
      </ul>
    </div>
  );
}
