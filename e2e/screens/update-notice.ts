import { expect } from '@playwright/test';
import { Screen } from './screen.ts';

/** The notice that offers a new version of the app. */
export class UpdateNotice extends Screen {
  readonly root = this.status('A new version is ready');
  readonly later = this.root.getByRole('button', { name: 'Later' });
  readonly reload = this.root.getByRole('button', { name: 'Reload to update' });

  /** Expects this page to run a version of the app. */
  async expectVersion(version: string): Promise<void> {
    await expect(this.page.getByRole('banner').getByText(version)).toBeVisible();
  }
}
