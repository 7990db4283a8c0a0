import type { Locator, Page } from '@playwright/test';
import { fighter, fightPack, openCombat } from './combat-game.ts';
import { expect, expectNoAxeFindings, expectNoAxeFindingsAnywhere, look, test } from './fixtures.ts';
import { pressAt, tabTo } from './keyboard.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function expectTurn(page: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words) await expect(page.getByRole('status', { name: 'Turn' })).toContainText(word);
}

/** Expects the bars to stand at these values. */
async function expectBars(page: Page, bars: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(bars)) {
    await expect(page.getByRole('meter', { name, exact: true })).toHaveAttribute(
      'aria-valuenow',
      String(value),
    );
  }
}

/** Expects numbers of the drafted action, each under the name that explains it. */
async function expectFigures(page: Page, figures: Readonly<Record<string, string | number>>): Promise<void> {
  for (const [name, value] of Object.entries(figures))
    await expect(button(panel(page), `${name}: ${value}`)).toBeVisible();
}

/** Expects a condition's row, by its text, to say that it is met or not. */
async function expectCondition(scope: Locator, text: string, isMet: boolean): Promise<void> {
  await expect(scope.getByRole('listitem').filter({ hasText: text }).last()).toHaveText(
    `${isMet ? 'Met' : 'Not met'} ${text}`,
  );
}

async function select(page: Page, action: string): Promise<void> {
  await openTab(page, 'Actions');
  await button(page, `Select ${action}`).click();
  await expect(page.getByRole('tab', { name: 'Take Action' })).toHaveAttribute('aria-selected', 'true');
}

async function add(page: Page, ...maneuvers: readonly string[]): Promise<void> {
  await openTab(page, 'Maneuvers');
  for (const maneuver of maneuvers) await button(page, `Add ${maneuver}`).click();
  await openTab(page, 'Take Action');
}

/** Performs what is drafted, which leads back to the Actions tab with the first action selected. */
async function perform(page: Page): Promise<void> {
  await button(page, 'Perform Action').click();
  await expect(page.getByRole('tab', { name: 'Actions' })).toHaveAttribute('aria-selected', 'true');
  await expect(button(page, 'Select Slash')).toHaveAttribute('aria-pressed', 'true');
}

const performButton = (page: Page) => button(page, 'Perform Action');

test('a fight of three rounds comes to the figures worked out by hand', async ({ page }) => {
  // It is long, not slow.
  test.slow();
  await openCombat(page);
  await expect(page).toHaveTitle('Combat - Aria');

  // Before combat only Begin Combat can be pressed.
  await expect(button(page, 'Begin Combat')).toBeEnabled();
  for (const step of ['Begin Next Phase', 'Begin Next Round', 'End Combat'])
    await expect(button(page, step)).toBeDisabled();
  await expect(performButton(page)).toBeDisabled();
  await expect(
    page.getByText('Combat has not been initiated. Please scroll to the top and do so.'),
  ).toBeVisible();
  await expect(page.getByText('Combat must begin before you are able to add Status Effects.')).toBeVisible();
  await expect(button(page, 'Add Status Effect')).toBeDisabled();
  await expectNoAxeFindings(page);

  await button(page, 'Begin Combat').click();
  await expectTurn(page, 'Round 1', 'Phase 1', 'Action Points 4 / 4');
  await expect(button(page, 'Begin Combat')).toBeDisabled();
  for (const step of ['Begin Next Phase', 'Begin Next Round', 'End Combat'])
    await expect(button(page, step)).toBeEnabled();
  await expect(page.getByText('You must select a Status Effect.')).toBeVisible();

  // Slash with Blades 3: dice 2 + 3, power 3 ÷ 2 rounded up and 1 of the sword, successes 3 ÷ 2 rounded down.
  await expectFigures(page, { 'Dice of Blades': '5d6', Power: 3, Successes: 1 });
  await expectFigures(page, { 'Energy cost': 1, 'Action Points cost': 2 });
  await expect(panel(page)).toContainText('Physical');
  // With Bows 2: dice 2 + 2, power 1 + 1, successes 1.
  await panel(page).getByRole('combobox', { name: 'Skill' }).selectOption('Bows');
  await expectFigures(page, { 'Dice of Bows': '4d6', Power: 2, Successes: 1 });
  await panel(page).getByRole('combobox', { name: 'Skill' }).selectOption('Blades');
  await look(page, 'combat-slash');

  // Finesse asks for an ante before it.
  await openTab(page, 'Maneuvers');
  const finesse = page.getByRole('article', { name: 'Finesse' });
  await expectCondition(finesse, 'Selected Action is Slash', true);
  await expectCondition(finesse, 'Ante is greater than 0', false);
  await expect(button(page, 'Add Finesse')).toBeDisabled();
  await expectNoAxeFindings(page);
  await button(page, 'Add Ante').click();
  await expectCondition(finesse, 'Ante is greater than 0', true);
  await button(page, 'Add Finesse').click();
  await button(page, 'Add Blade Dance').click();
  // Two boost points may go into one action.
  await button(page, 'Add Boost').click();
  await button(page, 'Add Boost').click();
  await expectCondition(
    page.getByRole('article', { name: 'Boost' }),
    'Boost Points cost is less than 3',
    false,
  );
  await expect(button(page, 'Add Boost')).toBeDisabled();
  await look(page, 'combat-maneuvers');
  await button(page, 'Remove Boost').first().click();
  await button(page, 'Remove Boost').click();
  await openTab(page, 'Take Action');

  // An ante is at most the dice pool as it stands there, 2 + 3.
  const ante = panel(page).getByRole('spinbutton', { name: 'Dice to ante' });
  await ante.fill('9');
  await expect(ante).toHaveAttribute('aria-valuenow', '5');
  await ante.fill('2');
  // Dice 2 + 3 + 1 less 2, power 2 + 2 + 1, successes 1 + 1 + 2, energy 1 and the power of 5.
  await expectFigures(page, { 'Dice of Blades': '4d6', Power: 5, Successes: 4, Ante: 2, 'Energy cost': 6 });
  await add(page, 'Hold Back');
  await expectFigures(page, { Power: 4, 'Energy cost': 6 });
  await expect(panel(page)).toContainText('Unrelated');
  await button(page, 'Remove Hold Back').click();

  // Without the ante, finesse does not hold either; blade dance stays: dice 6, power 3, energy 1 + 3.
  await button(page, 'Remove Ante').click();
  await expect(button(page, 'Remove Finesse')).toHaveCount(0);
  await expect(button(page, 'Remove Blade Dance')).toBeVisible();
  await expectFigures(page, { 'Dice of Blades': '6d6', Power: 3, Successes: 1, 'Energy cost': 4 });
  await add(page, 'Ante', 'Finesse');
  await ante.fill('2');
  await expectFigures(page, { 'Dice of Blades': '4d6', Power: 5, Successes: 4, 'Energy cost': 4 });
  const stack = panel(page).getByRole('list', { name: 'Maneuvers' }).getByRole('heading');
  await expect(stack).toHaveText(['Blade Dance', 'Ante', 'Finesse']);

  // Every number explains itself.
  await button(panel(page), 'Power: 5').click();
  await expect(page.getByRole('dialog', { name: 'Power' })).toContainText('Slash2Ante+2Sword+1Total5');
  await page.keyboard.press('Escape');

  await perform(page);
  await expectBars(page, { Health: 20, Energy: 8, Vigor: 4, Focus: 4 });
  await expectTurn(page, 'Round 1', 'Phase 1', 'Action Points 2 / 4');
  await openTab(page, 'Maneuvers');
  await expectCondition(page.getByRole('article', { name: 'Blade Dance' }), 'Once per combat', false);

  // Draw is the only action of its phase or none; withdrawing ends the phase and gains a boost point.
  await select(page, 'Draw');
  await expectCondition(panel(page), 'Only action this phase', false);
  await expect(performButton(page)).toBeDisabled();
  await select(page, 'Withdraw');
  await expectCondition(panel(page), 'Slash performed this round', true);
  await expectFigures(page, { 'Boost Points gain': 1 });
  await expect(panel(page)).toContainText('Moves to Phase 2');
  await perform(page);
  await expectTurn(page, 'Phase 2', 'Action Points 2 / 4');
  await expect(button(page, 'Change Boost Points: 3')).toBeVisible();
  await expect(button(page, 'Begin Next Phase')).toBeDisabled();

  await select(page, 'Draw');
  await expectCondition(panel(page), 'Only action this phase', true);
  const drawn = panel(page).getByRole('combobox', { name: 'Weapon' });
  await expect(drawn.locator('option:checked')).toHaveText('Bow');
  await expect(panel(page)).toContainText('Equips Bow');
  await drawn.selectOption('Sword');
  await expect(
    page.getByText(
      'You have either chosen no Weapon, the same Weapon you already have equipped, or a reference to a weapon that no longer exists.',
    ),
  ).toBeVisible();
  await expect(performButton(page)).toBeDisabled();
  await drawn.selectOption('Bow');
  await perform(page);
  await expectTurn(page, 'Action Points 1 / 4');
  const equipment = page.getByRole('region', { name: 'Equipment', exact: true });
  await button(equipment, 'Expand').click();
  await expect(equipment.getByRole('combobox', { name: 'Weapon' }).locator('option:checked')).toHaveText(
    'Bow',
  );
  await button(equipment, 'Collapse').click();

  // Brace is capped by the energy there is, 8, and costs 1 + 2 + … + n of it.
  await select(page, 'Brace');
  const guard = panel(page).getByRole('spinbutton', { name: 'Guard' });
  await guard.fill('99');
  await expect(guard).toHaveAttribute('aria-valuenow', '8');
  await expectFigures(page, { 'Energy cost': 36 });
  await expect(page.getByText('You do not have enough resources to perform this action.')).toBeVisible();
  await expect(performButton(page)).toBeDisabled();
  await guard.fill('2');
  await expectFigures(page, { 'Energy cost': 3, 'Action Points cost': 1 });
  await expect(panel(page)).toContainText('Gains Guarded 2');
  await perform(page);
  await expectBars(page, { Energy: 5 });
  await expectTurn(page, 'Action Points 0 / 4');
  // Mail 2 and the guard 2; less 1 against the arcane.
  await expect(button(page, 'Physical Soak: 4')).toBeVisible();
  await expect(button(page, 'Arcane Soak: 3')).toBeVisible();
  await select(page, 'Brace');
  await expectCondition(panel(page), 'Once per round', false);

  await button(page, 'Begin Next Round').click();
  await expectTurn(page, 'Round 2', 'Phase 1', 'Action Points 4 / 4');
  await expect(page.getByText('Guarded 2 → 1')).toBeVisible();
  await expect(button(page, 'Physical Soak: 3')).toBeVisible();

  // A status effect is added by hand, and only above the level that is there.
  await page.getByRole('combobox', { name: 'Status Effect', exact: true }).selectOption('Hasted');
  const level = page.getByRole('spinbutton', { name: 'Level', exact: true });
  await level.fill('9');
  await expect(level).toHaveAttribute('aria-valuenow', '5');
  await level.fill('2');
  await button(page, 'Add Status Effect').click();
  await expect(button(page, 'Remove Hasted')).toBeVisible();
  await expect(page.getByText('You already have an equal or higher level of Hasted.')).toBeVisible();
  await expect(button(page, 'Add Status Effect')).toBeDisabled();

  // Follow Through: the skill of the higher level, health 5 × 2.
  await select(page, 'Follow Through');
  await expectCondition(panel(page), 'Slash performed in the previous round', true);
  await expectCondition(panel(page), 'Has Guarded and Hasted', true);
  await expectFigures(page, { 'Dice of Blades': '3d6', 'Health cost': 10, 'Vigor cost': 3 });
  await expect(panel(page)).toContainText('Healing');
  await expect(panel(page)).toContainText('Burning');
  await perform(page);
  await expectBars(page, { Health: 10, Vigor: 1 });
  // Health and vigor must keep something.
  await select(page, 'Follow Through');
  await expect(page.getByText('You do not have enough resources to perform this action.')).toBeVisible();

  await select(page, 'Hex');
  await expectCondition(panel(page), 'Action rolls dice', true);
  await expectCondition(panel(page), 'Damage Type is Arcane', true);
  await expectCondition(panel(page), 'Inflicted Status Effect is Slowed', false);
  await panel(page).getByRole('combobox', { name: 'Status Effect' }).selectOption('Slowed');
  await panel(page).getByRole('spinbutton', { name: 'Level' }).fill('2');
  await expectCondition(panel(page), 'Inflicted Status Effect is Slowed', true);
  await expectFigures(page, {
    'Dice of Lore': '1d6',
    'Focus cost': 2,
    'Inflicted Status Effect Level': 2,
  });
  await perform(page);
  await expectBars(page, { Focus: 2 });
  // Haste will give its points when the next round begins.
  await expectTurn(page, 'Action Points 3 / 6');

  // Resting ends the phase twice; energy 5 + 4, then 12 and no more.
  await select(page, 'Rest');
  await expectFigures(page, { 'Energy gain': 4 });
  await expect(panel(page)).toContainText('This rolls no dice.');
  await perform(page);
  await expectTurn(page, 'Phase 2');
  await expectBars(page, { Energy: 9 });
  await select(page, 'Rest');
  await expect(panel(page)).toContainText('Moves to End Phase');
  await perform(page);
  await expectTurn(page, 'End Phase');
  await expectBars(page, { Energy: 12 });
  await openTab(page, 'Take Action');
  await expect(
    page.getByText(
      'You are currently in the End Phase of this round. You may transition at the top when the next Round begins.',
    ),
  ).toBeVisible();
  await expect(performButton(page)).toBeDisabled();
  await expect(button(page, 'Begin Next Phase')).toBeDisabled();

  // Upkeep comes first, then action points: 4 and the haste of 1.
  await button(page, 'Begin Next Round').click();
  await expectTurn(page, 'Round 3', 'Phase 1', 'Action Points 5 / 5');
  await expect(page.getByText('Guarded 1 → ended')).toBeVisible();
  await expect(page.getByText('Hasted 2 → 1')).toBeVisible();
  await expect(button(page, 'Remove Guarded')).toHaveCount(0);

  // A status effect that is gained rises to its level, and no higher than the cap.
  await select(page, 'Endure');
  await panel(page).getByRole('combobox', { name: 'Status Effect' }).selectOption('Tired');
  await panel(page).getByRole('spinbutton', { name: 'Level' }).fill('50');
  await expect(panel(page)).toContainText('Gains Tired 5');
  await perform(page);
  await select(page, 'Endure');
  await panel(page).getByRole('combobox', { name: 'Status Effect' }).selectOption('Tired');
  await expect(panel(page)).toContainText('Tired stays at 5');
  await perform(page);
  await expect(page.getByRole('list', { name: 'Status effects now' })).toContainText('Tired 5');
  // Tired makes what costs energy dearer: 1 + 5. The bow has no power: 2.
  await select(page, 'Slash');
  await expectFigures(page, { 'Energy cost': 6, Power: 2 });

  const question = 'Confirm below that you wish to end this combat at Round 3.';
  await button(page, 'End Combat').click();
  await expect(page.getByRole('dialog')).toContainText(question);
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await expectTurn(page, 'Round 3');
  await button(page, 'End Combat').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expectTurn(page, 'Combat has not begun');
  await expect(page.getByRole('list', { name: 'Status effects now' })).toHaveCount(0);
  await expectBars(page, { Health: 10, Energy: 12, Vigor: 1, Focus: 2 });

  // Every step goes back and forth.
  const [undo, redo] = [button(page, 'Undo'), button(page, 'Redo')];
  await undo.click();
  await expectTurn(page, 'Round 3');
  await expect(button(page, 'Remove Tired')).toBeVisible();
  while (await undo.isEnabled()) await undo.click();
  await expectTurn(page, 'Combat has not begun');
  await expectBars(page, { Health: 20, Energy: 12, Vigor: 4, Focus: 4 });
  while (await redo.isEnabled()) await redo.click();
  await expectBars(page, { Health: 10, Energy: 12, Vigor: 1, Focus: 2 });

  // The combat is kept as a reversion record, and the page tells a reload nothing new.
  await page.reload();
  await expectTurn(page, 'Combat has not begun');
  await expectBars(page, { Health: 10, Energy: 12, Vigor: 1, Focus: 2 });
});

test('a round is fought by keyboard alone', async ({ page }) => {
  // It is long, not slow.
  test.slow();
  await openCombat(page);
  const press = (control: Locator, ...keys: readonly string[]) => pressAt(page, control, ...keys);
  await press(button(page, 'Begin Combat'));
  await expectTurn(page, 'Round 1');
  await press(button(page, 'Begin Next Phase'));
  // What was pressed keeps the focus although it cannot be pressed again.
  await expect(button(page, 'Begin Next Phase')).toBeFocused();
  await expectTurn(page, 'Phase 2');

  await tabTo(page, page.getByRole('tab', { name: 'Take Action' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Actions' })).toBeFocused();
  await press(button(page, 'Select Brace'));
  await expect(page.getByRole('heading', { level: 2, name: 'Brace' })).toBeFocused();
  await tabTo(page, page.getByRole('spinbutton', { name: 'Guard' }));
  await page.keyboard.press('ArrowUp');
  await expectFigures(page, { 'Energy cost': 3 });
  await press(performButton(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Actions' })).toBeFocused();
  await expectBars(page, { Energy: 9 });

  await press(button(page, 'Select Slash'));
  await press(button(page, 'Choose maneuvers'));
  await expect(page.getByRole('heading', { level: 2, name: 'Maneuvers' })).toBeFocused();
  await press(button(page, 'Add Ante'));
  await expect(button(page, 'Add Ante')).toBeFocused();
  await press(button(page, 'Review'));
  await press(button(page, 'Roll dice'), 'Space');
  await expect(page.getByRole('list', { name: 'Dice rolled' }).getByRole('listitem')).toHaveCount(4);
  await expectNoAxeFindingsAnywhere(page);
  await press(button(page, 'Remove Ante'));
  await expectFigures(page, { 'Dice of Blades': '5d6' });
  await press(performButton(page));
  await expectBars(page, { Energy: 8 });

  // Backwards to the top: health by the field behind its number.
  await page.keyboard.press('Control+z');
  await expectBars(page, { Energy: 9 });
  await page.keyboard.press('Control+Shift+z');
  await expectBars(page, { Energy: 8 });
  await button(page, 'Change Health: 20').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Health' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Change Health: 18')).toBeFocused();
  await expectBars(page, { Health: 18 });

  await button(page, 'End Combat').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Yes' }));
  await page.keyboard.press('Enter');
  await expectTurn(page, 'Combat has not begun');
});

test('dice are copied, rolled and logged in the notation of the settings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCombat(page);
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Dice Prefix' }).fill('/roll ');
  await page.getByRole('textbox', { name: 'Dice Suffix' }).fill(' !');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/character/id/aria/combat');
  await button(page, 'Begin Combat').click();
  await expect(panel(page)).toContainText('/roll 5d6 !');
  await button(page, 'Copy dice').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/roll 5d6 !');

  await button(page, 'Roll dice').click();
  const rolled = panel(page).getByRole('list', { name: 'Dice rolled' }).getByRole('listitem');
  await expect(rolled).toHaveCount(5);
  const dice = (await rolled.allTextContents()).map(Number);
  expect(dice.every((die) => die >= 1 && die <= 6)).toBe(true);
  const total = dice.reduce((sum, die) => sum + die, 0);
  await expect(panel(page)).toContainText(`Total ${total}`);

  const odds = panel(page).getByRole('region', { name: 'Odds' });
  await button(odds, 'Expand').click();
  // All but the one throw of five ones in 6^5 come to 6 or more; two in three dice show 3 or more.
  await odds.getByRole('spinbutton', { name: 'Total of at least' }).fill('5');
  await expect(odds).toContainText('100%');
  await odds.getByRole('spinbutton', { name: 'Dice at least' }).fill('5');
  await odds.getByRole('spinbutton', { name: 'showing at least' }).fill('3');
  await expect(odds).toContainText('13.2%');
  await expectNoAxeFindings(page);

  // The log outlasts a look at another page, and ends with the combat.
  await button(page, 'Toggle sidebar').click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  const log = page.getByRole('region', { name: 'Rolls', exact: true });
  await button(log, 'Expand').click();
  await expect(log).toContainText('Round 1, Phase 1: Slash, /roll 5d6 !');
  await expect(log).toContainText(`Total ${total}`);

  // And a reload, with what was drafted.
  await openTab(page, 'Maneuvers');
  await button(page, 'Add Ante').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(log).toContainText(`Total ${total}`);
  await expect(button(panel(page), 'Remove Ante')).toBeVisible();
  await button(page, 'End Combat').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await button(page, 'Begin Combat').click();
  await expect(log).toHaveCount(0);

  // A browser that refuses is no disaster.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button(page, 'Copy dice').click();
  await expect(page.getByText('Not copied: the browser did not allow it.')).toBeVisible();
});

test('what a pack writes badly is shown in its place, and can never be performed', async ({ page }) => {
  await openCombat(page, {
    sheet: fighter({ inventory: {}, equipment: { weapon: '', armor: '', accessories: [] } }),
  });
  await button(page, 'Begin Combat').click();
  await select(page, 'Broken');
  for (const text of [
    'Weapon Change - ID Undefined',
    'Inflict Status Effect - Effect Undefined',
    'WISH is not properly defined.',
    'MANA is not properly defined.',
    'The minimum of 5 exceeds the maximum of 1.',
  ]) {
    await expect(panel(page).getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(panel(page).getByText('Unable to generate Input element')).toHaveCount(2);
  await expectCondition(panel(page), 'Action Skill is ERROR', false);
  await expectCondition(panel(page), 'Has Effect Condition not properly defined.', false);
  await expectCondition(panel(page), 'Has Unknown Effect', false);
  await expectCondition(panel(page), 'MOON_IS_FULL is not properly defined.', false);
  await expect(performButton(page)).toBeDisabled();
  await expectNoAxeFindings(page);
  await look(page, 'combat-broken');

  await select(page, 'Nothing To Choose');
  for (const text of ['No Valid Skills', 'No Valid Weapons', 'No Valid Status Effects'])
    await expect(panel(page).getByText(text)).toBeVisible();
  await expect(panel(page).getByText('Weapon Change - ID Undefined')).toBeVisible();
  await expect(panel(page).getByText('Inflict Status Effect - Effect Undefined')).toBeVisible();
  await expect(page.getByText('You have either chosen no Weapon', { exact: false })).toBeVisible();
  await expect(performButton(page)).toBeDisabled();
});

test('selecting an action resets its maneuvers, and no name can break the page', async ({ page }) => {
  const names = ['__proto__', 'constructor', '<img src=x onerror=alert(1)>', `${'x'.repeat(40)}`, 'שָׁלוֹם 🗡'];
  const odd = names.map((name) => ({
    name,
    description: [],
    tags: [],
    inputs: {},
    resources: [],
    effects: [],
    conditions: [],
  }));
  await openCombat(page, { pack: fightPack({ actions: odd, maneuvers: odd }) });
  await button(page, 'Begin Combat').click();
  for (const name of names) {
    await select(page, name);
    await add(page, name, name);
    await expect(button(page, `Remove ${name}`)).toHaveCount(2);
    await button(page, `Remove ${name}`).first().click();
    await expect(button(page, `Remove ${name}`)).toHaveCount(1);
  }
  await select(page, 'Slash');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await select(page, 'x'.repeat(40));
  await add(page, 'x'.repeat(40));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await overflow()).toBe(false);
  await openTab(page, 'Maneuvers');
  expect(await overflow()).toBe(false);
  await expectNoAxeFindings(page);
});

test('among 300 actions and 300 maneuvers one is found, selected and stacked', async ({ page }) => {
  const many = (sort: string) =>
    Array.from({ length: 300 }, (_, index) => ({
      name: `${sort} ${index}`,
      description: [`The text of ${sort} ${index}.`],
      tags: ['Many'],
      inputs: {},
      resources: [{ resource: 'ENERGY', by: 'CONSTANT', value: 1 }],
      effects: [{ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 1 }],
      conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }],
    }));
  await openCombat(page, { pack: fightPack({ actions: many('Action'), maneuvers: many('Maneuver') }) });
  await button(page, 'Begin Combat').click();
  await openTab(page, 'Actions');
  await page.getByRole('searchbox', { name: 'Search actions' }).fill('text of action 299');
  await button(page, 'Select Action 299').click();
  await expectFigures(page, { Power: 2, 'Energy cost': 1 });
  await openTab(page, 'Maneuvers');
  await page.getByRole('searchbox', { name: 'Search maneuvers' }).fill('maneuver 29');
  await button(page, 'Add Maneuver 298').click();
  await button(page, 'Add Maneuver 299').click();
  await openTab(page, 'Take Action');
  await expectFigures(page, { Power: 4, 'Energy cost': 3 });
  await page.getByRole('tab', { name: 'Actions' }).click();
  await page.getByRole('searchbox', { name: 'Search actions' }).fill('nothing like it');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('the screen stays awake while combat runs, where the browser grants it', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { wakeLockCalls: calls });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request(kind: string) {
          calls.push(`ask ${kind}`);
          return Promise.resolve({
            release() {
              calls.push('release');
              return Promise.resolve();
            },
          });
        },
      },
    });
  });
  await openCombat(page);
  const calls = () =>
    page.evaluate(() => (globalThis as unknown as { wakeLockCalls: string[] }).wakeLockCalls);
  expect(await calls()).toEqual([]);
  await button(page, 'Begin Combat').click();
  await expect.poll(calls).toEqual(['ask screen']);
  await button(page, 'End Combat').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(calls).toEqual(['ask screen', 'release']);
});

test('on a phone the turn and the main act are in sight wherever the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCombat(page);
  await button(page, 'Begin Combat').click();
  await expect(performButton(page)).toBeInViewport({ ratio: 1 });
  const turn = page.getByRole('status', { name: 'Turn' });
  await panel(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await expect(turn).toBeInViewport({ ratio: 1 });
  await expect(performButton(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['Begin Combat', 'Perform Action', 'Roll dice', 'Copy dice', 'Choose maneuvers']) {
    const box = await button(page, name).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
  }
  await openTab(page, 'Actions');
  await expectNoAxeFindings(page);
  await look(page, 'combat-actions');
});

test('the folded sections hold the rest of the sheet, and stay as they were left', async ({ page }) => {
  await openCombat(page);
  await button(page, 'Begin Combat').click();
  await page.getByRole('combobox', { name: 'Status Effect', exact: true }).selectOption('Burning');
  await page.getByRole('spinbutton', { name: 'Level', exact: true }).fill('2');
  await button(page, 'Add Status Effect').click();
  for (const title of ['Skills', 'Equipment', 'Inventory', 'Talents', 'Status Effects']) {
    const section = page.getByRole('region', { name: title, exact: true });
    await button(section, 'Expand').click();
    await expect(button(section, 'Collapse')).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Status Effects', exact: true })).toContainText(
    'Lose 2 health.',
  );
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await expectNoAxeFindings(page);
  }
  await look(page, 'combat-sections');
  const bread = page.getByRole('spinbutton', { name: 'Quantity of Bread' });
  await bread.press('ArrowDown');
  await expect(bread).toHaveAttribute('aria-valuenow', '2');
  const equipment = page.getByRole('region', { name: 'Equipment', exact: true });
  await equipment.getByRole('combobox', { name: 'Weapon' }).selectOption('None');
  await expectFigures(page, { Power: 2 });
  await equipment.getByRole('combobox', { name: 'Accessory 1' }).selectOption('Ring');
  await expect(button(page, 'Maximum Focus: 5')).toBeVisible();
  await page.reload();
  await expect(equipment.getByRole('combobox', { name: 'Weapon' })).toBeVisible();

  await button(page, 'Remove Burning').click();
  await expect(page.getByRole('list', { name: 'Status effects now' })).toHaveCount(0);
});
