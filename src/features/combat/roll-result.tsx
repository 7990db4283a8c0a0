import { RollOutcome } from '../../cards/result/roll-outcome.tsx';
import { phaseName } from '../../core/combat/rounds.ts';
import type { RollRule } from '../../core/play/parts/roll.ts';
import type { LoggedRoll } from '../../state/combat/combat-record.ts';
import { loggedOutcome } from '../../state/combat/logged-outcome.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import styles from './roll-result.module.css';

/** The roll of the current draft, if it is still of the same dice and phase. */
export function currentRoll(
  { character, combat }: Pick<CombatSession, 'character' | 'combat'>,
  notation: string,
): LoggedRoll | undefined {
  const last = combat.rolls.find(({ id }) => id === combat.draftRoll);
  const { round, phase } = character.sheet.combatState;
  const isCurrent =
    last !== undefined &&
    last.notation === notation &&
    last.round === round &&
    last.phase === phaseName(phase, character.gameData);
  return isCurrent ? last : undefined;
}

interface RollResultProps {
  /** The roll of the current draft, if there is one. */
  rolled: LoggedRoll | undefined;
  rule: RollRule | undefined;
}

/** The roll of the current draft, announced when it is rolled. A number typed beside it is not said again. */
export function RollResult({ rolled, rule }: RollResultProps) {
  const isSaid = rolled?.isTyped === true && (rolled.added?.total ?? 0) === 0;
  return (
    <div role="status" className={styles.result}>
      {rolled === undefined || isSaid ? null : <LoggedResult key={rolled.id} rolled={rolled} rule={rule} />}
    </div>
  );
}

/** A logged roll: the number that counts, with its name, and each of the dice. */
export function LoggedResult({ rolled, rule }: { rolled: LoggedRoll; rule: RollRule | undefined }) {
  return <RollOutcome dice={rolled.roll.dice} outcome={loggedOutcome(rolled, rule)} rule={rule} />;
}
