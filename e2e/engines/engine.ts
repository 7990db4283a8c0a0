import type { DownloadedFile } from '../support/files.ts';

/** The name of a control: its whole accessible name, or a pattern for it. */
export type Name = string | RegExp;

/** A key, or keys that are held together, by their names in `KeyboardEvent.key`. */
export type Chord = string | readonly string[];

/** A window of a browser. Each action waits for its control, as a person would. */
export interface EngineWindow {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of what shows the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  click(role: string, name: Name): Promise<void>;
  /**
   * Presses the middle of a control without scrolling to it: it must be in view, and nothing may cover it.
   */
  pressInView(role: string, name: Name): Promise<void>;
  /** Replaces the content of a field. */
  fill(role: string, name: Name, text: string): Promise<void>;
  press(key: Chord): Promise<void>;
  /** Chooses a file for the page's file input. */
  upload(path: string): Promise<void>;
  /** Performs what downloads a file, and reads it. */
  download(start: () => Promise<void>): Promise<DownloadedFile>;
  /** How many visible elements have this role and name. */
  count(role: string, name?: Name): Promise<number>;
  /** The value of a field. */
  value(role: string, name: Name): Promise<string>;
  /** The text of an element. */
  text(role: string, name?: Name): Promise<string>;
  /** All text of the page. */
  bodyText(): Promise<string>;
  evaluate<Result>(act: () => Result | Promise<Result>): Promise<Result>;
}

/** A running browser with a profile on disk. */
export interface EngineBrowser {
  /** The window that is open at the start. */
  readonly window: EngineWindow;
  /** Errors that a user does not see, so far. */
  readonly errors: readonly string[];
  openWindow(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** Starts a browser with the profile in a folder. */
export type LaunchEngine = (folder: string, baseURL: string) => Promise<EngineBrowser>;

/** The engines that are tested beside Chromium's. */
export type EngineName = 'firefox' | 'webkit';
