import type { Page } from '@playwright/test';
import { expectNoAxeFindings, isThorough, look, setTheme } from './fixtures.ts';

/** Expects that axe finds nothing, by day and, where everything is asked for, by night; with TABARD_LOOK set, keeps what the page looks like. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of isThorough ? ['light', 'dark'] : ['light']) {
    await setTheme(page, theme);
    await expectNoAxeFindings(page);
  }
  await setTheme(page, chosen);
  await look(page, name);
}
