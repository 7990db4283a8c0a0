import { useEffect, useRef } from 'react';
import { phaseName } from '../../core/combat/rounds.ts';
import type { Roll } from '../../core/dice/roll.ts';
import type { LoggedRoll } from '../../state/combat/combat-record.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { Die } from '../../ui/feedback/die.tsx';
import styles from './roll-result.module.css';

/** The last roll, if it belongs to the current draft: same dice, same phase. */
export function currentRoll(
  { character, combat }: Pick<CombatSession, 'character' | 'combat'>,
  notation: string,
): LoggedRoll | undefined {
  const [last] = combat.rolls;
  const { round, phase } = character.sheet.combatState;
  const isCurrent =
    last !== undefined &&
    last.id === combat.draftRoll &&
    last.notation === notation &&
    last.round === round &&
    last.phase === phaseName(phase);
  return isCurrent ? last : undefined;
}

interface RollResultProps {
  session: CombatSession;
  /** The dice of the current draft. */
  notation: string;
}

/** The roll of the current draft, announced when it is rolled. */
export function RollResult({ session, notation }: RollResultProps) {
  const rolled = currentRoll(session, notation);
  const result = useRef<HTMLDivElement>(null);
  const shown = rolled?.id;
  const seen = useRef(shown);
  useEffect(() => {
    // Scrolls a new roll into view.
    if (shown !== undefined && shown !== seen.current) result.current?.scrollIntoView({ block: 'nearest' });
    seen.current = shown;
  }, [shown]);
  return (
    <div ref={result} role="status" className={styles.result}>
      {rolled === undefined ? null : <RolledDice key={rolled.id} roll={rolled.roll} />}
    </div>
  );
}

/** The number that counts, with its name, and each of the dice. */
export function RolledDice({ roll }: { roll: Roll }) {
  return (
    <div className={styles.roll}>
      <p className={styles.headline}>
        <span className={styles.what}>Total</span> <b className={styles.figure}>{roll.total}</b>
      </p>
      <ul className={styles.dice} aria-label="Dice rolled">
        {roll.dice.map((die, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its place in the roll
          <li key={index}>
            <Die value={die} index={index} />
          </li>
        ))}
      </ul>
    </div>
  );
}
