import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

export class SkillsScreen extends Screen {
  readonly submit = this.button('Submit');

  async open(): Promise<void> {
    await this.page.goto('/character/id/aria/skills');
  }

  level(skill: string): Locator {
    return this.numberField(skill);
  }

  coreTalents(skill: string): Locator {
    return this.items(`Core talents of ${skill}`);
  }
}
