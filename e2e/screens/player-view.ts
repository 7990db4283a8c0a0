import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The window of an encounter for the players. */
export class PlayerViewScreen extends Screen {
  readonly everything = this.page.locator('body');
  /** Whose turn it may be. */
  readonly toAct = this.page.getByRole('status', { name: 'To act' });
  readonly members = this.page.getByRole('listitem');

  async open(): Promise<void> {
    await this.page.goto('/gm/player-view');
  }

  member(name: string): Locator {
    return this.members.filter({ hasText: name });
  }
}
