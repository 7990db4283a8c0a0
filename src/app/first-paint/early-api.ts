import type { KeptForm } from './kept-form.ts';

/**
 * Stands in the build's templates for a character's name: a character for private use, which is the same in
 * every normal form.
 */
export const PLACEHOLDER = '\uE000';

/** A press that came before `early-page.ts`. */
export interface FirstPress {
  /** Its end stops the listening. */
  readonly listening: AbortController;
  event?: MouseEvent;
}

/** What the inline scripts of index.html hand to the app. It is missing while the sources are served. */
export interface EarlyPage {
  /** Fills a page that is hidden until then, once its templates are there, and starts the app when that is painted. */
  fill(): void;
  /**
   * The app is about to render at the current address. Returns whether the page is still as the build rendered
   * it for a first visit, so that React can hydrate it.
   */
  starts(): boolean;
  /** A form of the shell that the app shows until its screen is there. */
  kept?: KeptForm;
  /** Keeps the form of a new character, as the build rendered it, for the path that the app goes to. */
  keep(pathname: string): void;
  /**
   * A copy of what stands in for the screens of a character, filled for the one at a path. `sheet`: as it is stored;
   * `barWords`: what is remembered of them.
   * Rule: docs/rules/screens.md#before-the-app-has-started.
   */
  frame(
    name: string,
    sheet: Readonly<Record<string, unknown>>,
    barWords: unknown,
    pathname: string,
  ): DocumentFragment | undefined;
  /** The app handles presses itself from now on. Those that are still open are carried out. */
  started(): void;
}

declare global {
  interface Window {
    /** Runs `early-page.ts`, once. */
    runEarlyPage(): void;
    early?: EarlyPage;
    firstPress?: FirstPress;
  }
}
