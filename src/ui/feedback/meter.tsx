import type { CSSProperties } from 'react';
import type { Tone } from '../brand/tone.ts';
import { clampNumber } from '../fields/whole-number.ts';
import styles from './meter.module.css';

const MOST_PIPS = 12;
const MANY_PIPS = 6;

export interface MeterProps {
  value: number;
  max: number;
  tone: Tone;
  /** Lines over the colour, which distinguish two resources of one tone. */
  hatched?: boolean | undefined;
  /** Its accessible name; without one it is decoration next to a number. */
  label?: string | undefined;
}

/** How full something is. Up to twelve units show as separate pips. */
export function Meter({ value, max, tone, hatched = false, label }: MeterProps) {
  const filled = max > 0 ? clampNumber(value, 0, max) / max : 0;
  const pips = max > 1 && max <= MOST_PIPS ? max : undefined;
  const bar = (
    <div
      className={styles.meter}
      data-tone={tone}
      data-hatched={hatched || undefined}
      data-pips={pips}
      data-many={(pips ?? 0) > MANY_PIPS || undefined}
      style={{ '--filled': `${filled * 100}%`, '--pips': pips } as CSSProperties}
    />
  );
  if (!label) return bar;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn alike in every browser
    <div role="meter" aria-label={label} aria-valuemin={0} aria-valuenow={value} aria-valuemax={max}>
      {bar}
    </div>
  );
}
