import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_SETTINGS, type Settings } from '../core/settings/settings.ts';
import type { SingleRecord } from '../storage/api.ts';

export interface SettingsState {
  readonly store: StoreApi<Settings>;
  /** Changes one or more fields and saves them at once. */
  change(fields: Partial<Omit<Settings, 'version'>>): void;
}

/**
 * The settings, synchronized with storage and with every other tab. Until a theme is chosen,
 * `darkThemeEnabled` is what the device asks for.
 * Rule: docs/rules/settings.md#theme.
 */
export function createSettings(record: SingleRecord<Settings>, prefersDark: boolean): SettingsState {
  const withTheme = (settings: Settings): Settings =>
    settings.deviceThemeEnabled ? { ...settings, darkThemeEnabled: prefersDark } : settings;
  const unsaved = { ...DEFAULT_SETTINGS, deviceThemeEnabled: true };
  const store = createStore<Settings>(() => withTheme(record.get() ?? unsaved));
  record.subscribe((settings) => store.setState(withTheme(settings ?? unsaved), true));
  return {
    store,
    // Saving shows it, unless it is refused.
    change: (fields) => void record.save(withTheme({ ...store.getState(), ...fields })),
  };
}
