import type { CSSProperties } from 'react';
import type { Tone } from '../brand/tone.ts';
import { clampNumber } from '../fields/whole-number.ts';
import styles from './meter.module.css';
import pipStyles from './pips.module.css';
import { pipsOf } from './pips.ts';

export interface MeterProps {
  value: number;
  max: number;
  tone: Tone;
  /** Lines over the colour, which distinguish two resources of one tone. */
  hatched?: boolean | undefined;
  /** Its accessible name; without one it is decoration next to a number. */
  label?: string | undefined;
}

/** How full something is. */
export function Meter({ value, max, tone, hatched = false, label }: MeterProps) {
  const filled = max > 0 ? clampNumber(value, 0, max) / max : 0;
  const bar = (
    <div
      className={`${styles.meter} ${pipStyles.pips}`}
      data-tone={tone}
      data-hatched={hatched || undefined}
      {...pipsOf(max)}
      style={{ '--filled': `${filled * 100}%`, '--pips': max } as CSSProperties}
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
