import { trustedScript } from '../trusted-script.ts';

/**
 * `none`: this tab has the newest version that has come. `waiting`: a newer one is here and waits.
 * `replaced`: another tab has let it take over, and this tab goes on with what it loaded.
 */
export type NewVersion = 'none' | 'waiting' | 'replaced';

export interface OfflineState {
  /** Whether the app is kept for use without a network. */
  readonly isKept: boolean;
  readonly newVersion: NewVersion;
}

/** This tab's side of the service worker. */
export interface Offline {
  state(): OfflineState;
  subscribe(listener: () => void): void;
  /** Loads the page again, from the new version. Whatever is to be kept must be saved before. */
  update(): void;
}

const ADDRESS = `${import.meta.env.BASE_URL}service-worker.js`;

/** How long a tab that stays open waits before it asks for a new version again. */
const HOUR = 3_600_000;

/** When the page has all it asked for: the files that are kept for later must not come between. */
function whenIdle(act: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, 0);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

/**
 * Registers the service worker, once a page. Where the browser has none or refuses, the app works as long as
 * there is a network.
 */
export function openOffline(): Offline {
  // Missing outside secure contexts, whatever the types say.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const listeners = new Set<() => void>();
  let state: OfflineState = { isKept: false, newVersion: 'none' };
  let waiting: ServiceWorker | null = null;
  // The very first worker takes over a page that already is of its version.
  let isFirst = container?.controller === null;
  let isUpdating = false;

  function change(changes: Partial<OfflineState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function follow(registration: ServiceWorkerRegistration | undefined): void {
    // What blocks workers may answer with nothing.
    if (!registration) return;
    const look = () => {
      waiting = registration.active && registration.waiting;
      change({ isKept: registration.active !== null });
      if (waiting && state.newVersion === 'none') change({ newVersion: 'waiting' });
    };
    const watch = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', watch);
    watch();
    look();

    let askedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < HOUR) return;
      askedAt = Date.now();
      // Without a network there is nothing new.
      registration.update().catch(() => {});
    });
  }

  container?.addEventListener('controllerchange', () => {
    if (isUpdating) location.reload();
    else if (!isFirst) change({ newVersion: 'replaced' });
    isFirst = false;
  });
  if (import.meta.env.PROD) {
    whenIdle(() => container?.register(trustedScript(ADDRESS)).then(follow, () => {}));
  }

  return {
    state: () => state,
    subscribe: (listener) => void listeners.add(listener),
    update() {
      isUpdating = true;
      if (waiting?.state === 'installed') waiting.postMessage('take over');
      else location.reload();
    },
  };
}
