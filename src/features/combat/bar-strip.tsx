import { type CSSProperties, useRef } from 'react';
import { BarPad } from '../../cards/bar-pad.tsx';
import { hitKindsOf } from '../../cards/hit-kinds.ts';
import { ResourceMark } from '../../cards/resource-mark.tsx';
import { isHatched } from '../../cards/resource-tone.ts';
import type { Character } from '../../core/character/character.ts';
import type { Evaluation } from '../../core/combat/evaluation.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { useResource } from '../../state/characters/use-resource.ts';
import pipStyles from '../../ui/feedback/pips.module.css';
import { pipsOf } from '../../ui/feedback/pips.ts';
import { ARROW_KEYS_HINT, useRovingFocus } from '../../ui/layout/use-roving-focus.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import styles from './bar-strip.module.css';

interface BarStripProps {
  character: Character;
  costs: Evaluation['costs'];
}

/**
 * Every bar on a line: its value, which can be changed, its maximum, and how full it is. What the draft would
 * cost is marked in it. They are one tab stop.
 * Rule: docs/rules/combat.md#combat-page.
 */
export function BarStrip({ character, costs }: BarStripProps) {
  const bars = useRef<HTMLDivElement>(null);
  // Each bar has two controls.
  useRovingFocus(bars, 2);
  return (
    <div
      ref={bars}
      className={styles.bars}
      data-roving
      role="toolbar"
      aria-label="Bars"
      aria-description={ARROW_KEYS_HINT}
    >
      {BARS.map((bar) => (
        <Bar
          key={bar}
          bar={bar}
          character={character}
          cost={costs.find(({ resource }) => resource === bar)?.cost.total ?? 0}
        />
      ))}
    </div>
  );
}

interface BarProps {
  bar: keyof typeof BAR_TABLE;
  character: Character;
  /** What the draft would take of it. */
  cost: number;
}

function Bar({ bar, character, cost }: BarProps) {
  const { sheet, maximum } = character;
  const { field, tone } = BAR_TABLE[bar];
  const label = wordFor(character.gameData, bar);
  const { total, parts } = maximum[bar];
  const value = sheet[field];
  const change = useResource(field, label);
  const style = {
    '--filled': partOf(value, total),
    '--left': partOf(value - cost, total),
    '--pips': total,
  } as CSSProperties;
  return (
    <div
      className={styles.bar}
      data-tone={tone}
      data-hatched={isHatched(bar) || undefined}
      style={
        { '--letters': label.length, '--digits': String(Math.max(value, total)).length } as CSSProperties
      }
    >
      <p className={styles.label}>
        <ResourceMark resource={bar} /> <span className={styles.word}>{label}</span>
      </p>
      <p className={styles.figures}>
        <span className={styles.value}>{value}</span>
        <span className={styles.maximum}>
          {' / '}
          <Explain label={`Maximum ${label}`} total={total} parts={parts} />
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn alike in every browser */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={total}
        className={`${styles.meter} ${pipStyles.pips}`}
        {...pipsOf(total)}
        style={style}
      >
        <span className={styles.cover} />
        <span className={styles.cost} />
      </div>
      <BarPad bar={bar} value={value} max={total} kinds={hitKindsOf(bar, character)} onChange={change} />
    </div>
  );
}

/** From 0 to 1. */
function partOf(value: number, max: number): number {
  return max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
}
