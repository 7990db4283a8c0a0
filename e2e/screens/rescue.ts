import { expect } from '@playwright/test';
import { Screen } from './screen.ts';

/** The page that reads the stored data without the app. */
export class RescueScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/rescue.html');
    await expect(this.text(/^Found \d+ records?\./)).toBeVisible();
  }

  /** In how many copies there are records of this kind. */
  listsOf(store: string): Promise<number> {
    return this.page.getByRole('table', { name: new RegExp(`^${store}:`) }).count();
  }
}
