import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The screens on which packs are written. */
export class WorkshopScreen extends Screen {
  readonly entries = this.page.getByRole('list', { name: 'Entries' });
  readonly useButton = this.button('Use in this browser');

  async open(): Promise<void> {
    await this.openAddress('/workshop');
  }

  /** Makes a pack, which opens. */
  async make(button: 'New pack' | 'New house rules', name: string): Promise<void> {
    await this.button(button).click();
    const dialog = this.dialogNamed(button);
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(this.heading).toHaveText(name);
  }

  entry(name: string): Locator {
    return this.entries.getByRole('link', { name, exact: true });
  }

  /** Chooses what to do with an entry of the list, or with the pack. */
  async change(name: string, action: string): Promise<void> {
    await this.button(`Change ${name}`).click();
    await this.dialogNamed(`Change ${name}`).getByRole('button', { name: action, exact: true }).click();
  }

  /** Adds an entry of a kind, which opens. */
  async add(kind: string): Promise<void> {
    await this.button('New entry').click();
    await this.dialogNamed('New entry').getByRole('button', { name: kind, exact: true }).click();
  }

  /** Expects how many things the checker finds. */
  async expectFindings(count: number): Promise<void> {
    await expect(this.tab(`Findings (${count})`)).toBeVisible();
  }

  /** Releases the version that comes next, with the notes that are offered. */
  async release(version: number): Promise<void> {
    await this.openTab('Versions');
    await this.button(`Release version ${version}`).click();
    await this.dialogNamed(`Release version ${version}`).getByRole('button', { name: 'Release' }).click();
  }
}
