type SettingsJson = Readonly<Record<string, unknown>>;

/** One migration, named after the fields that it added. Rule: docs/rules/settings.md#settings-versions. */
interface SettingsMigration {
  readonly to: number;
  readonly label: string;
  /** The values of missing fields. */
  readonly fills: SettingsJson;
}

/** Every migration, without a gap in the versions. */
export const SETTINGS_MIGRATIONS: readonly SettingsMigration[] = [
  { to: 0, label: 'darkMode', fills: { darkThemeEnabled: false } },
  { to: 1, label: 'diceAffixes', fills: { dicePrefix: '', diceSuffix: '' } },
  { to: 2, label: 'flexSize', fills: { flexSize: 3 } },
  { to: 3, label: 'navigate', fills: { navigate: false } },
];

/**
 * Upgrades settings to the current version; settings without a version start at the first. Leaves a later
 * version, and one that is not a number, for the reader to refuse.
 * Rule: docs/rules/settings.md#settings-versions.
 */
export function upgradeSettings(json: SettingsJson): SettingsJson {
  const version = json.version ?? -1;
  if (typeof version !== 'number') return json;
  let settings = json;
  for (const { to, fills } of SETTINGS_MIGRATIONS) {
    if (to > version) settings = { ...fills, ...settings, version: to };
  }
  return settings;
}
