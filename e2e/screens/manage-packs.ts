import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The tab on which game data packs are enabled, disabled and deleted. */
export class ManagePacksScreen extends Screen {
  readonly submit = this.button('Submit');
  /** Says what fails verification. */
  readonly unverified = this.page.getByRole('tabpanel').getByRole('alert');
  readonly packs = this.page.getByRole('switch');
  /** The dialog that names what the character loses by a change of the packs. */
  readonly losses = this.dialogNamed('The character would lose something');
  /** The dialog that names the stored characters that need a deleted pack. */
  readonly deletion = this.dialogNamed('Delete House Rules?');

  async open(): Promise<void> {
    await this.page.goto('/gamedata/management/manage');
  }

  /** The switch of a pack by name and version. */
  pack(nameAndVersion: string): Locator {
    return this.switch(nameAndVersion);
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  updateCharacter(name: string): Locator {
    return this.switch(`Update ${name} to the new Game Data`);
  }

  /** Enables a pack or disables it, and submits. */
  async toggle(nameAndVersion: string): Promise<void> {
    await this.pack(nameAndVersion).click();
    await this.submit.click();
  }

  /** Opens the tab and enables a pack beside the standard game. */
  async enable(nameAndVersion: string): Promise<void> {
    await this.open();
    await this.toggle(nameAndVersion);
    await this.expectLoaded(2);
  }

  /** Opens the tab and enables a pack in place of the standard game. */
  async enableAlone(nameAndVersion: string): Promise<void> {
    await this.open();
    await this.pack('Tabard Core 1').click();
    await this.toggle(nameAndVersion);
    await this.expectLoaded(1);
  }

  /** Marks a pack, which the next submit deletes. */
  async markForDeletion(name: string): Promise<void> {
    await this.button(`Delete ${name}`).click();
  }

  /** Expects the message that the app now uses so many packs. */
  async expectLoaded(count: number): Promise<void> {
    await expect(this.text(`${count} pack(s) loaded successfully!`)).toBeVisible();
  }
}
