import type { Locator, Page } from '@playwright/test';

/** Presses where the control is now, as a hand does: it waits for nothing. */
export async function quickPress(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}
