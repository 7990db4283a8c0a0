import { expect, type Locator } from '@playwright/test';
import { combatant, STARGAZER } from '../data/characters.ts';
import { editorsPack } from '../data/editors-pack.ts';
import { houseRules } from '../data/house-rules.ts';
import type { Json } from '../data/json.ts';
import { jsonFile } from '../support/files.ts';
import { serveGameData } from '../support/served-files.ts';
import { ManagePacksScreen } from './manage-packs.ts';
import { Screen } from './screen.ts';
import { UploadPackScreen } from './upload-pack.ts';

/** A game of its own for a test. */
export interface Game {
  /** The pack in place of the standard game. */
  readonly pack?: Json;
  /** The character to load. */
  readonly sheet?: Json;
}

/** The screen of the stored characters. */
export class CharactersScreen extends Screen {
  readonly uploadField = this.page.getByLabel('Upload Character');
  readonly loadButtons = this.button(/^Load /);
  readonly empty = this.text('Go create a new character or upload one below!');
  /** The dialog that names how the packs of a character differ from the available ones. */
  readonly mismatchDialog = this.dialogNamed('Game Data Mismatch');
  readonly confirmWord = this.textbox('Type CONFIRM to delete all characters');

  async open(): Promise<void> {
    await this.page.goto('/character/storage');
  }

  /** Uploads character files and waits until each is stored. */
  async upload(...sheets: readonly Json[]): Promise<void> {
    await this.open();
    await this.uploadField.setInputFiles(sheets.map((sheet) => jsonFile(`${sheet.name}.json`, sheet)));
    for (const { name } of sheets) await expect(this.loadButton(String(name))).toBeVisible();
    // The message comes after the rows.
    await expect(this.text(/ been uploaded/).first()).toBeVisible();
  }

  loadButton(name: string): Locator {
    return this.button(`Load ${name}`);
  }

  card(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.loadButton(name) });
  }

  async load(name: string): Promise<void> {
    await this.loadButton(name).click();
  }

  async delete(name: string): Promise<void> {
    await this.button(`Delete ${name}`).click();
    await this.yes.click();
  }

  async deleteAll(): Promise<void> {
    await this.button('Delete All Characters').click();
    await this.confirmWord.fill('CONFIRM');
    await this.yes.click();
  }

  trySample(name: string): Locator {
    return this.button(`Try ${name}`);
  }

  /** Stores a sample character and loads it, which opens its sheet. */
  async loadSample(name: string): Promise<void> {
    await this.open();
    await this.trySample(name).click();
    await expect(this.heading).toHaveText(name);
  }

  /** Uploads a character and loads it, which opens its sheet. */
  async uploadAndLoad(sheet: Json): Promise<void> {
    await this.upload(sheet);
    await this.load(String(sheet.name));
    await expect(this.heading).toHaveText(String(sheet.name));
  }

  /** Loads a character in a game of its own: the pack replaces the standard game. */
  async startGame({ pack = editorsPack(), sheet = combatant() }: Game = {}): Promise<void> {
    await serveGameData(this.page, pack);
    await this.uploadAndLoad(sheet);
  }

  /** Enables the house rules and loads Vesper, who uses them. */
  async startWithHouseRules(fields: Json = {}): Promise<void> {
    await new UploadPackScreen(this.page).store(houseRules());
    await new ManagePacksScreen(this.page).enable('House Rules 1');
    await this.uploadAndLoad({ ...STARGAZER, ...fields });
  }
}
