import { expect, type Locator } from '@playwright/test';
import { PlayerViewScreen } from './player-view.ts';
import { Screen } from './screen.ts';

/** The tab of the loaded encounter. */
export class EncounterScreen extends Screen {
  readonly turn = this.page.getByRole('status', { name: 'Turn' });
  readonly start = this.button('Start Encounter');
  readonly reset = this.button('Reset');
  readonly showToPlayers = this.switch('Show to players');
  readonly notLoaded = this.text('No Encounter Loaded');

  async open(): Promise<void> {
    await this.page.goto('/gm/encounter/encounter');
  }

  /** The dialog that plays the fight many times. */
  get forecast(): Locator {
    return this.page.getByRole('dialog', { name: 'How hard is it?' });
  }

  /** Opens what is done with the encounter as a whole, which a phone shows in a popover. */
  async openTools(): Promise<void> {
    await expect(this.tab('Encounter')).toHaveAttribute('aria-selected', 'true');
    const isOpen = await this.link('Player View').isVisible();
    if (!isOpen) await this.button(/^Encounter tools/).click();
  }

  /** Plays fights until the first ones are counted, and stops. */
  async playForecast(): Promise<void> {
    await this.openTools();
    await this.button('How hard is it?').click();
    await this.button('Run forecast').click();
    await expect(this.forecast.getByRole('heading', { name: /fights$/ })).toBeVisible();
    await this.forecast
      .getByRole('button', { name: /^(Stop|Run again)$/ })
      .first()
      .click({ trial: true });
  }

  async addMembers(group: string, count: number): Promise<void> {
    const add = this.button(`Add ${group}`);
    const number = this.numberField(`Number of new ${group}`);
    await expect(add).toBeVisible();
    // On a phone the number shows once a member has been added.
    const isHidden = !(await number.isVisible());
    if (isHidden) await add.click();
    if (isHidden && count === 1) return;
    await number.fill(String(isHidden ? count - 1 : count));
    await add.click();
  }

  group(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  members(group: string): Locator {
    return this.group(group).getByRole('listitem');
  }

  /** The names of a group's members in their order on the screen. */
  async memberNames(group: string): Promise<readonly string[]> {
    const labels = this.members(group).locator('label').filter({ hasText: 'has acted' });
    return (await labels.allTextContents()).map((label) => label.replace(' has acted', '').trim());
  }

  async expectOrder(group: string, ...names: readonly string[]): Promise<void> {
    await expect.poll(() => this.memberNames(group)).toEqual(names);
  }

  hasActed(member: string): Locator {
    return this.page.getByRole('checkbox', { name: `${member} has acted`, exact: true });
  }

  health(member: string): Locator {
    return this.slider(`Health of ${member}`);
  }

  energy(member: string): Locator {
    return this.slider(`Energy of ${member}`);
  }

  actionPoints(member: string): Locator {
    return this.slider(`AP of ${member}`);
  }

  /** Adds stored characters to the party. */
  async addToParty(...names: readonly string[]): Promise<void> {
    await this.openTools();
    await this.button('Add Party Members').click();
    for (const name of names) await this.page.getByRole('checkbox', { name, exact: true }).check();
    await this.button(names.length === 1 ? 'Add to Party' : `Add ${names.length} Characters`).click();
  }

  /** Gives a group another name. */
  async rename(group: string, name: string): Promise<void> {
    await this.openTools();
    await this.button('Edit').click();
    await this.button(`Edit ${group}`).click();
    await this.textbox(`Name of ${group}`).fill(name);
    await this.button('Save Group').click();
    await this.dialog.getByRole('button', { name: 'Close' }).click();
  }

  /** A member takes an action against a target, whatever comes of it. */
  async act(member: string, action: string, target: string): Promise<void> {
    await this.button(`Open ${member}`).click();
    await this.combobox('Target').selectOption(target);
    await this.button(action).click();
    await expect(this.dialog.getByRole('status').first()).toBeVisible();
    await this.dialog.getByRole('button', { name: 'Close' }).click();
  }

  /** Types a change of a party member's health, such as -9. */
  async typeHealth(character: string, change: string): Promise<void> {
    await this.button(`Change Health of ${character}`).click();
    await this.textbox('Amount').fill(change);
    await this.page.keyboard.press('Enter');
  }

  /** Expects the health of a party member. */
  async expectHealth(character: string, health: number): Promise<void> {
    const meter = this.page.getByRole('meter', { name: `Health of ${character}`, exact: true });
    await expect(meter).toHaveAttribute('aria-valuenow', String(health));
  }

  /** The row of a member on a phone, which shows its controls when it is opened. */
  row(member: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${member} Health`) });
  }

  /** Moves to the phase or round that a button names. */
  async moveTo(step: 'Phase 2' | 'End Phase' | 'Next Round'): Promise<void> {
    await this.button(`Move to ${step}`).click();
  }

  /** The status effects of a member, in its row. */
  effectsOf(member: string): Locator {
    return this.page.getByRole('list', { name: `Status effects of ${member}` });
  }

  /** Shows the encounter to the players, and opens their window. */
  async openPlayerView(): Promise<PlayerViewScreen> {
    await this.openTools();
    await this.showToPlayers.check();
    const opening = this.page.context().waitForEvent('page');
    await this.link('Player View').click();
    return new PlayerViewScreen(await opening);
  }
}
