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

/** An act of a person, whose answer is measured. */
export interface Act {
  readonly what: string;
  readonly size: number;
  /** Brings the page to where the act begins, and the focus or the pointer to where it happens; nothing by default. */
  prepare?(time: number): Promise<void>;
  /** Performs it, and nothing else; returns once its events were sent. */
  act(time: number): Promise<void>;
  /** How often; 16 times by default. */
  readonly times?: number;
}

/** The production build in a Chromium at a fourth of the processor's speed. */
export interface Site {
  /** A page of a fresh browser profile at an address of the app, as `character/id/aria`. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * An act until its effect is on the screen, as medians of several times. `shown`: from the event to the end of the frame that shows
   * it, up to one frame of which is waiting for the screen; at full speed too. `busy`: what of it the page works, on the event and on
   * the frame.
   */
  answers(page: Page, act: Act): Promise<readonly Row[]>;
}

/** A part that runs in the browser: bench/screens/*.mjs exports it as `part`. */
export interface ScreenPart {
  readonly name: string;
  measure(site: Site): Promise<readonly Row[]>;
}
