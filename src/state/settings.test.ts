import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../core/settings/settings.ts';
import type { SingleRecord } from '../storage/api.ts';
import { createSettings } from './settings.ts';

/** A record of settings that only this tab uses. */
function recordOf(stored: Settings | undefined): SingleRecord<Settings> {
  let value = stored;
  const listeners = new Set<(value: Settings | undefined) => void>();
  return {
    get: () => value,
    save: (settings) => {
      value = settings;
      for (const listener of listeners) listener(value);
      return Promise.resolve({ kind: 'saved' });
    },
    saveSoon: (settings) => {
      value = settings;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

describe('the theme', () => {
  it('is still that of the device after another setting was changed', () => {
    const record = recordOf(undefined);
    createSettings(record, true).change({ flexSize: 5 });
    expect(createSettings(record, true).store.getState().darkThemeEnabled).toBe(true);
    expect(createSettings(record, false).store.getState()).toMatchObject({
      darkThemeEnabled: false,
      flexSize: 5,
    });
  });

  it('is the chosen one until the device is asked again', () => {
    const record = recordOf({ ...DEFAULT_SETTINGS, darkThemeEnabled: false });
    const settings = createSettings(record, true);
    expect(settings.store.getState().darkThemeEnabled).toBe(false);
    settings.change({ deviceThemeEnabled: true });
    expect(settings.store.getState().darkThemeEnabled).toBe(true);
    settings.change({ darkThemeEnabled: false, deviceThemeEnabled: false });
    expect(record.get()).toMatchObject({ darkThemeEnabled: false, deviceThemeEnabled: false });
  });
});
