import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useRovingFocus } from '../layout/use-roving-focus.ts';
import { Bubble } from '../overlays/bubble.tsx';
import fieldStyles from './field.module.css';
import { Field, type FieldText, fieldDescription } from './field.tsx';
import styles from './number-field.module.css';
import { Stepper } from './stepper.tsx';
import { readTypedChange, TYPED_CHANGE_HINT } from './typed-number.ts';
import { boundMessage, useFieldMessage } from './use-field-message.ts';
import { useSelectOnFocus } from './use-select-on-focus.ts';
import { clampNumber, parseWholeNumber } from './whole-number.ts';

const LARGE_STEP = 10;

/** Whether both are given, and the one is at most the other. */
const isAtMost = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one <= other;

export interface NumberFieldProps
  extends FieldText,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'className'
      | 'style'
      | 'onChange'
      | 'onClick'
      | 'onFocus'
      | 'onPointerDown'
      | 'value'
      | 'defaultValue'
      | 'type'
      | 'min'
      | 'max'
      | 'step'
      | 'size'
    > {
  /** undefined: the field is empty; its steps begin at `min`. */
  value: number | undefined;
  /**
   * Called with a whole number within the bounds, and only when it differs from `value`. `coalesces`: part of
   * the same change as the call before it, by the same typing or the same held key.
   */
  onChange: (value: number, coalesces: boolean) => void;
  /**
   * Why a number within the bounds is refused; undefined where it is accepted. The reason shows at the field
   * until blur. Typing that ends in a refused number restores the value from before the typing.
   */
  refusal?: ((value: number) => string | undefined) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** The value of text that is not a number, also of empty text. Without it, such text changes nothing. */
  fallback?: number | undefined;
  /**
   * A typed sign changes the value before the typing by so much: `-9` takes nine away. What is no number,
   * such as `--7`, restores that value, and the field says so; of a sign alone, when the typing ends.
   */
  relative?: boolean | undefined;
  /** Shows the buttons `Decrease {label}` and `Increase {label}`; true unless given. */
  steppers?: boolean | undefined;
  /**
   * Its changes are undo steps of the document, also for Ctrl+Z in the field. Otherwise Ctrl+Z in it is the
   * browser's.
   */
  undoable?: boolean | undefined;
  /** `figure`: a large number. */
  size?: 'plain' | 'figure' | undefined;
}

/**
 * A whole number: typed, stepped by its buttons, or by the arrow and page keys. Its content is selected when
 * it gets the focus. Left and Right lead from the ends of its text to its buttons.
 * Rule: docs/rules/numbers.md#typed-numbers.
 */
export function NumberField({
  label,
  labelHidden,
  description,
  error,
  value,
  onChange,
  refusal,
  min,
  max,
  step = 1,
  fallback,
  relative = false,
  steppers = true,
  undoable = false,
  size = 'plain',
  disabled = false,
  ...rest
}: NumberFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  /** The text while it is being typed: it may be out of bounds, or not a number yet. */
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const row = useRef<HTMLDivElement>(null);
  useRovingFocus(row);
  const told = useFieldMessage();
  const shown = value?.toString() ?? '';
  const from = value ?? min ?? 0;
  const selection = useSelectOnFocus(id, draft, shown);
  /** The value before the current typing or held key changed it; undefined before the first change. */
  const before = useRef<number>(undefined);

  const set = (next: number) => {
    if (next === value) return;
    onChange(next, before.current !== undefined);
    before.current ??= from;
  };
  const change = (next: number, otherwise = from) => {
    const clamped = clampNumber(next, min, max);
    const reason = clamped === value ? undefined : refusal?.(clamped);
    setRefused(reason);
    set(reason === undefined ? clamped : otherwise);
  };
  const settle = () => {
    setDraft(undefined);
    before.current = undefined;
  };
  /** Ends the typing by Enter or by leaving the field. */
  const finish = () => {
    // While it is typed, it is the beginning of a change.
    if (relative && draft !== undefined && readTypedChange(draft, from) === 'incomplete')
      told.say(TYPED_CHANGE_HINT);
    settle();
  };
  const stepBy = (steps: number) => {
    setDraft(undefined);
    told.say(undefined);
    change(from + steps * step);
  };
  const press = (steps: number, continues: boolean) => {
    settle();
    if (continues) before.current = from;
    stepBy(steps);
    settle();
  };
  const typed = (text: string) => {
    setDraft(text);
    const origin = before.current ?? from;
    const read = relative ? readTypedChange(text, origin) : (parseWholeNumber(text) ?? 'none');
    const isOrigin = read === 'incomplete' || read === 'unreadable';
    const number = typeof read === 'number' ? read : isOrigin ? origin : fallback;
    told.say(boundMessage(number, min, max));
    // The first digits of a refused number may have been accepted.
    if (number !== undefined) change(number, before.current);
    if (read === 'unreadable') setRefused(TYPED_CHANGE_HINT);
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: LARGE_STEP, PageDown: -LARGE_STEP }[event.key];
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    // A shortcut may undo what was typed.
    if (event.key === 'Enter') finish();
    else if (undoable && isShortcut && /^[zy]$/i.test(event.key)) settle();
    if (steps === undefined || isShortcut || disabled || rest.readOnly) return;
    event.preventDefault();
    if (!event.repeat) settle();
    stepBy(steps);
  };

  const problem = refused ?? error;
  return (
    <Field id={id} label={label} labelHidden={labelHidden} description={description} error={problem}>
      <div
        ref={row}
        className={styles.row}
        data-roving
        data-size={size}
        data-steppers={steppers || undefined}
      >
        {steppers ? (
          <Stepper
            direction="down"
            labelId={`${id}-label`}
            disabled={disabled || isAtMost(value, min)}
            onStep={(continues) => press(-1, continues)}
          />
        ) : null}
        <input
          autoComplete="off"
          // A phone's keypad of digits has no signs.
          inputMode={!relative && min !== undefined && min >= 0 ? 'numeric' : 'text'}
          {...rest}
          {...fieldDescription(id, { description, error: problem })}
          id={id}
          type="text"
          role="spinbutton"
          data-first-stop
          data-undoable={undoable || undefined}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          className={`${fieldStyles.control} ${styles.input}`}
          disabled={disabled}
          value={draft ?? shown}
          onChange={(event) => typed(event.target.value)}
          onKeyDown={pressed}
          {...selection}
          onBlur={(event) => {
            rest.onBlur?.(event);
            finish();
            setRefused(undefined);
            told.clearSoon();
          }}
        />
        {told.message === undefined ? null : (
          <Bubble anchor={row} side="above" role="alert">
            {told.message}
          </Bubble>
        )}
        {steppers ? (
          <Stepper
            direction="up"
            labelId={`${id}-label`}
            disabled={disabled || isAtMost(max, from)}
            onStep={(continues) => press(1, continues)}
          />
        ) : null}
      </div>
    </Field>
  );
}
