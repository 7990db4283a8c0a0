import { Delete } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import type { Tone } from '../brand/tone.ts';
import { Button } from '../buttons/button.tsx';
import { Meter } from '../feedback/meter.tsx';
import fieldStyles from '../fields/field.module.css';
import { SegmentedControl } from '../fields/radio-group.tsx';
import { readTypedChange, TYPED_CHANGE_HINT, type TypedNumber } from '../fields/typed-number.ts';
import { clampNumber } from '../fields/whole-number.ts';
import { useRovingFocus } from '../layout/use-roving-focus.ts';
import { AnchoredDialog } from '../overlays/anchored-dialog.tsx';
import { Explain } from '../overlays/explain.tsx';
import { type HitKind, lossOf } from './loss.ts';
import styles from './pad.module.css';
import { Steps } from './steps.tsx';

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'];

/** The most digits that can be entered: those of the largest number of the game. */
const MAX_DIGITS = 13;

const NO_KIND = '';

export interface PadProps {
  /** Whose number it changes, such as `Health`. */
  label: string;
  value: number;
  /** Without it the number has no upper bound. */
  max?: number | undefined;
  tone: Tone;
  /** As in `Meter`. */
  hatched?: boolean | undefined;
  /** The words on the buttons that lower and raise the number. */
  words?: { readonly lose: string; readonly gain: string } | undefined;
  /** The kinds of hits, of which one may be chosen. */
  kinds?: readonly HitKind[] | undefined;
  /** Called once, with a number within the bounds that differs from `value`. */
  onChange: (value: number) => void;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const WORDS = { lose: 'Lose', gain: 'Gain' };

/**
 * Lowers or raises a number: by one press, or by an entered amount, from which what reduces a hit is taken
 * off.
 * Rule: docs/rules/numbers.md#the-number-pad.
 */
export function Pad({
  label,
  value,
  max,
  tone,
  hatched,
  words = WORDS,
  kinds = [],
  onChange,
  opener,
  onClose,
}: PadProps) {
  const [text, setText] = useState('');
  /** What Enter could not take. */
  const [refused, setRefused] = useState('');
  const [kindName, setKindName] = useState(NO_KIND);
  const field = useRef<HTMLInputElement>(null);
  const equation = useId();
  const kind = kinds.find(({ name }) => name === kindName);
  const entered = readTypedChange(text, 0);
  const isNumber = typeof entered === 'number';
  const amount = isNumber ? Math.abs(entered) : 0;
  const problem = problemOf(entered, text !== '' && text === refused);
  const loss = lossOf(amount, kind);
  const set = (next: number) => {
    const bounded = clampNumber(next, 0, max);
    if (bounded !== value) onChange(bounded);
    onClose();
  };
  const after = clampNumber(value - loss, 0, max);
  const isRaise = amount > 0 && /^\s*[+\uFF0B]/u.test(text);
  const submit = () => {
    if (amount > 0) set(isRaise ? value + amount : value - loss);
    else setRefused(text);
  };
  return (
    <AnchoredDialog
      opener={opener}
      title={label}
      figure={
        <Figures value={value} max={max} after={loss > 0 && !isRaise ? after : undefined} tone={tone} />
      }
      initialFocus={field}
      onKeyDown={(event) => focusToType(event, field.current)}
      onClose={onClose}
    >
      <form
        className={styles.pad}
        data-tone={tone}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.parts}>
          {max === undefined ? null : (
            <div className={styles.meter}>
              <Meter value={value} max={max} tone={tone} hatched={hatched} />
              <span className={styles.lost} style={lostStyle(isRaise ? value : after, value, max)} />
            </div>
          )}
          <Steps label={label} value={value} max={max} onStep={(by) => set(value + by)} />
          <div className={styles.entry}>
            <label className="visually-hidden" htmlFor={`${equation}-amount`}>
              Amount
            </label>
            <input
              ref={field}
              id={`${equation}-amount`}
              className={`${fieldStyles.control} ${styles.amount}`}
              // The keypad below is the keyboard of a touch screen.
              inputMode="none"
              autoComplete="off"
              placeholder="0"
              maxLength={MAX_DIGITS}
              aria-describedby={equation}
              aria-invalid={problem === TYPED_CHANGE_HINT}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Note id={equation} problem={problem}>
              {kind && amount > 0 ? <Equation amount={amount} kind={kind} loss={loss} /> : null}
            </Note>
          </div>
          {kinds.length > 0 ? (
            <SegmentedControl
              label="Damage type"
              labelHidden
              value={kindName}
              onChange={setKindName}
              options={[
                { value: NO_KIND, label: 'No soak' },
                ...kinds.map((each) => ({ value: each.name, label: <KindLabel kind={each} /> })),
              ]}
            />
          ) : null}
          <Keys text={text} onText={setText} />
        </div>
        <div className={styles.actions}>
          <Button disabled={!isNumber} onClick={() => set(amount)}>
            {`Set ${isNumber ? amount : ''}`}
          </Button>
          <Button disabled={amount === 0} onClick={() => set(value + amount)}>
            {`${words.gain} ${amount || ''}`}
          </Button>
          <Button
            kind="primary"
            disabled={amount === 0}
            aria-describedby={equation}
            onClick={() => set(value - loss)}
          >
            {`${words.lose} ${loss || ''}`}
          </Button>
        </div>
      </form>
    </AnchoredDialog>
  );
}

/**
 * Moves the focus to the end of the amount before the browser writes a digit or a sign, wherever it was
 * pressed.
 */
function focusToType(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const { key, target, currentTarget } = event;
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
  if (field === null || target === field || isShortcut || !/^[-+\u2212\d]$/u.test(key)) return;
  // Not in a popup of the pad.
  if (!(target instanceof Element && target.closest('[role=dialog]') === currentTarget)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Why an amount changes nothing; `isRefused`: Enter was pressed on it. */
function problemOf(entered: TypedNumber, isRefused: boolean): string | undefined {
  if (entered === 'unreadable') return TYPED_CHANGE_HINT;
  if (!isRefused) return undefined;
  return entered === 0 ? 'Not changed. The amount is 0.' : TYPED_CHANGE_HINT;
}

interface NoteProps {
  id: string;
  /** Why it changes nothing. */
  problem: string | undefined;
  children: ReactNode;
}

/** Below the amount: what it comes to, or why it changes nothing. */
function Note({ id, problem, children }: NoteProps) {
  return problem === undefined ? (
    <p className={styles.equation} id={id}>
      {children}
    </p>
  ) : (
    <p className={styles.equation} id={id} role="alert">
      {problem}
    </p>
  );
}

type FiguresProps = Pick<PadProps, 'value' | 'max' | 'tone'> & { after: number | undefined };

/** The number and its maximum; with `after`, also what is left of it. */
function Figures({ value, max, after, tone }: FiguresProps) {
  // Room for what is left as well, so that it does not become smaller while one types.
  const digits = 2 * String(Math.max(value, max ?? 0)).length + 3;
  return (
    <p className={styles.figures} data-tone={tone} style={{ '--digits': digits } as CSSProperties}>
      <span className={styles.value}>{value}</span>
      {after === undefined ? null : <span className={styles.value}>{` → ${after}`}</span>}
      {max === undefined ? null : ` / ${max}`}
    </p>
  );
}

/** The part of the meter between two numbers. */
function lostStyle(from: number, to: number, max: number): CSSProperties {
  const share = (number: number) => (max > 0 ? clampNumber(number, 0, max) / max : 0);
  return { left: `${share(from) * 100}%`, width: `${(share(to) - share(from)) * 100}%` };
}

/** The keypad. It writes at the end of the text. */
function Keys({ text, onText }: { text: string; onText: (text: string) => void }) {
  const group = useRef<HTMLDivElement>(null);
  useRovingFocus(group, 3);
  const enter = (digit: string) => onText(`${text}${digit}`.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS));
  const digitKey = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => enter(digit)}>
      {digit}
    </button>
  );
  return (
    <div ref={group} className={styles.keys} data-roving role="toolbar" aria-label="Keypad">
      {DIGITS.map(digitKey)}
      <button type="button" className={styles.key} onClick={() => onText('')}>
        Clear
      </button>
      {digitKey('0')}
      <button
        type="button"
        className={styles.key}
        aria-label="Delete the last digit"
        onClick={() => onText(text.slice(0, -1))}
      >
        <Delete aria-hidden="true" />
      </button>
    </div>
  );
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** `Iron −2`: a kind, and by how much it changes a hit. */
function KindLabel({ kind: { name, modifiers } }: { kind: HitKind }) {
  const sum = modifiers.reduce((total, { amount }) => total + amount, 0);
  return (
    <span>
      <bdi>{name}</bdi>
      {sum === 0 ? null : ` ${signed(sum)}`}
    </span>
  );
}

/** `9 − 1 = 8`, each modifier explained. */
function Equation({ amount, kind, loss }: { amount: number; kind: HitKind; loss: number }) {
  const sum = kind.modifiers.reduce((total, modifier) => total + modifier.amount, amount);
  return (
    <>
      {amount}
      {kind.modifiers
        .filter((modifier) => modifier.amount !== 0)
        .map(({ label, amount: by, total, parts }) => (
          <span key={label}>
            {by === total ? ' + ' : ' − '}
            <Explain label={label} total={total} parts={parts} />
          </span>
        ))}
      {sum === loss ? ` = ${loss}` : `, at least ${loss}`}
    </>
  );
}
