import type { Character } from '../../core/character/character.ts';
import { phaseName } from '../../core/combat/rounds.ts';
import { Explain } from '../../ui/explain.tsx';
import styles from './turn-strip.module.css';

/** Round, phase and action points, always in sight, and announced when they change. */
export function TurnStrip({ character: { sheet, actionPoints } }: { character: Character }) {
  const { round, phase, actionPoints: left } = sheet.combatState;
  const isRunning = round > 0;
  return (
    <div className={styles.strip} role="status" aria-label="Turn">
      {isRunning ? (
        <>
          <p className={styles.turn}>
            Round <b>{round}</b>
          </p>
          <p className={styles.turn} data-end={phase === 3 || undefined}>
            {phase === 3 ? (
              <b>{phaseName(phase)}</b>
            ) : (
              <>
                Phase <b>{phase}</b>
              </>
            )}
          </p>
        </>
      ) : (
        <p className={styles.turn}>Combat has not begun</p>
      )}
      <p className={styles.points}>
        <span className={styles.label}>Action Points </span>
        <b className={styles.left}>{left}</b>
        <span className={styles.maximum}>
          {' / '}
          <Explain
            label="Action Points at the start of a round"
            total={actionPoints.total}
            parts={actionPoints.parts}
          />
        </span>
      </p>
    </div>
  );
}
