import type { Page } from '@playwright/test';

/** The theme the page shows. Undefined: the system's. */
export function readTheme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.theme);
}

/** Shows the page in a theme and waits for the transition of its colours. Undefined: the system's theme. */
export async function setTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((value) => {
    if (value === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  }, theme);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}
