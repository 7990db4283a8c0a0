import type { Page } from 'playwright';

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
  /** How often; 16 times by default. */
  readonly times?: number;
}

/** The production build in a Chromium at a quarter of the processor's speed. */
export interface Site {
  /** Opens a page of a new browser profile at an address of the app, such as `character/id/aria`. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * The time until an action's effect is on the screen, as medians of several runs. `shown`: from the event
   * to the end of the frame that shows the effect, of which up to one frame is waiting for the screen; at
   * full speed as well. `busy`: the part of it in which the page runs, for the event and for the frame.
   */
  answers(page: Page, action: Action): Promise<readonly Row[]>;
}

/** A benchmark in the browser: bench/screens/*.mjs exports it as `part`. */
export interface ScreenPart {
  readonly name: string;
  measure(site: Site): Promise<readonly Row[]>;
}
