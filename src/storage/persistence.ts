import type { StorageUsage } from './api.ts';
import type { Environment } from './environment.ts';

type Answer = StorageUsage['persistence'];

/** The request to the browser to keep the data. */
export interface Persistence {
  /** The browser's answer in this visit; undefined until it was asked. */
  answer(): Promise<Answer> | undefined;
  /** Asks, unless it was asked already. */
  ask(): void;
  /** Asks again. */
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
