import { expect, type Locator } from '@playwright/test';
import { jsonFile } from '../support/files.ts';
import { SettingsScreen } from './settings.ts';

/** The part of the settings about stored data: its state, backups, snapshots and unreadable records. */
export class DataSection extends SettingsScreen {
  readonly restoreField = this.page.getByLabel('Restore Backup');
  readonly differences = this.page.getByRole('list', { name: 'What differs from now' });

  /** What the section says about a part of the storage. */
  fact(name: string): Locator {
    return this.page.getByRole('term').filter({ hasText: name }).locator('..');
  }

  /** Waits until the snapshots are listed. */
  async expectSnapshots(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Snapshots' })).toBeVisible();
  }

  /** The reasons of the snapshots, newest first. */
  async snapshotReasons(): Promise<readonly (string | null)[]> {
    await this.open();
    await this.expectSnapshots();
    const snapshots = await this.items('Snapshots').all();
    return Promise.all(snapshots.map((item) => item.getByRole('paragraph').first().textContent()));
  }

  /** Restores everything of the newest snapshot. */
  async restoreSnapshot(): Promise<void> {
    await this.button(/^Restore everything of /)
      .first()
      .click();
    await this.yes.click();
  }

  /** Chooses a backup and confirms that it is restored. */
  async restoreBackup(text: string): Promise<void> {
    await this.restoreField.setInputFiles(jsonFile('backup.json', text));
    await this.yes.click();
  }
}
