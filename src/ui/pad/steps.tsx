import { useRef } from 'react';
import { useRovingFocus } from '../layout/use-roving-focus.ts';
import styles from './pad.module.css';

/** What is lost or gained by one press. */
const STEPS = [1, 2, 5, 10];

interface StepsProps {
  label: string;
  value: number;
  max: number | undefined;
  onStep: (by: number) => void;
}

/** The buttons that change the number at once. */
export function Steps({ label, value, max, onStep }: StepsProps) {
  const group = useRef<HTMLDivElement>(null);
  useRovingFocus(group, STEPS.length);
  return (
    <div ref={group} className={styles.steps} data-roving role="toolbar" aria-label={`Steps of ${label}`}>
      {[-1, 1].flatMap((sign) =>
        STEPS.map((step) => {
          const isAtBound = sign < 0 ? value <= 0 : max !== undefined && value >= max;
          const text = `${sign < 0 ? '−' : '+'}${step}`;
          return (
            <button
              key={text}
              type="button"
              className={styles.key}
              aria-label={`${text} ${label}`}
              aria-disabled={isAtBound || undefined}
              onClick={() => !isAtBound && onStep(sign * step)}
            >
              {text}
            </button>
          );
        }),
      )}
    </div>
  );
}
