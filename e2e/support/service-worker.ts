import type { Page } from '@playwright/test';

/** Waits until the service worker has cached the app and answers the page's requests. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Looks for a new version of the app, as the browser does from time to time. */
export async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Waits until a new version is downloaded and waits for the pages of the old one. */
export async function waitForUpdate(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
}
