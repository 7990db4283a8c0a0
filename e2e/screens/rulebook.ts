import { Screen } from './screen.ts';

/** The rules of the game: the contents, and a page. */
export class RulebookScreen extends Screen {
  readonly contents = this.items('Contents');

  async open(page = ''): Promise<void> {
    await this.openAddress(`/gamedata/rulebook/${page}`);
  }

  /** Opens a page from the contents. */
  async read(title: string): Promise<void> {
    await this.contents.getByRole('link').filter({ hasText: title }).click();
  }
}
