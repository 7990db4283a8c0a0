import { forceCloseDatabase, IDBObjectStore } from 'fake-indexeddb';
import type { FakeBrowser, FakeTab } from './fake-browser.ts';

/**
 * The kinds of fault at a write. `full`: there is no room. `aborts`: its transaction fails at the commit.
 * `closes`: the browser closes the database. `crash`: the tab is gone, so later writes never happen.
 */
export const FAULT_SHAPES = ['full', 'aborts', 'closes', 'crash'] as const;
export type FaultShape = (typeof FAULT_SHAPES)[number];

const METHODS = ['put', 'add', 'delete'] as const;

const noRoom = (): Error => new DOMException('There is no room.', 'QuotaExceededError');
const gone = (): Error => new DOMException('The tab is gone.', 'AbortError');

/** Injects the fault into a write of this object store, and throws the browser's error. */
function failWrite(store: IDBObjectStore, shape: FaultShape): never {
  const { transaction } = store;
  if (shape === 'full') throw noRoom();
  if (shape === 'closes') forceCloseDatabase(transaction.db as never);
  if (shape === 'aborts') (transaction as unknown as { _abort(name: string): void })._abort('UnknownError');
  else transaction.abort();
  throw gone();
}

/**
 * Counts the writes to IndexedDB and localStorage, and injects the fault into the nth. `end` restores both.
 */
export class Faults {
  count = 0;
  /** Whether the fault has happened. */
  struck = false;
  #crashed = false;
  readonly #tab: FakeTab;
  readonly #at: number;
  readonly #shape: FaultShape;
  readonly #undo: (() => void)[] = [];

  constructor(browser: FakeBrowser, tab: FakeTab, at: number, shape: FaultShape) {
    this.#tab = tab;
    this.#at = at;
    this.#shape = shape;
    for (const method of METHODS) this.#replace(method);
    const { localStorage } = browser;
    if (!localStorage) return;
    localStorage.beforeWrite = () => this.#beforeMirrorWrite();
    this.#undo.push(() => {
      localStorage.beforeWrite = () => true;
    });
  }

  /** Counts a write. Returns whether the fault happens to it. */
  #strikes(): boolean {
    this.count += 1;
    if (this.count !== this.#at) return false;
    this.struck = true;
    if (this.#shape === 'crash') {
      this.#crashed = true;
      this.#tab.crash();
    }
    return true;
  }

  #replace(method: (typeof METHODS)[number]): void {
    const real = IDBObjectStore.prototype[method] as (
      this: IDBObjectStore,
      ...values: unknown[]
    ) => IDBRequest;
    const beforeWrite = (store: IDBObjectStore): void => {
      if (this.#crashed) throw gone();
      if (this.#strikes()) failWrite(store, this.#shape);
    };
    IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...values: unknown[]) {
      beforeWrite(this);
      return real.apply(this, values);
    } as never;
    this.#undo.push(() => {
      IDBObjectStore.prototype[method] = real as never;
    });
  }

  /** Returns false if the write is lost. */
  #beforeMirrorWrite(): boolean {
    if (this.#crashed) return false;
    if (!this.#strikes()) return true;
    if (this.#shape === 'crash') return false;
    throw this.#shape === 'full' ? noRoom() : new DOMException('It is blocked.', 'SecurityError');
  }

  end(): void {
    for (const undo of this.#undo) undo();
  }
}
