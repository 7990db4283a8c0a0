import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

export class TalentsScreen extends Screen {
  readonly submit = this.button('Submit');
  readonly search = this.searchbox('Search talents');
  readonly tier = this.combobox('Tier');
  /** Talents that can be added now. */
  readonly available = this.talentsOf('Talents to add');
  /** Talents that lack a requirement. */
  readonly blocked = this.region('Not yet');
  /** Talents of the draft. */
  readonly chosen = this.items('Chosen talents');
  readonly owned = this.talentsOf('Owned talents');

  async open(tab: 'add' | 'manage'): Promise<void> {
    await this.page.goto(`/character/id/aria/talents/${tab}`);
  }

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
