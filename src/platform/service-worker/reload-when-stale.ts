/** When this tab last loaded itself again, by the clock: kept for as long as the tab is open. */
const RELOADED_AT = 'tabard.reloaded-at';

/** A second failure so soon after the first is none that loading again would mend. */
const SOON = 60_000;

let isReloading = false;
let missing: Error | undefined;

/** Whether the page is about to load itself again. */
export const isPageReloading = (): boolean => isReloading;

/** Whether this error is that a part of the app could not be had. */
export const isMissingPart = (error: unknown): boolean => error !== undefined && missing === error;

/**
 * Where a part of the app is unavailable because the host has a newer build: saves everything and
 * loads the page again, once. A page that cannot save is held by the browser's own question.
 */
export function reloadWhenStale(save: () => Promise<void>): void {
  addEventListener('vite:preloadError', (event) => {
    missing = event.payload;
    if (isReloading || !mayReload()) return;
    isReloading = true;
    // The address that was asked for is in place before this.
    setTimeout(() => void save().finally(() => location.reload()), 50);
  });
}

function mayReload(): boolean {
  // Without a network the browser's own error page would come in place of this one.
  if (!navigator.onLine) return false;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < SOON) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    // Without a memory it would go on for ever.
    return false;
  }
}
