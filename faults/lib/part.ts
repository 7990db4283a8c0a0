import type { Tally } from './tally.mjs';

/** One kind of fault, tried `full` times in a whole run and `few` times in a quick one. */
export interface Part {
  readonly name: string;
  readonly full: number;
  readonly few: number;
  /** Its faults do damage only by chance, so that a proof takes the full count. */
  readonly isRandom?: true;
  /** Adds every fault and its losses to the tally, and errors that nobody caught to `uncaught`. */
  run(count: number, tally: Tally, uncaught: string[]): Promise<void>;
}

/** Gives a whole number from 0 to below its argument. */
export type Random = (below: number) => number;
