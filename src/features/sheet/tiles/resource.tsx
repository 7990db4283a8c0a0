import type { CSSProperties, ReactNode } from 'react';
import { BarPad } from '../../../cards/bar-pad.tsx';
import { hitKindsOf } from '../../../cards/hit-kinds.ts';
import { isHatched } from '../../../cards/resource-tone.ts';
import { useWords } from '../../../cards/terms/use-words.ts';
import type { SheetResource } from '../../../core/character/resources.ts';
import { BAR_TABLE, type Bar } from '../../../core/rules/bars.ts';
import { useResource } from '../../../state/characters/use-resource.ts';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import { PadButton } from '../../../ui/pad/pad-button.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './resource.module.css';

/** A longer number is shown above the buttons of a narrow tile, because it does not fit between them. */
const isLong = (number: number) => String(number).length > 6;

/** A bar: its value between the buttons that decrease and increase it, and a meter. */
export function BarTile({ bar }: { bar: Bar }) {
  const { field, tone } = BAR_TABLE[bar];
  const label = useWords()(bar);
  const value = useSheet(({ sheet }) => sheet[field]);
  const { total: max } = useSheet((character) => character.maximum[bar]);
  const kinds = useSheet((character) => hitKindsOf(bar, character));
  const change = useResource(field, label);
  return (
    <Resource field={field} label={label} tone={tone} value={value} max={max}>
      <div className={styles.meter}>
        <Meter value={value} max={max} tone={tone} hatched={isHatched(bar)} />
        <BarPad bar={bar} value={value} max={max} kinds={kinds} onChange={change} />
      </div>
    </Resource>
  );
}

/** The explained maximum of a bar, for the end of its title. */
export function BarMaximum({ bar }: { bar: Bar }) {
  const { total, parts } = useSheet((character) => character.maximum[bar]);
  const word = useWords();
  return (
    <span className={styles.maximum}>
      <span className={styles.max}>max </span>
      <Explain label={`Maximum ${word(bar)}`} total={total} parts={parts} freeSide="left" />
    </span>
  );
}

/** Currency or boost points: a value without a maximum, between the buttons that decrease and increase it. */
export function CounterTile({ field, labelled, tone }: CounterTileProps) {
  const label = useWords()(labelled);
  const value = useSheet(({ sheet }) => sheet[field]);
  const change = useResource(field, label);
  return (
    <Resource field={field} label={label} tone={tone} value={value}>
      <div className={styles.meter}>
        <PadButton label={label} tone={tone} value={value} onChange={change} />
      </div>
    </Resource>
  );
}

interface CounterTileProps {
  field: 'currency' | 'boostPoints';
  labelled: 'CURRENCY' | 'BOOST_POINTS';
  tone: Tone;
}

interface ResourceProps {
  field: SheetResource;
  label: string;
  tone: Tone;
  value: number;
  max?: number;
  /** Below the number: what opens the pad. */
  children: ReactNode;
}

function Resource({ field, label, tone, value, max, children }: ResourceProps) {
  const change = useResource(field, label);
  const largest = Math.max(value, max ?? 0);
  return (
    <div
      className={styles.resource}
      data-tone={tone}
      data-long={isLong(largest) || undefined}
      style={{ '--digits': Math.max(2, String(largest).length) } as CSSProperties}
    >
      <Stepper
        direction="down"
        labelId={`${field}-label`}
        disabled={value <= 0}
        onStep={(continues) => change(value - 1, continues)}
      />
      <div className={styles.figure}>
        <NumberField
          id={field}
          label={label}
          labelHidden
          size="figure"
          undoable
          relative
          steppers={false}
          min={0}
          max={max}
          // With a maximum, text that is not a number changes nothing: as 0 it would empty the bar.
          fallback={max === undefined ? 0 : undefined}
          value={value}
          onChange={change}
        />
      </div>
      <Stepper
        direction="up"
        labelId={`${field}-label`}
        disabled={max !== undefined && value >= max}
        onStep={(continues) => change(value + 1, continues)}
      />
      {children}
    </div>
  );
}
