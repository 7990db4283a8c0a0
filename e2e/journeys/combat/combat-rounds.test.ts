import { expectAccessible } from '../../support/accessibility.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { expect, test } from '../../support/test.ts';

// So high that no sticky bar covers half of a control, which axe would find too small.
test.use({ viewport: { width: 1280, height: 1800 } });

test('a combat of three rounds comes to the figures worked out by hand', async ({ page, combat, sheet }) => {
  test.slow();
  const { panel } = combat;
  const notEnough = combat.text('You do not have enough resources to perform this action.');

  /** Performs the drafted action, after which the first action is selected. */
  const perform = async () => {
    await combat.perform();
    await expect(combat.button('Select Slash')).toHaveAttribute('aria-pressed', 'true');
  };

  await combat.startGame();
  await expect(page).toHaveTitle('Combat - Aria');

  await test.step('before combat only Begin Combat is enabled', async () => {
    await expect(combat.begin).toBeEnabled();
    for (const step of [combat.nextPhase, combat.nextRound, combat.end]) await expect(step).toBeDisabled();
    // Where it acts, the bar begins the combat.
    await expect(combat.performButton).toBeHidden();
    await expect(combat.button('Start Combat')).toBeInViewport();
    await expect(
      combat.text('Combat has not been initiated. Please scroll to the top and do so.'),
    ).toBeAttached();
    await expect(combat.text('Combat must begin before you are able to add Status Effects.')).toBeVisible();
    await expect(combat.addStatusEffectButton).toBeDisabled();
    await expectAccessible(page);

    await combat.begin.click();
    await combat.expectTurn('Round 1', 'Phase 1', 'Action Points 4 / 4');
    await expect(combat.begin).toBeDisabled();
    for (const step of [combat.nextPhase, combat.nextRound, combat.end]) await expect(step).toBeEnabled();
    await expect(combat.text('You must select a Status Effect.')).toBeVisible();
  });

  await test.step('the skill changes the figures of the drafted action', async () => {
    // Blades 3: dice 2 + 3, power 3 ÷ 2 rounded up and 1 of the sword, successes 3 ÷ 2 rounded down.
    await combat.expectFigures({ 'Dice of Blades': '5d6', Power: 3, 'Bonus Successes': 1 });
    await combat.expectFigures({ 'Energy cost': 1, 'Action Points cost': 2 });
    await expect(panel).toContainText('Physical');
    // Bows 2: dice 2 + 2, power 1 + 1, successes 1.
    await combat.draftedSkill.selectOption('Bows');
    await combat.expectFigures({ 'Dice of Bows': '4d6', Power: 2, 'Bonus Successes': 1 });
    await combat.draftedSkill.selectOption('Blades');
    await takeScreenshots(page, 'combat-slash');
  });

  const ante = combat.draftedNumber('Dice to ante');

  await test.step('maneuvers are added where their conditions are met', async () => {
    await combat.openTab('Maneuvers');
    await combat.expectManeuverCondition('Finesse', 'Selected Action is Slash', true);
    await combat.expectManeuverCondition('Finesse', 'Ante is greater than 0', false);
    await expect(combat.button('Add Finesse')).toBeDisabled();
    await expectAccessible(page);
    await combat.button('Add Ante').click();
    await combat.expectManeuverCondition('Finesse', 'Ante is greater than 0', true);
    await combat.button('Add Finesse').click();
    await combat.button('Add Blade Dance').click();
    // One action takes two boost points at most.
    await combat.button('Add Boost').click();
    await combat.button('Add Boost').click();
    await combat.expectManeuverCondition('Boost', 'Costs at most 2 Boost Points in all', false);
    await expect(combat.button('Add Boost')).toBeDisabled();
    await takeScreenshots(page, 'combat-maneuvers');
    await combat.button('Remove Boost').first().click();
    await combat.button('Remove Boost').click();
    await combat.openTab('Take Action');
  });

  await test.step('the ante is limited by the dice pool; maneuvers change the figures in order', async () => {
    // The dice pool is 2 + 3.
    await ante.fill('9');
    await expect(ante).toHaveAttribute('aria-valuenow', '5');
    await ante.fill('2');
    // Dice 2 + 3 + 1 less 2, power 2 + 2 + 1, successes 1 + 1 + 2, energy 1 and the power of 5.
    await combat.expectFigures({
      'Dice of Blades': '4d6',
      Power: 5,
      'Bonus Successes': 4,
      Ante: 2,
      'Energy cost': 6,
    });
    await combat.add('Hold Back');
    await combat.expectFigures({ Power: 4, 'Energy cost': 6 });
    await expect(panel).toContainText('Unrelated');
    await combat.button('Remove Hold Back').click();
  });

  await test.step('a maneuver leaves with what it depends on', async () => {
    // Finesse needs the ante; Blade Dance does not: dice 6, power 3, energy 1 + 3.
    await combat.button('Remove Ante').click();
    await expect(combat.button('Remove Finesse')).toHaveCount(0);
    await expect(combat.button('Remove Blade Dance')).toBeVisible();
    await combat.expectFigures({ 'Dice of Blades': '6d6', Power: 3, 'Bonus Successes': 1, 'Energy cost': 4 });
    await combat.add('Ante', 'Finesse');
    await ante.fill('2');
    await combat.expectFigures({ 'Dice of Blades': '4d6', Power: 5, 'Bonus Successes': 4, 'Energy cost': 4 });
    const added = panel.getByRole('group', { name: 'Maneuvers' }).getByRole('button', { name: /^Remove/ });
    await expect(added).toHaveText(['Ante', 'Finesse', 'Blade Dance']);
  });

  await test.step('a figure explains itself', async () => {
    await combat.inPanel('Power: 5').click();
    await expect(combat.dialogNamed('Power')).toContainText('Slash2Ante+2Sword+1Total5');
    await page.keyboard.press('Escape');
  });

  await test.step('an action spends its cost', async () => {
    await perform();
    await combat.expectBars({ Health: 20, Energy: 8, Vigor: 4, Focus: 4 });
    await combat.expectTurn('Round 1', 'Phase 1', 'Action Points 2 / 4');
    await combat.openTab('Maneuvers');
    await combat.expectManeuverCondition('Blade Dance', 'Once per combat', false);
  });

  await test.step('an action can end the phase and gain a boost point', async () => {
    // Draw must be the only action of its phase.
    await combat.select('Draw');
    await combat.expectCondition('Only action this phase', false);
    await expect(combat.performButton).toBeDisabled();
    await combat.select('Withdraw');
    await combat.expectCondition('Slash performed this round', true);
    await combat.expectFigures({ 'Boost Points gain': 1 });
    await expect(panel).toContainText('Moves to Phase 2');
    await perform();
    await combat.expectTurn('Phase 2', 'Action Points 2 / 4');
    await expect(combat.button('Change Boost Points')).toHaveText('3');
    await expect(combat.nextPhase).toBeDisabled();
  });

  await test.step('an action equips another weapon', async () => {
    await combat.select('Draw');
    await combat.expectCondition('Only action this phase', true);
    const weapon = combat.draftedWeapon;
    await expect(weapon.getByRole('option', { selected: true })).toHaveText('Bow');
    await expect(panel).toContainText('Equips Bow');
    await weapon.selectOption('Sword');
    await expect(
      combat.text(
        'You have either chosen no Weapon, the same Weapon you already have equipped, or a reference to a weapon that no longer exists.',
      ),
    ).toBeVisible();
    await expect(combat.performButton).toBeDisabled();
    await weapon.selectOption('Bow');
    await perform();
    await combat.expectTurn('Action Points 1 / 4');
    await expect(sheet.selectedOption('Weapon')).toHaveText('Bow');
    await combat.collapseButton('Equipment').click();
  });

  await test.step('a number is limited by a resource, and a cost too high cannot be paid', async () => {
    // Brace is limited by the energy of 8 and costs 1 + 2 + … + n of it.
    await combat.select('Brace');
    const guard = combat.draftedNumber('Guard');
    await guard.fill('99');
    await expect(guard).toHaveAttribute('aria-valuenow', '8');
    await combat.expectFigures({ 'Energy cost': 36 });
    await expect(notEnough).toBeVisible();
    await expect(combat.performButton).toBeDisabled();
    await guard.fill('2');
    await combat.expectFigures({ 'Energy cost': 3, 'Action Points cost': 1 });
    await expect(panel).toContainText('Gains Guarded 2');
    await perform();
    await combat.expectBars({ Energy: 5 });
    await combat.expectTurn('Action Points 0 / 4');
    // Mail 2 and the guard 2; 1 less against arcane damage.
    await expect(combat.button('Physical Soak: 4')).toBeVisible();
    await expect(combat.button('Arcane Soak: 3')).toBeVisible();
    await combat.select('Brace');
    await combat.expectCondition('Once per round', false);
  });

  await test.step('round 2: status effects go down a level, and are added above their level', async () => {
    await combat.nextRound.click();
    await combat.expectTurn('Round 2', 'Phase 1', 'Action Points 4 / 4');
    await expect(combat.text('Guarded 2 → 1')).toBeVisible();
    await expect(combat.button('Physical Soak: 3')).toBeVisible();

    await combat.chooseStatusEffect('Hasted', '9');
    await expect(combat.statusEffectLevel).toHaveAttribute('aria-valuenow', '5');
    await combat.statusEffectLevel.fill('2');
    await combat.addStatusEffectButton.click();
    await expect(combat.button('Remove Hasted')).toBeVisible();
    await combat.chooseStatusEffect('Hasted', '2');
    await expect(combat.text('You already have an equal or higher level of Hasted.')).toBeVisible();
    await expect(combat.addStatusEffectButton).toBeDisabled();
  });

  await test.step('health and vigor cannot be spent to the last', async () => {
    // Follow Through: the skill of the higher level, health 5 × 2.
    await combat.select('Follow Through');
    await combat.expectCondition('Slash performed in the previous round', true);
    await combat.expectCondition('Has Guarded and Hasted', true);
    await combat.expectFigures({ 'Dice of Blades': '3d6', 'Health cost': 10, 'Vigor cost': 3 });
    await expect(panel).toContainText('Healing');
    await expect(panel).toContainText('Burning');
    await perform();
    await combat.expectBars({ Health: 10, Vigor: 1 });
    await combat.select('Follow Through');
    await expect(notEnough).toBeVisible();
  });

  await test.step('an action inflicts a status effect', async () => {
    await combat.select('Hex');
    await combat.expectCondition('Action rolls dice', true);
    await combat.expectCondition('Damage Type is Arcane', true);
    await combat.expectCondition('Inflicted Status Effect is Slowed', false);
    await combat.draftStatusEffect('Slowed', '2');
    await combat.expectCondition('Inflicted Status Effect is Slowed', true);
    await combat.expectFigures({
      'Dice of Lore': '1d6',
      'Focus cost': 2,
      'Inflicted Status Effect Level': 2,
    });
    await perform();
    await combat.expectBars({ Focus: 2 });
    // Hasted gives its action points at the start of the next round.
    await combat.expectTurn('Action Points 3 / 6');
  });

  await test.step('a rest ends the phase and gains no more than the maximum', async () => {
    // Energy 5 + 4, then 12 at most.
    await combat.select('Rest');
    await combat.expectFigures({ 'Energy gain': 4 });
    await expect(panel).toContainText('This rolls no dice.');
    await perform();
    await combat.expectTurn('Phase 2');
    await combat.expectBars({ Energy: 9 });
    await combat.select('Rest');
    await expect(panel).toContainText('Moves to End Phase');
    await perform();
    await combat.expectTurn('End Phase');
    await combat.expectBars({ Energy: 12 });
    await combat.openTab('Take Action');
    await expect(
      combat.text(
        'You are currently in the End Phase of this round. You may transition at the top when the next Round begins.',
      ),
    ).toBeVisible();
    await expect(combat.performButton).toBeDisabled();
    await expect(combat.nextPhase).toBeDisabled();
  });

  await test.step('round 3: status effects end, and a gained one rises to the cap', async () => {
    // Upkeep comes first, then action points: 4 and 1 of Hasted.
    await combat.nextRound.click();
    await combat.expectTurn('Round 3', 'Phase 1', 'Action Points 5 / 5');
    await expect(combat.text('Guarded 1 → ended')).toBeVisible();
    await expect(combat.text('Hasted 2 → 1')).toBeVisible();
    await expect(combat.button('Remove Guarded')).toHaveCount(0);

    await combat.select('Endure');
    await combat.draftStatusEffect('Tired', '50');
    await expect(panel).toContainText('Gains Tired 5');
    await perform();
    await combat.select('Endure');
    await combat.draftedStatusEffect.selectOption('Tired');
    await expect(panel).toContainText('Tired stays at 5');
    await perform();
    await expect(combat.statusEffects).toContainText('Tired 5');
    // Tired raises energy costs: 1 + 5. The bow adds no power: 2.
    await combat.select('Slash');
    await combat.expectFigures({ 'Energy cost': 6, Power: 2 });
  });

  await test.step('the combat ends once that is confirmed', async () => {
    await combat.end.click();
    await expect(combat.dialog).toContainText('Confirm below that you wish to end this combat at Round 3.');
    await expectAccessible(page);
    await combat.no.click();
    await combat.expectTurn('Round 3');
    await combat.endCombat();
    await combat.expectTurn('Combat has not begun');
    await expect(combat.statusEffects).toHaveCount(0);
    await combat.expectBars({ Health: 10, Energy: 12, Vigor: 1, Focus: 2 });
  });

  await test.step('every step is undone and redone, and a reload changes nothing', async () => {
    await combat.undo.click();
    await combat.expectTurn('Round 3');
    await expect(combat.button('Remove Tired')).toBeVisible();
    while (await combat.undo.isEnabled()) await combat.undo.click();
    await combat.expectTurn('Combat has not begun');
    await combat.expectBars({ Health: 20, Energy: 12, Vigor: 4, Focus: 4 });
    while (await combat.redo.isEnabled()) await combat.redo.click();
    await combat.expectBars({ Health: 10, Energy: 12, Vigor: 1, Focus: 2 });

    await page.reload();
    await combat.expectTurn('Combat has not begun');
    await combat.expectBars({ Health: 10, Energy: 12, Vigor: 1, Focus: 2 });
  });
});
