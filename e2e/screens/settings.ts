import { Screen } from './screen.ts';

export class SettingsScreen extends Screen {
  readonly darkTheme = this.switch('Dark Theme');
  readonly navigateAfterSubmit = this.switch('Navigate to sheet after submit');
  readonly dicePrefix = this.textbox('Dice Prefix');
  readonly diceSuffix = this.textbox('Dice Suffix');
  readonly tileSize = this.slider('Tile Size');

  async open(): Promise<void> {
    await this.page.goto('/settings');
  }
}
