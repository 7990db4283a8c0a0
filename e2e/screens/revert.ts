import { Screen } from './screen.ts';

export class RevertScreen extends Screen {
  readonly records = this.items('Reversion records');

  async open(): Promise<void> {
    await this.page.goto('/character/id/aria/revert');
  }

  async askToRevert(record: string): Promise<void> {
    await this.button(`Revert ${record}`).click();
  }

  async askToDelete(record: string): Promise<void> {
    await this.button(`Delete ${record}`).click();
  }
}
