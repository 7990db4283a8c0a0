import type { Page } from 'playwright';

/** One figure: what was measured, at which size of its data, in milliseconds (or another unit that `what` names). */
export interface Row {
  readonly what: string;
  readonly size: number;
  readonly milliseconds: number;
}

/** A part that runs in Node: bench/core/*.ts exports it as `part`. */
export interface CorePart {
  readonly name: string;
  measure(): Promise<readonly Row[]>;
}

export interface OpenOptions {
  /** Pack files, served in place of the standard game. */
  readonly packs?: readonly unknown[];
  /** Character files to upload before the page is opened. */
  readonly characters?: readonly unknown[];
}

export interface Answer {
  /** From the event to the end of the frame that shows its effect, in milliseconds. Up to one frame of it is waiting for the screen. */
  readonly shown: number;
  /** What of it the page is busy: with the event, and with the frame. At most 16.7 fit into one frame. */
  readonly busy: number;
}

/** The production build in a Chromium at a fourth of the processor's speed. */
export interface Site {
  /** A page of a fresh browser profile at an address of the app, as `character/id/aria`. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * From an act until its effect is on the screen: the median of several times. `act` returns once its events were sent.
   */
  answer(page: Page, act: (time: number) => Promise<void>, times?: number): Promise<Answer>;
}

/** A part that runs in the browser: bench/screens/*.mjs exports it as `part`. */
export interface ScreenPart {
  readonly name: string;
  measure(site: Site): Promise<readonly Row[]>;
}
