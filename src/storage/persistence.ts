import type { Environment } from './environment.ts';
import type { StorageUsage } from './reports.ts';

type Answer = StorageUsage['persistence'];

/** The request for persistent storage. */
export interface Persistence {
  /** The browser's answer in this visit; undefined before the first request. */
  answer(): Promise<Answer> | undefined;
  /** Requests persistence, unless this visit already did. */
  ask(): void;
  /** Requests persistence again. */
  askAgain(): Promise<void>;
}

export function createPersistence({ quota }: Pick<Environment, 'quota'>): Persistence {
  let asked: Promise<Answer> | undefined;

  async function request(): Promise<Answer> {
    try {
      if (!quota) return 'unknown';
      return (await quota.persisted()) || (await quota.persist()) ? 'granted' : 'denied';
    } catch {
      return 'unknown';
    }
  }

  return {
    answer: () => asked,
    ask() {
      asked ??= request();
    },
    async askAgain() {
      asked = request();
      await asked;
    },
  };
}
