import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import type { Tone } from '../brand/tone.ts';
import { NumberField } from './number-field.tsx';
import sliderStyles from './slider.module.css';
import styles from './slider-field.module.css';
import { clampNumber } from './whole-number.ts';

export interface SliderFieldProps {
  /** The slider's accessible name. */
  label: string;
  /** The accessible name of the field to type in, and, after Decrease and Increase, of its buttons. */
  fieldLabel: string;
  value: number;
  /**
   * `coalesces`: it is one change with the one before it, by the same drag, the same held key or the same
   * typing.
   */
  onChange: (value: number, coalesces: boolean) => void;
  min?: number | undefined;
  max: number;
  tone?: Tone | undefined;
}

/** A number between two bounds in one line, for tables: to step, to type, to pull, and to undo. */
export function SliderField({
  label,
  fieldLabel,
  value,
  onChange,
  min = 0,
  max,
  tone = 'accent',
}: SliderFieldProps) {
  /** What the hand is doing: a pull, a held key or typing that has not changed anything yet, or has. */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it watches the field and the buttons inside it and is none itself */}
      <div className={styles.field} onFocus={begin} onPointerDown={begin} onBlur={end}>
        <NumberField
          label={fieldLabel}
          labelHidden
          value={value}
          onChange={change}
          min={min}
          max={max}
          undoable
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
