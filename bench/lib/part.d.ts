import type { Browser, Page } from 'playwright';

/** One measurement. */
export interface Row {
  readonly what: string;
  /** Of the data: entries, characters or other things that `what` names. */
  readonly size: number;
  /** Or another unit that `what` names. */
  readonly milliseconds: number;
}

/** A benchmark in Node: bench/core/*.ts exports it as `part`. */
export interface CorePart {
  readonly name: string;
  measure(): Promise<readonly Row[]>;
}

export interface OpenOptions {
  /** Packs to serve instead of the standard game. */
  readonly packs?: readonly unknown[];
  /** Character files to upload before the page is opened. */
  readonly characters?: readonly unknown[];
}

/** A user's action, whose response is measured. */
export interface Action {
  readonly what: string;
  readonly size: number;
  /** Prepares the page, the focus and the pointer; nothing by default. */
  prepare?(time: number): Promise<void>;
  /** Performs the action alone, and returns once its events are sent. */
  act(time: number): Promise<void>;
  /**
   * The pattern of the text of a button: what is measured ends with the frame in which that text has changed.
   * By default with the next frame.
   */
  readonly changes?: string;
  /** How often; 16 times by default. */
  readonly times?: number;
}

export type Speed = 'fast' | 'slow';

/** One visit of a page: times in milliseconds since the navigation began, and bytes as sent. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When React handles the control that a user presses first; 0 on a page without React. */
  readonly usable: number;
  /** When the press is answered on the screen; 0 without a press. */
  readonly answered: number;
  /** The sum of what each task took over 50 ms. */
  readonly blocked: number;
  readonly shift: number;
  /** Bytes of scripts in all, and of those that were asked for before the control was usable. */
  readonly script: number;
  readonly firstLoad: number;
  readonly all: number;
}

/** One measurement of the app beside the same of a page to compare it with. */
export interface Comparison {
  readonly what: string;
  readonly app: number;
  readonly other: number;
  /** What the other page is. */
  readonly with: string;
  /** The most that the app may have, as a ratio or, with a unit, by itself. */
  readonly goal: string;
}

/** A benchmark of whole visits: bench/pages/*.mjs exports it as `part`. */
export interface PagePart {
  readonly name: string;
  measure(site: Site): Promise<readonly Comparison[]>;
}

/** The production build in a Chromium at a quarter of the processor's speed. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** Opens a page of a new browser profile at an address of the app, such as `character/id/aria`. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * The time until an action's effect is on the screen, as medians of several runs. `shown`: from the event
   * to the end of the frame that shows the effect on the main thread, of which up to one frame is waiting for
   * the screen; at full speed as well. `busy`: the part of it in which the main thread runs.
   */
  answers(page: Page, action: Action): Promise<readonly Row[]>;
}

/** A benchmark in the browser: bench/screens/*.mjs exports it as `part`. */
export interface ScreenPart {
  readonly name: string;
  measure(site: Site): Promise<readonly Row[]>;
}
