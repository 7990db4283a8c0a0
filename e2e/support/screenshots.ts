import type { Page } from '@playwright/test';
import { readTheme, setTheme } from './themes.ts';
import { DESKTOP, VIEWPORTS } from './viewports.ts';

/** The folder of the screenshots. None are taken without it. */
const FOLDER = process.env.TABARD_PICTURES;

/** With TABARD_PICTURES set to a folder, saves a screenshot of the whole page as it is. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
}

/** The same at several widths, in both themes. */
export async function takeScreenshots(
  page: Page,
  name: string,
  viewports = [...VIEWPORTS, DESKTOP],
): Promise<void> {
  if (!FOLDER) return;
  const [size, theme] = [page.viewportSize(), await readTheme(page)];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const shown of ['light', 'dark']) {
      await setTheme(page, shown);
      await takeScreenshot(page, `${name}-${viewport.width}-${shown}`);
    }
  }
  if (size) await page.setViewportSize(size);
  await setTheme(page, theme);
}
