import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import type { Tone } from '../brand/tone.ts';
import { NumberField } from './number-field.tsx';
import sliderStyles from './slider.module.css';
import styles from './slider-field.module.css';
import { clampNumber } from './whole-number.ts';

export interface SliderFieldProps {
  /** The slider's accessible name. */
  label: string;
  /** The accessible name of the number field and, after Decrease and Increase, of its buttons. */
  fieldLabel: string;
  value: number;
  /** `coalesces`: part of the same change as the call before it, by the same drag, held key or typing. */
  onChange: (value: number, coalesces: boolean) => void;
  min?: number | undefined;
  max: number;
  tone?: Tone | undefined;
}

/** A number between two bounds in one line, for tables: a number field with steppers and a slider. */
export function SliderField({
  label,
  fieldLabel,
  value,
  onChange,
  min = 0,
  max,
  tone = 'accent',
}: SliderFieldProps) {
  /** The current drag, held key or typing: `begun` before its first change, `going` after it. */
  const gesture = useRef<'none' | 'begun' | 'going'>('none');

  const begin = () => {
    gesture.current = 'begun';
  };
  const end = () => {
    gesture.current = 'none';
  };
  const change = (next: number) => {
    const coalesces = gesture.current === 'going';
    if (gesture.current === 'begun') gesture.current = 'going';
    onChange(next, coalesces);
  };
  const pressed = ({ key, repeat }: KeyboardEvent) => {
    if (!repeat && /^(?:Arrow|Page|Home|End|Enter)/.test(key)) begin();
  };
  const filled = max > min ? (clampNumber(value, min, max) - min) / (max - min) : 0;
  const style = { '--filled': filled, '--digits': String(max).length } as CSSProperties;
  return (
    <div className={styles.control} style={style}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the field and the buttons inside it */}
      <div className={styles.field} onFocus={begin} onPointerDown={begin} onBlur={end}>
        <NumberField
          label={fieldLabel}
          labelHidden
          value={value}
          onChange={change}
          min={min}
          max={max}
          undoable
          relative
          onKeyDown={pressed}
        />
      </div>
      <input
        type="range"
        className={sliderStyles.slider}
        data-tone={tone}
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onPointerDown={begin}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={pressed}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
    </div>
  );
}
