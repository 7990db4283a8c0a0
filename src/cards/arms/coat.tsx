import { type ReactNode, useId } from 'react';
import type { Arms, Division } from '../../core/arms/arms.ts';
import { CHARGE_PATHS } from './charges.ts';
import styles from './coat.module.css';

/** The outline of the shield, in the view box below. */
const SHIELD = 'M3 3h58v28c0 20-11 32-29 39C14 63 3 51 3 31Z';

interface DivisionDrawing {
  /** The part of the field that has the other tincture. */
  readonly part?: string;
  /** The charge lies on both parts, and has the other tincture on each. */
  readonly isCounterchanged?: true;
  /** The charge lies on the part. */
  readonly isOnPart?: true;
  /** The middle of the charge, and its size. */
  readonly charge: readonly [x: number, y: number, size: number];
}

const DRAWINGS: Readonly<Record<Division, DivisionDrawing>> = {
  plain: { charge: [32, 32, 46] },
  bordure: { part: `${SHIELD}M12 12v19c0 15 7 23 20 29 13-6 20-14 20-29V12Z`, charge: [32, 32, 31] },
  chief: { part: 'M0 0h64v18H0Z', charge: [32, 40, 35] },
  base: { part: 'M0 51h64v21H0Z', charge: [32, 27, 39] },
  pale: { part: 'M14 0h36v72H14Z', isOnPart: true, charge: [32, 33, 31] },
  flanches: { part: 'M0 0h3c13 18 13 46 0 64H0ZM64 0h-3c-13 18-13 46 0 64h3Z', charge: [32, 33, 35] },
  'per-pale': { part: 'M32 0h32v72H32Z', isCounterchanged: true, charge: [32, 32, 44] },
  'per-fess': { part: 'M0 34h64v38H0Z', isCounterchanged: true, charge: [32, 34, 44] },
  'per-bend': { part: 'M3 3 61 61v11H0V0Z', isCounterchanged: true, charge: [32, 32, 44] },
  'per-bend-sinister': { part: 'M61 3 3 61v11h61V0Z', isCounterchanged: true, charge: [32, 32, 44] },
};

export interface CoatProps {
  arms: Arms;
  /** `line`: as high as the text beside it. The others are 1.5, 2.5, 3.5 and 8 rem wide. */
  size: 'line' | 'small' | 'medium' | 'large' | 'huge';
}

/** A coat of arms, decoration beside a name. Rule: docs/rules/arms.md#coat-of-arms. */
export function Coat({ arms: { division, field, contrast, charge }, size }: CoatProps) {
  const id = useId();
  const { part, isCounterchanged, isOnPart, charge: place } = DRAWINGS[division];
  const path = CHARGE_PATHS[charge];
  return (
    <svg className={styles.coat} data-size={size} viewBox="0 0 64 72" aria-hidden="true">
      <clipPath id={`${id}shield`}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${id}shield)`}>
        <path d={SHIELD} data-tincture={field} />
        {part ? <path d={part} data-tincture={contrast} clipRule="evenodd" fillRule="evenodd" /> : null}
        <Charge place={place}>
          <path d={path} data-tincture={isOnPart ? field : contrast} />
        </Charge>
        {isCounterchanged ? (
          <>
            <clipPath id={`${id}part`}>
              <path d={part} />
            </clipPath>
            <g clipPath={`url(#${id}part)`}>
              <Charge place={place}>
                <path d={path} data-tincture={field} />
              </Charge>
            </g>
          </>
        ) : null}
      </g>
      <path className={styles.edge} d={SHIELD} />
    </svg>
  );
}

function Charge({
  place: [x, y, size],
  children,
}: {
  place: DivisionDrawing['charge'];
  children: ReactNode;
}) {
  const corner = `translate(${x - size / 2} ${y - size / 2})`;
  return <g transform={`${corner} scale(${size / 100})`}>{children}</g>;
}
