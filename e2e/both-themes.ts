import type { Page } from '@playwright/test';
import { expectNoAxeFindings, isThorough, look } from './fixtures.ts';

/** Expects that axe finds nothing, by day and, where everything is asked for, by night; with TABARD_LOOK set, keeps what the page looks like. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  const setTheme = (theme: string | undefined) =>
    page.evaluate((value) => {
      if (value === undefined) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = value;
    }, theme);
  for (const theme of isThorough ? ['light', 'dark'] : ['light']) {
    await setTheme(theme);
    await expectNoAxeFindings(page);
  }
  await setTheme(chosen);
  await look(page, name);
}
