import { useRef } from 'react';
import { useRovingFocus } from '../../ui/layout/use-roving-focus.ts';
import styles from './effect-levels.module.css';

/** More levels than these do not fit into one row; the field sets the others. */
const MAX_LEVELS = 6;

interface EffectLevelsProps {
  effect: string;
  /** The highest level that can be added. */
  cap: number;
  /** What a press does, in a word: `Add` or `Propose`. */
  verb: string;
  /** Whether a level can be added now. */
  isPossible: (level: number) => boolean;
  onChoose: (level: number) => void;
}

/**
 * A button for each level of a status effect: one press adds it.
 * Rule: docs/rules/status-effects.md#adding-a-status-effect.
 */
export function EffectLevels({ effect, cap, verb, isPossible, onChoose }: EffectLevelsProps) {
  const group = useRef<HTMLDivElement>(null);
  useRovingFocus(group);
  const levels = Array.from({ length: Math.min(cap, MAX_LEVELS) }, (_, index) => index + 1);
  return (
    <div ref={group} className={styles.levels} data-roving role="toolbar" aria-label={`Levels of ${effect}`}>
      <span aria-hidden="true">{verb} at</span>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          className={styles.level}
          aria-label={`${verb} ${effect} at level ${level}`}
          aria-disabled={!isPossible(level) || undefined}
          onClick={() => onChoose(level)}
        >
          {level}
        </button>
      ))}
    </div>
  );
}
