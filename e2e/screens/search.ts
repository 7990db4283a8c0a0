import { Screen } from './screen.ts';

/** The dialog that finds a screen, a character or an entry of the game data by name. */
export class SearchDialog extends Screen {
  readonly root = this.dialogNamed('Search');
  readonly goToField = this.combobox('Go to');
  readonly options = this.root.getByRole('option');

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
  }
}
