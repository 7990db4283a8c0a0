import type { Environment, Timeouts } from '../environment.ts';
import { TEST_TIMEOUTS } from './fake-browser.ts';
import { open, type TestStorage } from './test-codecs.ts';
import {
  everythingIn,
  initially,
  notesIn,
  type Scene,
  type StorageOperation,
  setUp,
} from './write-faults.ts';

/** What a browser may refuse, until `end` is called. */
interface Refusal {
  readonly changes: Partial<Environment>;
  end(): void;
}

type Refuse = (scene: Scene) => Refusal;

const refused = (): Error => new DOMException('Refused for this test.', 'SecurityError');

/** An IndexedDB that opens as `open` says for as long as it refuses. */
function refusingFactory(scene: Scene, openInstead: (real: IDBFactory) => IDBOpenDBRequest): Refusal {
  const real = scene.browser.indexedDB as IDBFactory;
  let refuses = true;
  const indexedDB = {
    open: (name: string, version?: number) => (refuses ? openInstead(real) : real.open(name, version)),
  } as unknown as IDBFactory;
  // What refuses by silence is not waited for; what answers may take its time.
  const short: Timeouts = {
    ...TEST_TIMEOUTS,
    get open() {
      return refuses ? 30 : TEST_TIMEOUTS.open;
    },
    get read() {
      return refuses ? 30 : TEST_TIMEOUTS.read;
    },
  };
  return {
    changes: { indexedDB, timeouts: short },
    end: () => {
      refuses = false;
    },
  };
}

/** A localStorage each of whose calls refuses. */
const brokenStore: Environment['localStorage'] = {
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

/** Every way in which browsers refuse storage, or a part of what storage is made of. */
export const refusals: Readonly<Record<string, Refuse>> = {
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
  'localStorage blocked': without({ localStorage: brokenStore }),
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
    return { changes: { ...changes, localStorage: brokenStore }, end };
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

/**
 * Performs the operation in a tab whose browser refuses, then lets it no longer refuse and try again. Gives what was lost, in the tab
 * or in storage.
 */
export async function refuse(operation: StorageOperation, how: string): Promise<readonly string[]> {
  const lost: string[] = [];
  const tell = (what: string): void => {
    lost.push(`${operation.name}, ${how}: ${what}`);
  };
  const scene = await setUp(operation);
  const { browser } = scene;
  const refusal = refusals[how]?.(scene);
  const tab = browser.tab({ openChannel: undefined, ...refusal?.changes });
  const storage = await open(tab.environment);
  const outcome = await operation.run({ browser, tab, storage });
  const opened = (outcome as Partial<TestStorage> | undefined)?.characters
    ? (outcome as TestStorage)
    : storage;
  const { saving, mode } = opened.status();
  // What is not stored is named, so that it can be downloaded, and leaving warns.
  const isUnsaved = saving !== 'saved';
  if (isUnsaved && opened.unsaved().length === 0) tell('it is not saved, and there is nothing to download');
  if (isUnsaved && opened === storage && !tab.warnsOnLeaving()) tell('leaving does not warn');
  if (mode === 'memory' && opened.status().modeMessage === undefined) tell('nobody is told');
  const shown = notesIn(opened);
  refusal?.end();
  await opened.retry();
  const after = opened.status();
  if (after.saving !== 'saved' || after.mode !== 'stored')
    tell(`after a retry it is ${after.saving}, in mode ${after.mode}`);
  // A tab that is opened afterwards has seen what another did before, and so may write over it.
  const promises = operation.isStale ? [] : (operation.promises ?? []);
  const promised = [...initially, ...promises, ...shown, ...notesIn(opened)];
  await opened.close();
  const found = await everythingIn(browser);
  for (const problem of found.problems) tell(problem);
  for (const text of promised) {
    if (!operation.forgets?.includes(text) && !found.text.includes(text)) tell(text);
  }
  return lost;
}
