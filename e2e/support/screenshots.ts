import type { Page } from '@playwright/test';
import { readTheme, setTheme } from './themes.ts';
import { VIEWPORTS } from './viewports.ts';

/** With TABARD_LOOK set, saves screenshots of the page on a phone, a tablet and a laptop, in both themes. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (!process.env.TABARD_LOOK) return;
  const [size, theme] = [page.viewportSize(), await readTheme(page)];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    for (const shown of ['light', 'dark']) {
      await setTheme(page, shown);
      const path = `test-results/look/${name}-${viewport.width}-${shown}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  if (size) await page.setViewportSize(size);
  await setTheme(page, theme);
}
