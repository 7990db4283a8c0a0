import { expect, type Locator } from '@playwright/test';
import type { Group } from '../data/encounters.ts';
import { Screen } from './screen.ts';

/** The tab on which an encounter is created. */
export class NewEncounterScreen extends Screen {
  readonly name = this.textbox('Encounter Name');
  readonly groupName = this.textbox('Group Name');
  readonly members = this.numberField('Members');
  readonly maximumHealth = this.numberField('Maximum Health');
  readonly addGroupButton = this.button('Add Group');
  readonly submit = this.button('Create Encounter');

  async open(): Promise<void> {
    await this.page.goto('/gm/encounter/create');
  }

  /** The button that fills the group with a foe. */
  foe(name: string): Locator {
    return this.page.getByRole('group', { name: 'Foe' }).getByRole('button', { name });
  }

  async addGroup({ name, health = 8, energy = 4, ap = 3 }: Group): Promise<void> {
    await this.groupName.fill(name);
    await this.maximumHealth.fill(String(health));
    await this.numberField('Maximum Energy').fill(String(energy));
    await this.numberField('Maximum AP').fill(String(ap));
    await this.addGroupButton.click();
  }

  /** Creates an encounter, which opens it. */
  async create(name: string, ...groups: readonly Group[]): Promise<void> {
    await this.open();
    await this.name.fill(name);
    for (const group of groups) await this.addGroup(group);
    await this.submit.click();
    await expect(this.heading).toHaveText(name);
  }
}
