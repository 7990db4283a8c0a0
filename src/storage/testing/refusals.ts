import type { Environment, Timeouts } from '../environment.ts';
import { type FakeTab, TEST_TIMEOUTS } from './fake-browser.ts';
import { failuresOfRetry, lossesIn, notesIn, openedBy } from './losses.ts';
import { INITIAL_TEXTS, type Scene, type StorageOperation, setUp } from './operations.ts';
import { open, type TestStorage } from './test-codecs.ts';

/** A refusal by the browser, until `end` is called. */
interface Refusal {
  readonly changes: Partial<Environment>;
  end(): void;
}

type Refuse = (scene: Scene) => Refusal;

const refused = (): Error => new DOMException('Refused for this test.', 'SecurityError');

/** An IndexedDB whose `open` is replaced while it refuses. */
function refusingFactory(scene: Scene, openInstead: (real: IDBFactory) => IDBOpenDBRequest): Refusal {
  const real = scene.browser.indexedDB as IDBFactory;
  let refuses = true;
  const indexedDB = {
    open: (name: string, version?: number) => (refuses ? openInstead(real) : real.open(name, version)),
  } as unknown as IDBFactory;
  // Short timeouts for refusals that never answer, long ones for the others.
  const short: Timeouts = {
    ...TEST_TIMEOUTS,
    get open() {
      return refuses ? 30 : TEST_TIMEOUTS.open;
    },
    get read() {
      return refuses ? 30 : TEST_TIMEOUTS.read;
    },
    get save() {
      return refuses ? 30 : TEST_TIMEOUTS.save;
    },
  };
  return {
    changes: { indexedDB, timeouts: short },
    end: () => {
      refuses = false;
    },
  };
}

/** A localStorage whose every call refuses. */
const BROKEN_STORE: Environment['localStorage'] = {
  get length(): number {
    throw refused();
  },
  key: () => {
    throw refused();
  },
  getItem: () => {
    throw refused();
  },
  setItem: () => {
    throw refused();
  },
  removeItem: () => {
    throw refused();
  },
};

const without =
  (changes: Partial<Environment>): Refuse =>
  () => ({ changes, end: () => undefined });

const blockedFactory: Refuse = (scene) =>
  refusingFactory(scene, () => {
    throw refused();
  });

/** Every way in which browsers refuse storage, or parts of it. */
export const REFUSALS: Readonly<Record<string, Refuse>> = {
  'IndexedDB blocked': blockedFactory,
  'IndexedDB failing to open': (scene) =>
    refusingFactory(scene, () => {
      const request = {} as IDBOpenDBRequest;
      Object.defineProperty(request, 'error', { value: new DOMException('Broken.', 'UnknownError') });
      setTimeout(() => request.onerror?.(new Event('error')), 0);
      return request;
    }),
  'IndexedDB never opening': (scene) => refusingFactory(scene, () => ({}) as IDBOpenDBRequest),
  'IndexedDB opening and never answering': (scene) =>
    refusingFactory(scene, () => {
      const request = {} as IDBOpenDBRequest;
      const never = (): Promise<never> => new Promise(() => undefined);
      const silentStore = { getAllKeys: never, getAll: never, get: never, put: never };
      const silentTransaction = { objectStore: () => silentStore, done: never() };
      const silent = { transaction: () => silentTransaction, close: () => undefined };
      Object.defineProperty(request, 'result', { value: silent });
      setTimeout(() => request.onsuccess?.(new Event('success')), 0);
      return request;
    }),
  'localStorage missing': without({ localStorage: undefined }),
  'localStorage blocked': without({ localStorage: BROKEN_STORE }),
  'localStorage full': ({ browser: { localStorage } }) => {
    if (localStorage) localStorage.room = 0;
    return {
      changes: {},
      end: () => {
        if (localStorage) localStorage.room = 5_242_880;
      },
    };
  },
  'both blocked': (scene) => {
    const { changes, end } = blockedFactory(scene);
    return { changes: { ...changes, localStorage: BROKEN_STORE }, end };
  },
  'no locks, channels, quota, compression or checksums': without({
    locks: undefined,
    openChannel: undefined,
    quota: undefined,
    compress: undefined,
    decompress: undefined,
    sha256: undefined,
  }),
  'a quota that cannot be asked': without({
    quota: {
      estimate: () => Promise.reject(refused()),
      persist: () => Promise.reject(refused()),
      persisted: () => Promise.reject(refused()),
    },
  }),
};

/** Changes that are neither stored nor reported as unsaved by a tab. */
function silences(storage: TestStorage, tab: FakeTab | undefined): string[] {
  const { saving, mode, modeMessage } = storage.status();
  const silent: string[] = [];
  if (saving !== 'saved') {
    if (storage.unsaved().length === 0) silent.push('it is not saved, and there is nothing to download');
    if (tab && !tab.warnsOnLeaving()) silent.push('leaving does not warn');
  }
  if (mode === 'memory' && modeMessage === undefined) silent.push('the mode is not explained');
  return silent;
}

/**
 * Performs the operation while the browser refuses, then ends the refusal and retries. Returns the losses.
 */
export async function refuse(operation: StorageOperation, how: string): Promise<readonly string[]> {
  const scene = await setUp(operation);
  const { browser } = scene;
  const refusal = REFUSALS[how]?.(scene);
  const tab = browser.tab({ openChannel: undefined, ...refusal?.changes });
  const storage = await open(tab.environment);
  const opened = openedBy(await operation.run({ browser, tab, storage }));
  const current = opened ?? storage;
  const silent = silences(current, opened ? undefined : tab);
  const shown = notesIn(current);
  refusal?.end();
  const failures = await failuresOfRetry(current);
  // A tab that is opened later has seen the earlier changes, and so may overwrite them.
  const promises = operation.isStale ? [] : (operation.promises ?? []);
  const promised = [...INITIAL_TEXTS, ...promises, ...shown, ...notesIn(current)];
  await current.close();
  const lost = [...silent, ...failures, ...(await lossesIn(browser, promised, operation))];
  return lost.map((what) => `${operation.name}, ${how}: ${what}`);
}
