import type { Page } from '@playwright/test';
import { readTheme, setTheme } from './themes.ts';
import { DESKTOP, VIEWPORTS } from './viewports.ts';

/** The folder of the screenshots. None are taken without it. */
const FOLDER = process.env.TABARD_PICTURES;

/**
 * With TABARD_PICTURES set to a folder, saves a screenshot of the whole page. The window grows to the height
 * of the page for it: a screenshot of what is out of view would be taken as with a mouse, also on a phone.
 * A phone keeps the footer below the window however high that is, and so below the screenshot.
 */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  const size = page.viewportSize();
  // After a change of width the page may still have its former height.
  await untilStill(page);
  const scrollHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await scrollHeight();
  if (size && height > size.height) {
    await page.setViewportSize({ ...size, height });
    const footer = await page.evaluate(() => document.querySelector('footer')?.offsetHeight ?? 0);
    const isBelow = footer > 0 && (await scrollHeight()) >= height + footer;
    if (isBelow) await page.setViewportSize({ ...size, height: height - footer });
  }
  await save(page, name);
  if (size) await page.setViewportSize(size);
}

/** What the window shows, in both themes: with a dialog, the window keeps its height. */
export async function takeWindows(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  const theme = await readTheme(page);
  for (const shown of ['light', 'dark'] as const) {
    await setDeviceTheme(page, shown);
    await save(page, `${name}-${shown}`);
  }
  await setDeviceTheme(page, null, theme);
}

/** The device's theme is what the settings show; the page's is set as well, to wait for its colours. */
async function setDeviceTheme(
  page: Page,
  device: 'light' | 'dark' | null,
  theme: string | undefined = device ?? undefined,
) {
  await page.emulateMedia({ colorScheme: device });
  await setTheme(page, theme);
}

async function save(page: Page, name: string): Promise<void> {
  await untilStill(page);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled', caret: 'hide' });
}

/** Waits until nothing has changed in the page for ten frames. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let still = 0;
      const observer = new MutationObserver(() => {
        still = 0;
      });
      observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      const frame = () => {
        still += 1;
        if (still < 10) return void requestAnimationFrame(frame);
        observer.disconnect();
        resolve();
      };
      requestAnimationFrame(frame);
    });
  });
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
    for (const shown of ['light', 'dark'] as const) {
      await setDeviceTheme(page, shown);
      await takeScreenshot(page, `${name}-${viewport.width}-${shown}`);
    }
  }
  if (size) await page.setViewportSize(size);
  await setDeviceTheme(page, null, theme);
}
