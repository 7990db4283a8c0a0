import type { Page } from '@playwright/test';
import { openCharacter } from './editors-game.ts';
import { expect, test } from './fixtures.ts';

/** What is barely seen to move: a tenth of what counts as good. */
const CALM = 0.01;

/** How far things have moved on the page since it was opened, as the browser reckons it. */
async function shifts(page: Page): Promise<number> {
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered comes at once; what is still to come has had its time.
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  const tag = viewport.width === 390 ? [] : '@thorough';
  test(`nothing moves while a screen opens, ${viewport.width} px wide`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    expect(await shifts(page), 'the first visit').toBeLessThanOrEqual(CALM);
    await openCharacter(page);
    for (const address of [
      '/',
      '/character/storage',
      '/character/id/aria',
      '/character/id/aria/combat',
      '/character/id/aria/skills',
      '/gamedata/items',
      '/gm/encounter/manager',
      '/settings',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shifts(page), address).toBeLessThanOrEqual(CALM);
    }
  });
}
