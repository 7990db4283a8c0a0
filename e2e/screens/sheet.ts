import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

export const TILES = [
  'Health',
  'Energy',
  'Vigor',
  'Focus',
  'Boost Points',
  'Currency',
  'Potential',
  'Status Effects',
  'Equipment',
  'Skills',
  'Inventory',
  'Talents',
  'Notes',
] as const;

/** The sheet of a character: its tiles with what they hold. */
export class SheetScreen extends Screen {
  /** The list of what is left to do with a new character. */
  readonly firstSteps = this.region('What is left to do');
  readonly health = this.numberField('Health');
  readonly currency = this.numberField('Currency');
  readonly boostPoints = this.numberField('Boost Points');
  readonly notes = this.textbox('Notes');
  readonly inventory = this.region('Inventory');
  readonly talents = this.region('Talents');
  readonly weapon = this.combobox('Weapon');
  readonly reset = this.button('Reset Grid Layout');
  /** Takes back what was parked. */
  readonly takeBack = this.button('Take Back');
  readonly arrange = this.button('Arrange Tiles');
  readonly done = this.button('Done');
  /** The notice that the character is open in another tab. */
  readonly openElsewhere = this.status('is open in another tab');

  async open(name = 'aria'): Promise<void> {
    await this.page.goto(`/character/id/${name}`);
  }

  /** Combat has controls of the same names, and shows them until the sheet is there. */
  async expectOpen(): Promise<void> {
    await expect(this.currency).toBeVisible();
  }

  tile(name: string): Locator {
    return this.region(name);
  }

  title(tile: string): Locator {
    return this.tile(tile).getByRole('heading', { name: tile, exact: true });
  }

  /** The button that starts and ends moving a tile. */
  grip(tile: string): Locator {
    return this.tile(tile).getByRole('button', { name: 'Move or resize' });
  }

  /** The pad that lowers and raises a resource. */
  pad(resource: string): Locator {
    return this.dialogNamed(resource);
  }

  /** Opens the pad of a resource by a tap on its number. */
  async tapOn(resource: string): Promise<void> {
    await this.button(`Change ${resource}`).tap();
  }

  /** Raises a resource by one. */
  async increase(resource: string): Promise<void> {
    await this.button(`Increase ${resource}`).click();
  }

  /** Lowers a resource by one. */
  async decrease(resource: string): Promise<void> {
    await this.button(`Decrease ${resource}`).click();
  }

  async askToDeleteItem(item: string): Promise<void> {
    await this.button(`Delete ${item}`).click();
  }
}
