import { expect, type Locator, type Page } from '@playwright/test';
import { CombatScreen } from './combat.ts';
import { JoinScreen, SeatsScreen } from './pairing.ts';

/** The screen of a table, of the game master or of a player. */
export class TableScreen extends SeatsScreen {
  readonly openTable = this.button('Open the table');
  readonly addSeat = this.button('Add a seat');
  readonly rolls = this.region('Rolls').getByRole('listitem');
  /** The hits of this player that wait for an answer. */
  readonly sentHits = this.region('Waiting for the Game Master').getByRole('listitem');
  readonly proposedHits = this.region('Proposed Hits').getByRole('listitem');
  /** What a player sees of the fight. */
  readonly fight = this.region('At the Table');
  readonly foes = this.items('Foes');
  readonly turn = this.page.getByRole('status', { name: 'Turn of the table' });
  readonly hasActed = this.page.getByRole('checkbox', { name: 'I have acted' });

  /** The seat of a character. */
  seatOf(character: string): Locator {
    return this.page.getByRole('article', { name: /^Seat / }).filter({ hasText: character });
  }

  /** The status effects of a character, with their levels. */
  effectsOf(character: string): Locator {
    return this.items(`Status effects of ${character}`);
  }

  /** Proposes a status effect to a character. */
  async proposeEffect(character: string, effect: string, level: number): Promise<void> {
    await this.button(`Propose Effect to ${character}`).click();
    const dialog = this.dialogNamed(`Propose Effect to ${character}`);
    await dialog.getByRole('combobox', { name: 'Status Effect' }).selectOption(effect);
    await dialog.getByRole('spinbutton', { name: 'Level' }).fill(String(level));
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  }

  /** Connects the page of a player with a seat, which shows a code. */
  async seatPlayer(seat: string, page: Page): Promise<void> {
    const player = new JoinScreen(page);
    await player.open(await this.linkOf(seat));
    await expect(player.answerCode).toBeVisible();
    await this.takeAnswer(await player.answerField.inputValue());
    await expect(this.state(seat)).toHaveText('Connected');
    await player.link('Go to the Table').click();
  }

  /** Opens the list of foes on the combat page of a phone. */
  async openFoes(): Promise<void> {
    await this.region('Foes').getByRole('button', { name: 'Expand' }).click();
  }

  /** Loads a stored character on the page of a player who is at the table, and opens it in combat. */
  async play(name: string): Promise<CombatScreen> {
    await this.main.getByRole('link', { name: 'Characters' }).click();
    await this.button(`Load ${name}`).click();
    const combat = new CombatScreen(this.page);
    await combat.openFromSheet();
    return combat;
  }
}
