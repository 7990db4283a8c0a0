import {
  browserPage,
  type Channel,
  compressText,
  decompressText,
  ifAllowed,
  openChannel,
  type PageEvents,
  sha256Hex,
  type TextStore,
} from '../platform/browser.ts';
import { downloadText } from '../platform/download.ts';
import type { ThirdCopy } from './third-copy/third-copy.ts';

/** Milliseconds. */
export interface Timeouts {
  /** Until IndexedDB opens. */
  readonly open: number;
  /** Until everything is read at the start. */
  readonly read: number;
  /** For a save, before it counts as not saved. A busy disk may take its time. */
  readonly save: number;
  /** Between the first keystroke and its save. */
  readonly typing: number;
  /** Until another tab saves and releases a character. */
  readonly takeOver: number;
  /** For the revision of a save to be noted in the third copy. */
  readonly note: number;
  /** For packs and snapshots to be restored from the third copy if IndexedDB was lost. */
  readonly restore: number;
  /** Before a lock that the browser refused is requested again. */
  readonly lockRetry: number;
}

/** The platform services of storage. Storage works without the ones that are undefined. */
export interface Environment {
  /** Name of the database, of the channel, and prefix of keys and locks. */
  readonly namespace: string;
  /** Which version of the app this is: stored, so that an older one can say who wrote the data. */
  readonly appVersion: string;
  readonly indexedDB: IDBFactory | undefined;
  readonly localStorage: TextStore | undefined;
  readonly now: () => number;
  readonly timeouts: Timeouts;
  readonly locks: LockManager | undefined;
  readonly openChannel: ((name: string) => Channel) | undefined;
  readonly quota: Pick<StorageManager, 'estimate' | 'persist' | 'persisted'> | undefined;
  readonly compress: ((text: string) => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  readonly decompress: ((bytes: Uint8Array<ArrayBuffer>) => Promise<string>) | undefined;
  /** Hexadecimal SHA-256 of the text in UTF-8; missing outside secure contexts. */
  readonly sha256: ((text: string) => Promise<string>) | undefined;
  /** Undefined, or resolves to undefined, where the browser cannot keep one. */
  readonly openThirdCopy: ((namespace: string) => Promise<ThirdCopy | undefined>) | undefined;
  readonly page: PageEvents;
  /** Resolves once the app is there: until then the page has the connection and the processor for itself. */
  readonly started: Promise<unknown>;
  readonly download: (fileName: string, text: string) => void;
}

export function browserEnvironment(namespace = 'tabard', appVersion = ''): Environment {
  const canCompress = typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';
  return {
    namespace,
    appVersion,
    indexedDB: ifAllowed(() => globalThis.indexedDB),
    localStorage: ifAllowed(() => globalThis.localStorage),
    now: () => Date.now(),
    timeouts: {
      open: 4_000,
      read: 15_000,
      save: 60_000,
      typing: 250,
      takeOver: 1_500,
      note: 250,
      restore: 3_000,
      lockRetry: 1_000,
    },
    locks: ifAllowed(() => navigator.locks),
    openChannel,
    quota: ifAllowed(() => navigator.storage),
    compress: canCompress ? compressText : undefined,
    decompress: canCompress ? decompressText : undefined,
    sha256: ifAllowed(() => globalThis.crypto.subtle) ? sha256Hex : undefined,
    openThirdCopy: (folder) =>
      import('./third-copy/open-third-copy.ts').then((module) => module.openThirdCopy(folder)),
    page: browserPage,
    started: Promise.resolve(),
    download: downloadText,
  };
}
