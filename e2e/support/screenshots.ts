import type { Page } from '@playwright/test';
import { readTheme, setTheme } from './themes.ts';
import { DESKTOP, VIEWPORTS } from './viewports.ts';

/** The folder of the screenshots. None are taken without it. */
const FOLDER = process.env.TABARD_PICTURES;

/** With TABARD_PICTURES set to a folder, saves screenshots of the page at four widths, in both themes. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  const [size, theme] = [page.viewportSize(), await readTheme(page)];
  for (const viewport of [...VIEWPORTS, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const shown of ['light', 'dark']) {
      await setTheme(page, shown);
      const path = `${FOLDER}/${name}-${viewport.width}-${shown}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  if (size) await page.setViewportSize(size);
  await setTheme(page, theme);
}
