import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Character } from '../../core/character/character.ts';
import type { Evaluation } from '../../core/combat/evaluation.ts';
import { phaseName } from '../../core/combat/rounds.ts';
import { wordFor } from '../../core/game-data/words.ts';
import type { CombatIntents } from '../../state/combat/combat-intents.ts';
import { useScrollPadding } from '../../ui/layout/use-scroll-padding.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import { BarStrip } from './bar-strip.tsx';
import { RoundSteps } from './round-steps.tsx';
import styles from './turn-strip.module.css';

/** More action points than this show as a number alone. */
const MAX_DOTS = 8;

interface TurnStripProps {
  character: Character;
  intents: CombatIntents;
  /** What the draft would cost, to show it in the bars. */
  costs: Evaluation['costs'];
  /** The id of the sentence why the next phase cannot begin. */
  problemId: string;
}

/**
 * Round, phase, action points and bars, always in view, and the steps of the combat. The turn is announced
 * when it changes.
 */
export function TurnStrip({ character, intents, costs, problemId }: TurnStripProps) {
  const { sheet, actionPoints, gameData } = character;
  const points = wordFor(gameData, 'ACTION_POINTS');
  const { round, phase, actionPoints: left } = sheet.combatState;
  const strip = useRef<HTMLDivElement>(null);
  useStuckHeight(strip);
  useScrollPadding(strip, 'start');
  const spent = costs.find(({ resource }) => resource === 'ACTION_POINTS')?.cost.total ?? 0;
  return (
    <div ref={strip} className={styles.strip} data-turn-strip>
      <RoundSteps character={character} intents={intents} problemId={problemId} />
      <div
        className={styles.turn}
        role="status"
        aria-label="Turn"
        data-begun={round > 0 || undefined}
        data-stuck-from
      >
        {round === 0 ? <p className={styles.word}>Combat has not begun</p> : null}
        {round > 0 ? <p className={styles.word}>Round {round}</p> : null}
        {round > 0 ? (
          <p className={styles.word} data-end={phase === 3 || undefined}>
            {phaseName(phase, gameData)}
          </p>
        ) : null}
        <p className={styles.points}>
          <span className={styles.label}>{points} </span>
          <ActionPointDots left={left} atStart={actionPoints.total} spent={round > 0 ? spent : 0} />
          <span className={styles.left}>
            <b>{left}</b>
            <span className={styles.maximum}>
              {' / '}
              <Explain
                label={`${points} at the start of a round`}
                total={actionPoints.total}
                parts={actionPoints.parts}
                freeSide="left"
              />
            </span>
          </span>
        </p>
      </div>
      <BarStrip character={character} costs={costs} />
    </div>
  );
}

interface ActionPointDotsProps {
  left: number;
  atStart: number;
  /** What the draft would take of them. */
  spent: number;
}

function ActionPointDots({ left, atStart, spent }: ActionPointDotsProps) {
  const count = Math.max(left, atStart);
  if (count > MAX_DOTS) return null;
  const stateOf = (index: number) => {
    if (index >= left) return 'gone';
    return index >= left - spent ? 'spent' : 'left';
  };
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike
        <span key={index} className={styles.dot} data-state={stateOf(index)} />
      ))}
    </span>
  );
}

/** Measures how much of the strip scrolls away, as `--steps-height` on it. */
function useStuckHeight(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current;
    const stuck = element?.querySelector<HTMLElement>('[data-stuck-from]');
    if (!element || !stuck) return;
    const measure = () => element.style.setProperty('--steps-height', `${stuck.offsetTop}px`);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [strip]);
}
