type SettingsJson = Readonly<Record<string, unknown>>;

/** One step of the way up, named after what it brought. Rule: docs/rules/settings.md#settings-versions. */
interface SettingsMigration {
  readonly to: number;
  readonly label: string;
  /** The fields that it fills where they are missing. */
  readonly fills: SettingsJson;
}

/** Every step, without a gap. */
export const settingsMigrations: readonly SettingsMigration[] = [
  { to: 0, label: 'darkMode', fills: { darkThemeEnabled: false } },
  { to: 1, label: 'diceAffixes', fills: { dicePrefix: '', diceSuffix: '' } },
  { to: 2, label: 'flexSize', fills: { flexSize: 3 } },
  { to: 3, label: 'navigate', fills: { navigate: false } },
];

/**
 * Settings brought to the current version, those without one from the first. A later version, or one that is
 * no number, stays as it is, for the reader to refuse.
 * Rule: docs/rules/settings.md#settings-versions.
 */
export function upgradeSettings(json: SettingsJson): SettingsJson {
  const version = json.version ?? -1;
  if (typeof version !== 'number') return json;
  let settings = json;
  for (const { to, fills } of settingsMigrations) {
    if (to > version) settings = { ...fills, ...settings, version: to };
  }
  return settings;
}
