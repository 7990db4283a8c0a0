import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** A list of the game data with its search. */
export class GlossaryScreen extends Screen {
  readonly queries = this.items('Queries');
  readonly searchField = this.page.getByLabel('Search field');
  readonly searchValue = this.page.getByLabel('Search value');
  readonly add = this.button('Add');
  readonly matchAll = this.page.getByRole('radio', { name: 'All' });
  readonly matchAny = this.page.getByRole('radio', { name: 'Any' });
  readonly returnToTop = this.button('Return to Top');
  readonly entries = this.page.getByRole('article');

  async open(list: string): Promise<void> {
    await this.openAddress(`/gamedata/${list}`);
  }

  async addQuery(field: string, value: string): Promise<void> {
    await this.searchField.selectOption(field);
    await this.searchValue.fill(value);
    await this.add.click();
  }

  async removeQuery(query: string): Promise<void> {
    await this.button(`Remove ${query}`).click();
  }

  /** An entry by its position in the list, from 1. */
  entryAt(position: number): Locator {
    return this.page.locator(`[aria-posinset="${position}"]`).getByRole('article');
  }

  /** The number of entries, as the heading gives it. */
  async count(): Promise<number> {
    return Number(/\((\d+)\)/.exec((await this.heading.textContent()) ?? '')?.[1]);
  }

  /** The texts highlighted on the page, without repetitions, in lower case. */
  highlights(): Promise<readonly (string | undefined)[]> {
    return this.page.evaluate(() => {
      const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
      const texts = ranges.map(({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset).toLowerCase(),
      );
      return [...new Set(texts)];
    });
  }
}
