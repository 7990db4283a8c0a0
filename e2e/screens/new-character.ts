import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

const STARTING_SKILLS = 4;

/** What the standard game gives a new character. */
export const START = { currency: 60, boostPoints: 3 } as const;

export class NewCharacterScreen extends Screen {
  readonly name = this.textbox('Name');
  readonly potential = this.numberField('Starting Potential');
  readonly skills = this.page.getByRole('checkbox');
  readonly submit = this.button('Create Character');

  skill(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/character/new');
  }

  /** Chooses the first skills, as many as a character starts with. */
  async chooseSkills(count = STARTING_SKILLS): Promise<void> {
    for (let index = 0; index < count; index += 1) await this.skills.nth(index).check();
  }

  /** Creates a character with 40 potential and so many skills, which opens its sheet. */
  async create(name: string, skills = STARTING_SKILLS): Promise<void> {
    await this.open();
    await this.fillAndSubmit(name, skills);
  }

  /** As `create`, on this screen. */
  async fillAndSubmit(name: string, skills = STARTING_SKILLS): Promise<void> {
    await this.name.fill(name);
    await this.potential.fill('40');
    await this.chooseSkills(skills);
    await this.submit.click();
    await expect(this.heading).toHaveText(name.trim());
  }
}
