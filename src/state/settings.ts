import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_SETTINGS, type Settings } from '../core/settings/settings.ts';
import type { SingleRecord } from '../storage/api.ts';

export interface SettingsState {
  readonly store: StoreApi<Settings>;
  /** Changes one or more fields and saves them at once. */
  change(fields: Partial<Omit<Settings, 'version'>>): void;
}

/**
 * The settings, synchronized with storage and with every other tab. Until the first change is saved, the
 * theme follows the system.
 * Rule: docs/rules/settings.md#theme.
 */
export function createSettings(record: SingleRecord<Settings>, prefersDark: boolean): SettingsState {
  const unsaved = { ...DEFAULT_SETTINGS, darkThemeEnabled: prefersDark };
  const store = createStore<Settings>(() => record.get() ?? unsaved);
  record.subscribe((settings) => store.setState(settings ?? unsaved, true));
  return {
    store,
    // Saving shows it, unless it is refused.
    change: (fields) => void record.save({ ...store.getState(), ...fields }),
  };
}
