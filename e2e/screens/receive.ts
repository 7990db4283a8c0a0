import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The screen that opens what somebody shared. */
export class ReceiveScreen extends Screen {
  readonly codeField = this.page.getByLabel('Link or code');
  readonly camera = this.button('Scan with the camera');
  readonly accept = this.button('Accept');

  async open(link = '/receive'): Promise<void> {
    await this.page.goto(link);
  }

  /** The preview of a document. */
  preview(name: string): Locator {
    return this.page.getByRole('heading', { name, level: 2 });
  }
}
