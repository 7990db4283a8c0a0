import { Screen } from './screen.ts';

export class PatchNotesScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/settings/patch-notes');
  }
}
