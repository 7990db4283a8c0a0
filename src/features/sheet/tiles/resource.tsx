import type { CSSProperties, ReactNode } from 'react';
import { isHatched } from '../../../cards/resource-tone.ts';
import type { SheetResource } from '../../../core/character/resources.ts';
import { BAR_TABLE, type Bar } from '../../../core/rules/bars.ts';
import { useResource } from '../../../state/characters/use-resource.ts';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './resource.module.css';

/** A longer number is shown above the buttons of a narrow tile, because it does not fit between them. */
const isLong = (number: number) => String(number).length > 6;

/** A bar: its value, its explained maximum, a meter, and buttons to decrease and increase it. */
export function BarTile({ bar }: { bar: Bar }) {
  const { field, name: label, tone } = BAR_TABLE[bar];
  const value = useSheet(({ sheet }) => sheet[field]);
  const maximum = useSheet((character) => character.maximum[bar]);
  return (
    <div
      className={`${styles.resource} ${styles.bar}`}
      data-tone={tone}
      data-long={isLong(Math.max(value, maximum.total)) || undefined}
    >
      <Resource field={field} label={label} value={value} max={maximum.total}>
        <span className={styles.maximum}>
          {'/ '}
          <Explain label={`Maximum ${label}`} total={maximum.total} parts={maximum.parts} />
        </span>
      </Resource>
      <div className={styles.meter}>
        <Meter value={value} max={maximum.total} tone={tone} hatched={isHatched(bar)} />
      </div>
    </div>
  );
}

/** Currency or boost points: a value without a maximum, and buttons to decrease and increase it. */
export function CounterTile({ field, label, tone }: CounterTileProps) {
  const value = useSheet(({ sheet }) => sheet[field]);
  return (
    <div className={styles.resource} data-tone={tone} data-long={isLong(value) || undefined}>
      <Resource field={field} label={label} value={value} />
    </div>
  );
}

interface CounterTileProps {
  field: 'currency' | 'boostPoints';
  label: string;
  tone: Tone;
}

interface ResourceProps {
  field: SheetResource;
  label: string;
  value: number;
  max?: number;
  /** Shown after the number. */
  children?: ReactNode;
}

function Resource({ field, label, value, max, children }: ResourceProps) {
  const change = useResource(field, label);
  return (
    <>
      <Stepper
        direction="down"
        labelId={`${field}-label`}
        disabled={value <= 0}
        onStep={() => change(value - 1)}
      />
      <div
        className={styles.figures}
        style={{ '--digits': String(Math.max(value, max ?? 0)).length } as CSSProperties}
      >
        <NumberField
          id={field}
          label={label}
          labelHidden
          size="figure"
          undoable
          steppers={false}
          min={0}
          max={max}
          // With a maximum, text that is not a number changes nothing: as 0 it would empty the bar.
          fallback={max === undefined ? 0 : undefined}
          value={value}
          onChange={change}
        />
        {children}
      </div>
      <Stepper
        direction="up"
        labelId={`${field}-label`}
        disabled={max !== undefined && value >= max}
        onStep={() => change(value + 1)}
      />
    </>
  );
}
