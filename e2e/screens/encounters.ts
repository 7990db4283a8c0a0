import { jsonFile } from '../support/files.ts';
import { Screen } from './screen.ts';

/** The tab of the stored encounters. */
export class EncountersScreen extends Screen {
  readonly empty = this.text('Create some Encounters!');
  readonly stored = this.items('Encounters');

  async open(): Promise<void> {
    await this.page.goto('/gm/encounter/manager');
  }

  async upload(content: string | object, file = 'encounter.json'): Promise<void> {
    await this.page.getByLabel('Upload Encounter').setInputFiles(jsonFile(file, content));
  }

  async load(name: string): Promise<void> {
    await this.button(`Load ${name}`).click();
  }
}
