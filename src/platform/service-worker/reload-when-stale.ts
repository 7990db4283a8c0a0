/** The session storage key of the time when this tab last reloaded itself. */
const RELOADED_AT = 'tabard.reloaded-at';

/** Reloading does not fix a failure so soon after the last reload. */
const SOON_MS = 60_000;

/** How long a page that is being left may still be there. One that is there later stayed. */
const MAX_LEAVING_MS = 20_000;

let isReloading = false;
/** Where the user is going, while its screen is on its way. */
let goal: string | undefined;
/** When the page began to be left, as `performance.now()`. */
let leftAt = Number.NEGATIVE_INFINITY;
/** What failed because of a missing chunk: a screen and the game may fail at once. */
const missing = new WeakSet<object>();

/** Whether the page is about to reload itself. */
export const isPageReloading = (): boolean => isReloading;

/** Whether this error means that a chunk of the app could not be fetched. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && missing.has(error);

/**
 * Where a chunk of the app is missing because the host has a newer build: saves everything and reloads the
 * page, once. If saving fails, the browser asks the user before it leaves the page.
 */
export function reloadWhenStale(save: () => Promise<void>): void {
  watchLeaving();
  addEventListener('vite:preloadError', (event) => {
    missing.add(event.payload);
    if (isReloading || !mayReload()) return;
    isReloading = true;
    // The delay lets the router set the new address first.
    setTimeout(() => void save().finally(reload), 50);
  });
}

/**
 * Says where the user is going while its screen is on its way: a reload leads there.
 * @param address the whole address; undefined once its screen shows
 */
export function reloadAt(address: string | undefined): void {
  goal = address;
}

function reload(): void {
  if (goal !== undefined) history.pushState(null, '', goal);
  location.reload();
}

/**
 * Notes when the page is being left: in Firefox every request that is on its way fails then, and a reload
 * would keep the user on the page.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** Whether the page is being left, or was to be and stayed, a moment ago. */
export const isBeingLeft = (): boolean => performance.now() - leftAt < MAX_LEAVING_MS;

/**
 * Whether the page may reload itself: once in a while, not while it is being left, and only with a network.
 */
export function mayReload(): boolean {
  if (isBeingLeft()) return false;
  // Without a network a reload would show the browser's error page.
  if (!navigator.onLine) return false;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < SOON_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    // Without session storage it would reload in a loop.
    return false;
  }
}
