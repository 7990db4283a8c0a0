import type { Locator, Page } from '@playwright/test';

/** Goes to a control as a person without a mouse does: by Tab, or backwards by Shift and Tab. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

/** Goes to a control and presses keys there, Enter unless others are given. */
export async function pressAt(page: Page, control: Locator, ...keys: readonly string[]): Promise<void> {
  await tabTo(page, control);
  for (const key of keys.length > 0 ? keys : ['Enter']) await page.keyboard.press(key);
}

/** Goes to a field and writes there in place of what stands in it. */
export async function writeIn(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
