import { CharactersScreen, type Game } from './characters.ts';
import { Screen } from './screen.ts';

/** An editor of Aria: of her skills, talents or items. */
export abstract class EditorScreen extends Screen {
  readonly submit = this.button('Submit');
  /** The end of its address. */
  protected abstract readonly path: string;

  /** Opens the editor, or one of its tabs. */
  async open(tab?: string): Promise<void> {
    await this.page.goto(`/character/id/aria/${this.path}${tab === undefined ? '' : `/${tab}`}`);
  }

  /** Loads Aria in a game of its own and opens the editor, or one of its tabs. */
  async startGame({ tab, ...game }: Game & { readonly tab?: string } = {}): Promise<void> {
    await new CharactersScreen(this.page).startGame(game);
    await this.open(tab);
  }
}
