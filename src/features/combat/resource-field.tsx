import { type CSSProperties, type ReactNode, useId } from 'react';
import { changeResource, type SheetResource } from '../../core/character/resources.ts';
import type { Sheet } from '../../core/character/sheet.ts';
import { useApplication } from '../../state/use-application.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './resource-field.module.css';

interface ResourceFieldProps {
  field: SheetResource;
  label: string;
  sheet: Sheet;
  max?: number;
  /** What follows the number. */
  children?: ReactNode;
}

/** A resource as it is now, to be typed or stepped either way. */
export function ResourceField({ field, label, sheet, max, children }: ResourceFieldProps) {
  const id = useId();
  const { loaded } = useApplication();
  const value = sheet[field];
  const change = (next: number) =>
    loaded.change(`Change ${label}`, (before, { gameData }) => changeResource(before, field, next, gameData));
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <Stepper
        direction="down"
        labelId={`${id}-label`}
        disabled={value <= 0}
        onStep={() => change(value - 1)}
      />
      <div
        className={styles.figures}
        style={{ '--digits': String(Math.max(value, max ?? 0)).length } as CSSProperties}
      >
        <NumberField
          id={id}
          label={label}
          labelHidden
          size="figure"
          steppers={false}
          min={0}
          max={max}
          // Where there is a maximum, text that is no number changes nothing: it would cost the character all it has.
          fallback={max === undefined ? 0 : undefined}
          value={value}
          onChange={change}
        />
        {children}
      </div>
      <Stepper
        direction="up"
        labelId={`${id}-label`}
        disabled={max !== undefined && value >= max}
        onStep={() => change(value + 1)}
      />
    </div>
  );
}
