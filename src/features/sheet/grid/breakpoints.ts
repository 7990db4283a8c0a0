import { BREAKPOINTS, type Breakpoint } from '../../../core/character/sheet/sheet.ts';

/**
 * The minimum width in px of each breakpoint, and its number of grid columns.
 * Rule: docs/rules/sheet-layout.md#breakpoints.
 */
export const GRID: Readonly<Record<Breakpoint, { readonly from: number; readonly columns: number }>> = {
  xl: { from: 1440, columns: 14 },
  lg: { from: 1200, columns: 12 },
  md: { from: 996, columns: 10 },
  sm: { from: 768, columns: 6 },
  xs: { from: 480, columns: 4 },
  xxs: { from: 0, columns: 2 },
};

/** The height of a row in px, and the margin below it. Saved places are in rows. */
const ROW_HEIGHT = 100;
const MARGIN = 10;

/**
 * The grid on the screen is finer: it has so many steps to a row with its margin, so that a tile at its
 * default place is hardly higher than its content.
 */
export const STEPS_PER_ROW = 10;

/** The height of a step with the margin below it, in px. */
const STEP = (ROW_HEIGHT + MARGIN) / STEPS_PER_ROW;

/** One object for each breakpoint, since react-grid-layout compares configurations by identity. */
const CONFIGURATIONS = new Map(
  BREAKPOINTS.map((breakpoint) => [breakpoint, configurationOf(GRID[breakpoint].columns)]),
);

function configurationOf(cols: number) {
  return {
    cols,
    rowHeight: STEP - MARGIN,
    margin: [MARGIN, MARGIN],
    containerPadding: [0, 0],
    maxRows: Number.POSITIVE_INFINITY,
  } as const;
}

/** The configuration of react-grid-layout at a breakpoint. Its rows are our steps. */
export function gridConfig(breakpoint: Breakpoint) {
  return CONFIGURATIONS.get(breakpoint) ?? configurationOf(GRID[breakpoint].columns);
}

/** The widest breakpoint that a width in px reaches. */
export function breakpointAt(width: number): Breakpoint {
  return BREAKPOINTS.find((breakpoint) => width >= GRID[breakpoint].from) ?? 'xxs';
}

/** The fewest steps that hold a height in px, and at least a row. */
export function stepsFor(height: number): number {
  return Math.max(STEPS_PER_ROW, Math.ceil((height + MARGIN) / STEP));
}
