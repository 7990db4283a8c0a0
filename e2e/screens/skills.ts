import type { Locator } from '@playwright/test';
import { EditorScreen } from './editor.ts';

export class SkillsScreen extends EditorScreen {
  protected readonly path = 'skills';

  level(skill: string): Locator {
    return this.numberField(skill);
  }

  coreTalents(skill: string): Locator {
    return this.items(`Core talents of ${skill}`);
  }
}
