export const CURRENT_SETTINGS_VERSION = 3;

/** The bounds of the tile size slider. Rule: docs/rules/settings.md#settings-record. */
export const FLEX_SIZE = { minimum: 1, maximum: 8 } as const;

/** The settings of the whole app. Rule: docs/rules/settings.md#settings-record. */
export interface Settings {
  readonly version: typeof CURRENT_SETTINGS_VERSION;
  readonly darkThemeEnabled: boolean;
  /** Written before and after dice notation. */
  readonly dicePrefix: string;
  readonly diceSuffix: string;
  /** The size of tiles, 1 to 8. */
  readonly flexSize: number;
  /** Whether submitting on a tabbed character page leads to the sheet. */
  readonly navigate: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  version: CURRENT_SETTINGS_VERSION,
  darkThemeEnabled: false,
  dicePrefix: '',
  diceSuffix: '',
  flexSize: 3,
  navigate: false,
};
