import { useRef } from 'react';
import type { Character } from '../../core/character/character.ts';
import { phaseName } from '../../core/combat/rounds.ts';
import type { CombatIntents } from '../../state/combat/combat-intents.ts';
import { useScrollPadding } from '../../ui/layout/use-scroll-padding.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import { RoundSteps } from './round-steps.tsx';
import styles from './turn-strip.module.css';

interface TurnStripProps {
  character: Character;
  intents: CombatIntents;
}

/**
 * Round, phase and action points, always in view and announced when they change, and the steps of the combat.
 */
export function TurnStrip({ character, intents }: TurnStripProps) {
  const { sheet, actionPoints } = character;
  const { round, phase, actionPoints: left } = sheet.combatState;
  const strip = useRef<HTMLDivElement>(null);
  useScrollPadding(strip, 'start');
  return (
    <div ref={strip} className={styles.strip}>
      <div className={styles.turn} role="status" aria-label="Turn">
        {round === 0 ? <p>Combat has not begun</p> : null}
        {round > 0 ? <p className={styles.word}>Round {round}</p> : null}
        {round > 0 ? (
          <p className={styles.word} data-end={phase === 3 || undefined}>
            {phaseName(phase)}
          </p>
        ) : null}
        <p className={styles.points}>
          <span className={styles.label}>Action Points </span>
          <span className={styles.left}>
            <b>{left}</b>
            <span className={styles.maximum}>
              {' / '}
              <Explain
                label="Action Points at the start of a round"
                total={actionPoints.total}
                parts={actionPoints.parts}
                freeSide="left"
              />
            </span>
          </span>
        </p>
      </div>
      <RoundSteps sheet={sheet} intents={intents} />
    </div>
  );
}
