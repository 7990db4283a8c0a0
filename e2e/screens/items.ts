import { jsonFile } from '../support/files.ts';
import { EditorScreen } from './editor.ts';

export class ItemsScreen extends EditorScreen {
  protected readonly path = 'items';
  readonly search = this.searchbox('Search items');
  readonly kind = this.combobox('Kind');
  /** The list of items of the game data. */
  readonly list = this.page.getByRole('list', { name: 'Items to add' });
  readonly available = this.list.getByRole('article');
  /** The reason why the draft or the file is refused. */
  readonly refusal = this.page.getByRole('tabpanel').getByRole('alert');
  readonly addItem = this.button('Add Item');
  readonly name = this.textbox('Name');
  readonly weight = this.numberField('Weight');
  readonly uploadField = this.page.getByLabel('Upload Item');

  async chooseFile(content: string | object): Promise<void> {
    await this.uploadField.setInputFiles(jsonFile('item.json', content));
  }

  async add(item: string): Promise<void> {
    await this.button(`Add ${item}`).click();
  }

  async remove(item: string): Promise<void> {
    await this.button(`Remove ${item}`).click();
  }
}
