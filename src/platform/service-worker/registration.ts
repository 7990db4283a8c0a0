import { trustedScript } from '../trusted-script.ts';
import { whenIdle } from '../when-idle.ts';

/**
 * `none`: this tab runs the newest known version. `waiting`: a newer one is installed and waits. `replaced`:
 * another tab activated the newer one, and this tab still runs the version that it loaded.
 */
export type NewVersion = 'none' | 'waiting' | 'replaced';

export interface OfflineState {
  /** Whether the app is cached for offline use. */
  readonly isCached: boolean;
  readonly newVersion: NewVersion;
}

/** This tab's side of the service worker. */
export interface Offline {
  state(): OfflineState;
  subscribe(listener: () => void): void;
  /** Loads the page again, from the new version. Save everything before. */
  update(): void;
}

const ADDRESS = `${import.meta.env.BASE_URL}service-worker.js`;

/** How long an open tab waits before it checks for a new version again. */
const CHECK_INTERVAL_MS = 3_600_000;

/** Waits until the page has loaded everything and is idle: caching files for later must not delay it. */
function whenLoadedAndIdle(act: () => void): void {
  const wait = () => whenIdle(act);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

/**
 * Registers the service worker; call it once per page. Without one, the app works as long as there is a
 * network.
 */
export function openOffline(): Offline {
  // Missing outside secure contexts, although the types do not say so.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const listeners = new Set<() => void>();
  let state: OfflineState = { isCached: false, newVersion: 'none' };
  let waiting: ServiceWorker | null = null;
  // The very first worker takes control of a page that already is of its version.
  let isFirst = container?.controller === null;
  let isUpdating = false;

  function change(changes: Partial<OfflineState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function watchRegistration(registration: ServiceWorkerRegistration | undefined): void {
    // A browser extension that blocks workers may resolve with undefined.
    if (!registration) return;
    const refresh = () => {
      waiting = registration.active && registration.waiting;
      change({ isCached: registration.active !== null });
      if (waiting && state.newVersion === 'none') change({ newVersion: 'waiting' });
    };
    const watch = () => registration.installing?.addEventListener('statechange', refresh);
    registration.addEventListener('updatefound', watch);
    watch();
    refresh();

    let checkedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
      checkedAt = Date.now();
      // Fails without a network; the next check tries again.
      registration.update().catch(() => {});
    });
  }

  /**
   * The files that this page loaded past its worker: the worker keeps the parts of the build that are used.
   */
  function sayWhatIsUsed(): void {
    container?.controller?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  }

  container?.addEventListener('controllerchange', () => {
    if (isUpdating) location.reload();
    else if (isFirst) sayWhatIsUsed();
    else change({ newVersion: 'replaced' });
    isFirst = false;
  });
  if (import.meta.env.PROD) {
    whenLoadedAndIdle(() => container?.register(trustedScript(ADDRESS)).then(watchRegistration, () => {}));
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
