import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import type { Tone } from '../brand/tone.ts';
import { Bubble } from '../overlays/bubble.tsx';
import { LazyPad, preparePad } from '../pad/pad-on-demand.ts';
import styles from './slider-field.module.css';
import { Stepper } from './stepper.tsx';
import { readTypedChange, TYPED_CHANGE_HINT } from './typed-number.ts';
import { useFieldMessage } from './use-field-message.ts';
import { clampNumber } from './whole-number.ts';

export interface SliderFieldProps {
  /** The slider's accessible name. */
  label: string;
  /** The accessible name of its buttons, after Decrease and Increase. */
  fieldLabel: string;
  value: number;
  /** `coalesces`: part of the same change as the call before it, by the same drag, held key or typing. */
  onChange: (value: number, coalesces: boolean) => void;
  max: number;
  tone?: Tone | undefined;
}

/** The most characters that are typed into the slider. */
const MAX_TYPED = 13;

/** The text after a key of typing, which a digit or a sign begins; undefined for any other key. */
function typedText({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, text: string): string | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  const isTyped = text === '' ? /^[-+\d]$/.test(key) : /^\S$/.test(key);
  return isTyped ? `${text}${key}`.slice(0, MAX_TYPED) : undefined;
}

/** The typing in progress: its text, and the value before it. */
interface Typing {
  readonly text: string;
  readonly before: number;
}

/**
 * A number from 0 to a maximum in one control: a track with the number on it, between two buttons. It is set
 * by a drag, by the arrow and page keys, or by typing; a number with a sign changes the value by that much.
 * Text that is not a number restores the value before the typing, and the slider says so; for a sign alone it
 * says so when the typing ends. Enter opens its pad where nothing is being typed. Rule:
 * docs/rules/numbers.md#the-number-pad.
 */
export function SliderField({ label, fieldLabel, value, onChange, max, tone = 'accent' }: SliderFieldProps) {
  const track = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [hasPad, setPad] = useState(false);
  const [typing, setTyping] = useState<Typing>();
  const told = useFieldMessage();
  /** The current drag, held key or typing: `begun` before its first change, `going` after it. */
  const gesture = useRef<'none' | 'begun' | 'going'>('none');

  const stopTyping = (isFinished = false) => {
    const isSign = typing !== undefined && readTypedChange(typing.text, typing.before) === 'incomplete';
    told.say(isFinished && isSign ? TYPED_CHANGE_HINT : undefined);
    setTyping(undefined);
  };
  const begin = (isFinished = false) => {
    gesture.current = 'begun';
    stopTyping(isFinished);
  };
  const end = (isFinished = false) => {
    gesture.current = 'none';
    stopTyping(isFinished);
  };
  const change = (next: number) => {
    const clamped = clampNumber(next, 0, max);
    if (clamped === value) return;
    const coalesces = gesture.current === 'going';
    if (gesture.current === 'begun') gesture.current = 'going';
    onChange(clamped, coalesces);
  };
  const step = (steps: number, continues: boolean) => {
    stopTyping();
    gesture.current = continues ? 'going' : 'none';
    change(value + steps);
  };
  const type = (text: string) => {
    if (typing === undefined) gesture.current = 'begun';
    const before = typing?.before ?? value;
    const read = readTypedChange(text, before);
    setTyping({ text, before });
    told.say(read === 'unreadable' ? TYPED_CHANGE_HINT : undefined);
    change(typeof read === 'number' ? read : before);
  };
  const pressed = (event: KeyboardEvent) => {
    const text = typedText(event, typing?.text ?? '');
    if (text !== undefined) {
      event.preventDefault();
      type(text);
    } else if (event.key === 'Escape' && typing !== undefined) {
      change(typing.before);
      end();
    } else if (!event.repeat && /^(?:Arrow|Page|Home|End|Enter)/.test(event.key)) {
      setPad(event.key === 'Enter' && typing === undefined);
      begin(event.key === 'Enter');
    }
  };
  const filled = max > 0 ? clampNumber(value, 0, max) / max : 0;
  const style = { '--filled': filled, '--digits': String(max).length } as CSSProperties;
  return (
    <div className={styles.control} style={style}>
      <Stepper
        direction="down"
        fieldLabel={fieldLabel}
        disabled={value <= 0}
        onStep={(continues) => step(-1, continues)}
      />
      <div ref={track} className={styles.track} data-tone={tone} data-typing={typing ? true : undefined}>
        <input
          ref={range}
          type="range"
          className={styles.range}
          aria-label={label}
          aria-keyshortcuts="Enter"
          min={0}
          max={max}
          value={value}
          onPointerDown={() => begin()}
          onPointerUp={() => end()}
          onPointerCancel={() => end()}
          onKeyDown={pressed}
          onFocus={preparePad}
          onBlur={() => {
            end(true);
            told.clearSoon();
          }}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
        <span className={styles.value} data-max={max} aria-hidden="true">
          {typing?.text || value}
        </span>
        {told.message === undefined ? null : (
          <Bubble anchor={track} side="above" role="alert">
            {told.message}
          </Bubble>
        )}
      </div>
      <Stepper
        direction="up"
        fieldLabel={fieldLabel}
        disabled={value >= max}
        onStep={(continues) => step(1, continues)}
      />
      {hasPad ? (
        <LazyPad
          label={label}
          value={value}
          max={max}
          tone={tone}
          opener={range}
          onChange={(next) => onChange(clampNumber(next, 0, max), false)}
          onClose={() => setPad(false)}
        />
      ) : null}
    </div>
  );
}
