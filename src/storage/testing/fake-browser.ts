import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import {
  type Channel,
  compressText,
  decompressText,
  sha256Hex,
  type TextStore,
} from '../../platform/browser.ts';
import type { Environment, Timeouts } from '../environment.ts';
import { createThirdCopy } from '../third-copy/third-copy.ts';
import { FakeLocks } from './fake-locks.ts';
import { MemoryFiles } from './memory-files.ts';

/**
 * A localStorage in memory. `beforeWrite` may throw, or return false to lose the write; `room` is in UTF-16
 * units.
 */
export class MemoryStore implements TextStore {
  readonly items = new Map<string, string>();
  room = 5_242_880;
  beforeWrite: () => boolean = () => true;

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(address: string): string | null {
    return this.items.get(address) ?? null;
  }

  setItem(address: string, text: string): void {
    if (!this.beforeWrite()) return;
    const others = [...this.items].reduce(
      (sum, [key, value]) => (key === address ? sum : sum + key.length + value.length),
      0,
    );
    if (others + address.length + text.length > this.room) {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    }
    this.items.set(address, text);
  }

  removeItem(address: string): void {
    if (this.beforeWrite()) this.items.delete(address);
  }
}

export interface FakeTab {
  readonly environment: Environment;
  readonly downloads: { readonly fileName: string; readonly text: string }[];
  hide(): void;
  show(): void;
  /** Whether the user would be warned on leaving. */
  warnsOnLeaving(): boolean;
  /** Crashes the tab: it receives no messages and releases its locks. */
  crash(): void;
}

/** Long enough that only hanging requests time out, even if the processor is busy. */
export const TEST_TIMEOUTS: Timeouts = {
  open: 20_000,
  read: 20_000,
  save: 20_000,
  typing: 20,
  takeOver: 20_000,
  note: 20_000,
  restore: 20_000,
  lockRetry: 20,
};

/** A browser profile with any number of tabs, which share storage, channels and locks. */
export class FakeBrowser {
  indexedDB: IDBFactory | undefined = new IDBFactory();
  localStorage: MemoryStore | undefined = new MemoryStore();
  readonly locks = new FakeLocks();
  files: MemoryFiles | undefined = new MemoryFiles();
  now = Date.UTC(2026, 10, 20, 12);
  quota = 1_000_000_000;
  readonly #channels = new Set<(message: unknown, from: object) => void>();

  tab(changes: Partial<Environment> = {}): FakeTab {
    const self = {};
    const hiders = new Set<() => void>();
    const showers = new Set<() => void>();
    let unsaved = (): boolean => false;
    let isGone = false;
    const downloads: FakeTab['downloads'] = [];
    const openChannel = (): Channel => {
      let hear: (message: unknown, from: object) => void = () => undefined;
      return {
        post: (message) => {
          const copy: unknown = structuredClone(message);
          if (!isGone) for (const channel of this.#channels) setTimeout(() => channel(copy, self), 0);
        },
        listen: (listener) => {
          hear = (message, from) => {
            if (from !== self && !isGone) listener(message);
          };
          this.#channels.add(hear);
        },
        close: () => this.#channels.delete(hear),
      };
    };
    const listen = (listeners: Set<() => void>, listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const locks = this.locks.forTab(self);
    const environment: Environment = {
      namespace: 'tabard',
      appVersion: '1.0.0',
      indexedDB: this.indexedDB,
      localStorage: this.localStorage,
      now: () => this.now,
      timeouts: TEST_TIMEOUTS,
      locks,
      openChannel,
      quota: {
        estimate: async () => ({ usage: 1, quota: this.quota }),
        persist: async () => true,
        persisted: async () => false,
      },
      compress: compressText,
      decompress: decompressText,
      sha256: sha256Hex,
      openThirdCopy: async (namespace) =>
        this.files &&
        createThirdCopy(this.files, (body) => locks.request(`${namespace}.third-copy`, {}, body) as never),
      page: {
        onHide: (listener) => listen(hiders, listener),
        onShow: (listener) => listen(showers, listener),
        onLeave: (hasUnsaved) => {
          unsaved = hasUnsaved;
          return () => undefined;
        },
        drawn: () => Promise.resolve(),
      },
      started: Promise.resolve(),
      download: (fileName, text) => downloads.push({ fileName, text }),
      ...changes,
    };
    return {
      environment,
      downloads,
      hide: () => {
        for (const listener of hiders) listener();
      },
      show: () => {
        for (const listener of showers) listener();
      },
      warnsOnLeaving: () => unsaved(),
      crash: () => {
        isGone = true;
        this.locks.dropTab(self);
      },
    };
  }
}
