/** Counts what was tried and what it cost. */
export interface Tally {
  add(lost: readonly string[], tried?: number): void;
}

/** One kind of fault: `full` times in the whole run, `few` times in every check. */
export interface Part {
  readonly name: string;
  readonly full: number;
  readonly few: number;
  run(count: number, tally: Tally, uncaught: string[]): Promise<void>;
}

export type Random = (below: number) => number;
