import { expect, type Locator } from '@playwright/test';
import type { Json } from '../data/json.ts';
import { jsonFile } from '../support/files.ts';
import { Screen } from './screen.ts';

/** The tab on which a game data pack is previewed and stored. */
export class UploadPackScreen extends Screen {
  readonly uploadField = this.page.getByLabel('Upload Game Data Pack');
  readonly storeButton = this.button('Store Pack');
  readonly refusal = this.page.getByRole('tabpanel').getByRole('alert');
  readonly progress = this.page.getByRole('progressbar');

  async open(): Promise<void> {
    await this.page.goto('/gamedata/management/upload');
  }

  async choose(content: string | Json, file = 'pack.json'): Promise<void> {
    await this.uploadField.setInputFiles(jsonFile(file, content));
  }

  progressOf(file: string): Locator {
    return this.page.getByRole('progressbar', { name: `Reading ${file}`, exact: true });
  }

  preview(pack: string): Locator {
    return this.article(pack);
  }

  overwriteDialog(pack: string): Locator {
    return this.dialogNamed(`Overwrite ${pack}?`);
  }

  /** Expects the message that a pack is stored. */
  async expectStored(nameAndVersion: string): Promise<void> {
    await expect(this.text(`${nameAndVersion} has been stored.`)).toBeVisible();
  }

  /** Stores a pack and leaves it disabled. */
  async store(pack: Json): Promise<void> {
    await this.open();
    await this.choose(pack);
    await this.storeButton.click();
    await this.expectStored(`${pack.name} ${pack.version}`);
  }
}
