import type { Locator, Page } from '@playwright/test';

/** Counts what a hand does on a phone or a laptop. Scrolling and typing are no taps; to reach a field is one. */
export class Taps {
  count = 0;
  /** Typed, one by one. */
  characters = 0;
  readonly by: 'finger' | 'mouse';

  constructor(by: 'finger' | 'mouse' = 'finger') {
    this.by = by;
  }

  async tap(control: Locator): Promise<void> {
    this.count += 1;
    await (this.by === 'finger' ? control.tap() : control.click());
  }

  /** Types where the focus is. */
  async write(page: Page, text: string): Promise<void> {
    this.characters += text.length;
    await page.keyboard.type(text);
  }

  /** Types into a field, after a tap on it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.characters += text.length;
    await field.fill(text);
  }

  /** Chooses in a list that opens: a tap opens it, and another chooses. */
  async choose(list: Locator, label: string): Promise<void> {
    this.count += 2;
    await list.selectOption({ label });
  }
}
