import { forceCloseDatabase, IDBObjectStore } from 'fake-indexeddb';
import type { FakeBrowser, FakeTab } from './fake-browser.ts';

/**
 * What befalls a write. `full`: there is no room. `aborts`: its transaction fails when it is committed. `closes`: the browser closes
 * the database. `crash`: the tab is gone, and with it every later write.
 */
export const faultShapes = ['full', 'aborts', 'closes', 'crash'] as const;
export type FaultShape = (typeof faultShapes)[number];

const methods = ['put', 'add', 'delete'] as const;

/** Counts the writes to both copies of a fake browser and lets a fault befall the nth. Undo it with `end`. */
export class Faults {
  count = 0;
  /** Whether the fault has come to pass. */
  struck = false;
  #crashed = false;
  readonly #undo: (() => void)[] = [];

  constructor(browser: FakeBrowser, tab: FakeTab, at: number, shape: FaultShape) {
    const strikes = (): boolean => {
      this.count += 1;
      if (this.count !== at) return false;
      this.struck = true;
      if (shape === 'crash') {
        this.#crashed = true;
        tab.crash();
      }
      return true;
    };
    const gone = (): Error => new DOMException('The tab is gone.', 'AbortError');
    for (const method of methods) {
      const real = IDBObjectStore.prototype[method] as (
        this: IDBObjectStore,
        ...values: unknown[]
      ) => IDBRequest;
      const fault = (store: IDBObjectStore): void => {
        if (this.#crashed) throw gone();
        if (!strikes()) return;
        if (shape === 'full') throw new DOMException('There is no room.', 'QuotaExceededError');
        if (shape === 'closes') forceCloseDatabase(store.transaction.db as never);
        if (shape === 'aborts')
          (store.transaction as unknown as { _abort(name: string): void })._abort('UnknownError');
        else store.transaction.abort();
        throw gone();
      };
      IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...values: unknown[]) {
        fault(this);
        return real.apply(this, values);
      } as never;
      this.#undo.push(() => {
        IDBObjectStore.prototype[method] = real as never;
      });
    }
    const { localStorage } = browser;
    if (localStorage) {
      localStorage.beforeWrite = () => {
        if (this.#crashed) return false;
        if (!strikes()) return true;
        if (shape === 'crash') return false;
        throw new DOMException(
          'There is no room.',
          shape === 'full' ? 'QuotaExceededError' : 'SecurityError',
        );
      };
      this.#undo.push(() => {
        localStorage.beforeWrite = () => true;
      });
    }
  }

  end(): void {
    for (const undo of this.#undo) undo();
  }
}
