export const CURRENT_SETTINGS_VERSION = 3;

/** The bounds of the tile size slider. Rule: docs/rules/settings.md#settings-record. */
export const FLEX_SIZE = { minimum: 1, maximum: 8 } as const;

/** The settings of the whole app. Rule: docs/rules/settings.md#settings-record. */
export interface Settings {
  readonly version: typeof CURRENT_SETTINGS_VERSION;
  readonly darkThemeEnabled: boolean;
  /** The theme is the one that the device asks for, whatever `darkThemeEnabled` says. */
  readonly deviceThemeEnabled: boolean;
  /** Written before and after dice notation. */
  readonly dicePrefix: string;
  readonly diceSuffix: string;
  /** The size of tiles, 1 to 8. */
  readonly flexSize: number;
  /** Whether submitting on a tabbed character page leads to the sheet. */
  readonly navigate: boolean;
  /** Whether the end of a round is applied without showing what it does. */
  readonly appliesRoundEnd: boolean;
  /** Whether hits that are proposed at the table are applied without asking. */
  readonly appliesTableHits: boolean;
  /** The coats of arms that a player chose, each under the normalised name of its character. */
  readonly chosenArms: readonly { readonly name: string; readonly arms: string }[];
}

export const DEFAULT_SETTINGS: Settings = {
  version: CURRENT_SETTINGS_VERSION,
  darkThemeEnabled: false,
  deviceThemeEnabled: false,
  dicePrefix: '',
  diceSuffix: '',
  flexSize: 3,
  navigate: false,
  appliesRoundEnd: false,
  appliesTableHits: false,
  chosenArms: [],
};
