import type { Locator } from '@playwright/test';
import { EditorScreen } from './editor.ts';

export class TalentsScreen extends EditorScreen {
  protected readonly path = 'talents';
  readonly search = this.searchbox('Search talents');
  readonly tier = this.combobox('Tier');
  /** Talents that can be added now. */
  readonly available = this.talentsOf('Talents to add');
  /** Talents that lack a requirement. */
  readonly blocked = this.region('Not yet');
  /** Talents of the draft. */
  readonly chosen = this.items('Chosen talents');
  readonly owned = this.talentsOf('Owned talents');

  async add(...talents: readonly string[]): Promise<void> {
    for (const talent of talents) await this.button(`Add ${talent}`).click();
  }

  async askToRemove(talent: string): Promise<void> {
    await this.button(`Remove ${talent}`).click();
  }

  private talentsOf(list: string): Locator {
    return this.page.getByRole('list', { name: list }).getByRole('heading');
  }
}
