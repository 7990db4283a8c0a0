import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The form of an entry of a pack that is written. */
export class EntryForm extends Screen {
  readonly form = this.page.getByRole('region', { name: /^Form of/ });

  /** What is asked for in an entry of a list, such as `Costs 1`. */
  part(list: string, number = 1): Locator {
    return this.form.getByRole('group', { name: `${list} ${number}`, exact: true });
  }

  /** Gives the entry its name. */
  async rename(name: string): Promise<void> {
    const field = this.form.getByRole('textbox', { name: 'Name', exact: true });
    await field.fill(name);
    await field.press('Enter');
    await expect(this.heading).toHaveText(name);
  }

  async write(label: string, text: string, within: Locator = this.form): Promise<void> {
    await within.getByRole('textbox', { name: label, exact: true }).fill(text);
  }

  async choose(label: string, option: string, within: Locator = this.form): Promise<void> {
    await within.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
  }

  async add(list: string, within: Locator = this.form): Promise<void> {
    await within.getByRole('button', { name: `Add to ${list}`, exact: true }).click();
  }

  /** Adds texts to an empty list. */
  async addTexts(list: string, ...texts: readonly string[]): Promise<void> {
    for (const [index, text] of texts.entries()) {
      await this.add(list);
      await this.write(`${list} ${index + 1}`, text);
    }
  }

  /** Picks the name of an entry that there is, by a part of it. */
  async pickName(label: string, part: string, name: string, within: Locator = this.form): Promise<void> {
    await this.typeName(label, part, within);
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  /** Types a name that nothing has yet, and takes the offer to create an entry of it. */
  async createName(label: string, name: string, within: Locator = this.form): Promise<void> {
    await this.typeName(label, name, within);
    await this.page.getByRole('option', { name: /^Create the / }).click();
  }

  /** Adds a value by name to a map, such as a modifier. */
  async addKey(map: string, key: string): Promise<void> {
    await this.typeName(`Add to ${map}`, key, this.form);
    await this.page.getByRole('option', { name: key, exact: true }).click();
  }

  /** Types a name into its field, and stays there. */
  async typeName(label: string, text: string, within: Locator = this.form): Promise<void> {
    // Once its list is open, the rest of the page is hidden from roles.
    await within.getByRole('combobox', { name: label, exact: true }).fill(text);
  }
}
