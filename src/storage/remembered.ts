import type { Remembered } from './api.ts';
import type { Environment } from './environment.ts';

/**
 * One small JSON object under `tabard.remembered`. Each call reads it again, so that tabs see each other's
 * changes.
 */
export function createRemembered(environment: Environment): Remembered {
  const address = `${environment.namespace}.remembered`;
  const here = new Map<string, unknown>();

  function readAll(): Map<string, unknown> {
    try {
      const value: unknown = JSON.parse(environment.localStorage?.getItem(address) ?? 'null');
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
      return new Map(Object.entries(value));
    } catch {
      return new Map();
    }
  }

  return {
    read: (name) => (here.has(name) ? here.get(name) : readAll().get(name)),
    write(name, value) {
      try {
        if (!environment.localStorage) throw new Error('There is no localStorage.');
        const all = readAll().set(name, value);
        environment.localStorage.setItem(address, JSON.stringify(Object.fromEntries(all)));
        here.delete(name);
      } catch {
        here.set(name, value);
      }
    },
  };
}
