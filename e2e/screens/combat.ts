import { expect, type Locator } from '@playwright/test';
import { fightPack } from '../data/fight-pack.ts';
import { CharactersScreen, type Game } from './characters.ts';
import { Screen } from './screen.ts';

type Tab = 'Take Action' | 'Actions' | 'Maneuvers';

export class CombatScreen extends Screen {
  readonly turn = this.page.getByRole('status', { name: 'Turn', exact: true });
  /** The content of the selected tab. */
  readonly panel = this.page.getByRole('tabpanel');
  readonly begin = this.button('Begin Combat');
  readonly nextPhase = this.button('Begin Next Phase');
  readonly nextRound = this.button('Begin Next Round');
  readonly end = this.button('End Combat');
  readonly performButton = this.button('Perform Action');
  readonly addStatusEffectButton = this.button('Add Status Effect');
  readonly statusEffectLevel = this.numberField('Level');
  readonly statusEffects = this.page.getByRole('list', { name: 'Status effects now' });
  readonly rolledDice = this.panel.getByRole('list', { name: 'Dice rolled' }).getByRole('listitem');
  /** Whether the roll hits. */
  readonly verdict = this.panel.getByText(/^(Hits|Misses)( by \d+)?$/);
  readonly target = this.panel.getByRole('combobox', { name: 'Target' });
  /** The digits of the pad that changes a bar. */
  readonly keypad = this.page.getByRole('toolbar', { name: 'Keypad' });
  /** The line with the odds of the draft; it opens to all of them. */
  readonly odds = this.panel.getByRole('button', { name: /^(Hits|Succeeds) / });
  readonly draftedSkill = this.panel.getByRole('combobox', { name: 'Skill' });
  readonly draftedStatusEffect = this.panel.getByRole('combobox', { name: 'Status Effect' });
  readonly draftedWeapon = this.panel.getByRole('combobox', { name: 'Weapon' });

  /** What the end of a round does, before it is applied. */
  roundEnd(round: number): Locator {
    return this.dialogNamed(`The end of round ${round}`);
  }

  /** The message that the character fell. */
  fall(text: string): Locator {
    return this.alert(text);
  }

  /** Begins the next round, and applies what the end of this one does. */
  async applyRound(round: number): Promise<void> {
    await this.nextRound.click();
    await this.roundEnd(round)
      .getByRole('button', { name: `Begin Round ${round + 1}` })
      .click();
  }

  async open(name = 'aria'): Promise<void> {
    await this.page.goto(`/character/id/${name}/combat`);
  }

  /** Goes from the sheet to the combat screen. */
  async openFromSheet(): Promise<void> {
    await this.link('Combat').first().click();
    await expect(this.turn).toBeVisible();
  }

  /** Starts a game of a pack of its own and opens the combat screen. */
  async startGame({ pack = fightPack(), ...game }: Game = {}): Promise<void> {
    await new CharactersScreen(this.page).startGame({ pack, ...game });
    await this.openFromSheet();
  }

  /** A control of the selected tab. */
  inPanel(button: string): Locator {
    return this.panel.getByRole('button', { name: button, exact: true });
  }

  /** The heading of the selected tab's content. */
  tabHeading(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name });
  }

  draftedNumber(name: string): Locator {
    return this.panel.getByRole('spinbutton', { name });
  }

  async select(action: string): Promise<void> {
    await this.openTab('Actions');
    await this.button(`Select ${action}`).click();
    await this.expectTab('Take Action');
  }

  /** Adds maneuvers to the drafted action. */
  async add(...maneuvers: readonly string[]): Promise<void> {
    await this.openTab('Maneuvers');
    for (const maneuver of maneuvers) await this.button(`Add ${maneuver}`).click();
    await this.openTab('Take Action');
  }

  /** Performs the drafted action, which leads to the Actions tab. */
  async perform(): Promise<void> {
    await this.performButton.click();
    await this.expectTab('Actions');
  }

  /** Rolls 4 successes of an action by hand against a foe at the table, and proposes the hit. */
  async propose(action: string, target: string): Promise<void> {
    await this.select(action);
    const label = this.target.getByRole('option', { name: `${target} (` });
    await this.target.selectOption({ label: await label.innerText() });
    await this.button('Rolled by hand').click();
    await this.numberField('Successes').fill('4');
    await this.button('Propose and Perform').click();
  }

  /** Ends the combat and confirms it. */
  async endCombat(): Promise<void> {
    await this.end.click();
    await this.yes.click();
  }

  /** Chooses a status effect that the character has and its level. */
  async chooseStatusEffect(name: string, level: string): Promise<void> {
    await this.combobox('Status Effect').selectOption(name);
    await this.statusEffectLevel.fill(level);
  }

  /** Chooses the status effect that the drafted action inflicts or gains, and its level. */
  async draftStatusEffect(name: string, level: string): Promise<void> {
    await this.draftedStatusEffect.selectOption(name);
    await this.draftedNumber('Level').fill(level);
  }

  async expectTab(tab: Tab): Promise<void> {
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
    await expect(this.tabPanel(tab)).toBeVisible();
  }

  async expectTurn(...words: readonly string[]): Promise<void> {
    for (const word of words) await expect(this.turn).toContainText(word);
  }

  /** Expects the current values of the bars. */
  async expectBars(bars: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, value] of Object.entries(bars)) {
      const bar = this.page.getByRole('meter', { name, exact: true });
      await expect(bar).toHaveAttribute('aria-valuenow', String(value));
    }
  }

  /** Expects numbers of the drafted action by the name of what they count. */
  async expectFigures(figures: Readonly<Record<string, string | number>>): Promise<void> {
    for (const [name, value] of Object.entries(figures))
      await expect(this.inPanel(`${name}: ${value}`)).toBeVisible();
  }

  /** Expects a condition of the drafted action to be met or not. */
  async expectCondition(text: string, isMet: boolean): Promise<void> {
    await expectConditionIn(this.panel, text, isMet);
  }

  /** Opens the rules of a listed maneuver, and expects a condition to be met or not. */
  async expectManeuverCondition(maneuver: string, text: string, isMet: boolean): Promise<void> {
    const rules = this.button(`Rules of ${maneuver}`);
    if ((await rules.getAttribute('aria-expanded')) === 'false') await rules.click();
    await expectConditionIn(this.article(maneuver), text, isMet);
  }
}

async function expectConditionIn(scope: Locator, text: string, isMet: boolean): Promise<void> {
  const row = scope.getByRole('listitem').filter({ hasText: text }).last();
  await expect(row).toHaveText(`${isMet ? 'Met' : 'Not met'} ${text}`);
}
