import type { Locator } from '@playwright/test';

/**
 * Moves the focus to a control by Tab, or backwards by Shift+Tab, and inside its group of controls by the
 * arrow keys.
 */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = control.page();
  for (let presses = 0; presses < 200; presses += 1) {
    const next = await control.evaluate((element, tab) => {
      const { activeElement } = document;
      if (element === activeElement) return undefined;
      let group = activeElement?.closest('[data-roving]');
      // A group inside another one belongs to it.
      while (group?.parentElement?.closest('[data-roving]'))
        group = group.parentElement.closest('[data-roving]');
      // A text area is a tab stop of its own.
      if (!activeElement || !group?.contains(element) || element.matches('textarea')) return tab;
      const isAfter = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isAfter ? 'ArrowRight' : 'ArrowLeft';
    }, key);
    if (next === undefined) return;
    await keyboard.press(next);
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

/** Tabs to a control and presses keys there, Enter unless others are given. */
export async function pressAt(control: Locator, ...keys: readonly string[]): Promise<void> {
  await tabTo(control);
  for (const key of keys.length > 0 ? keys : ['Enter']) await control.page().keyboard.press(key);
}

/** Tabs to a field and types in place of its text. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press('Control+a');
  await keyboard.type(text);
}
