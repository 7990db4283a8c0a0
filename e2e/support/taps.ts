import type { Locator } from '@playwright/test';

/** Counts what a hand does on a phone. Scrolling and typing are no taps; to reach a field is one. */
export class Taps {
  count = 0;

  async tap(control: Locator): Promise<void> {
    this.count += 1;
    await control.tap();
  }

  /** Types into a field, after a tap on it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }

  /** Chooses in a list that opens: a tap opens it, and another chooses. */
  async choose(list: Locator, label: string): Promise<void> {
    this.count += 2;
    await list.selectOption({ label });
  }
}
