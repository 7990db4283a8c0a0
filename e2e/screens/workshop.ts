import { expect, type Locator } from '@playwright/test';
import { download } from '../support/files.ts';
import { Screen } from './screen.ts';

/** The screens on which packs are written. */
export class WorkshopScreen extends Screen {
  readonly entries = this.page.getByRole('list', { name: 'Entries' });
  readonly useButton = this.button('Use in this browser');

  async open(): Promise<void> {
    await this.openAddress('/workshop');
  }

  /** Makes a pack, which opens. `start`: what it begins with, in place of what is chosen already. */
  async make(button: 'New Pack' | 'New House Rules', name: string, start?: string): Promise<void> {
    await this.button(button).click();
    const dialog = this.dialogNamed(button);
    if (start !== undefined)
      await dialog.getByRole('combobox', { name: 'Start with' }).selectOption({ label: start });
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

  /** Goes back to the entries, and opens one. */
  async openEntry(name: string): Promise<void> {
    await this.link('All entries').click();
    await this.entry(name).click();
    await expect(this.heading).toHaveText(name);
  }

  /** Downloads the open pack, and returns its JSON. */
  async downloadedPack(name: string): Promise<unknown> {
    await this.button(`Change ${name}`).click();
    const dialog = this.dialogNamed(`Change ${name}`);
    const file = await download(this.page, () => dialog.getByRole('button', { name: 'Download' }).click());
    return JSON.parse(file.text);
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
