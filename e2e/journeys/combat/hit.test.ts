import { expectAccessibleAtEverySize } from '../../support/accessibility.ts';
import { loadDice } from '../../support/dice.ts';
import { expect, test } from '../../support/test.ts';
import { PHONE } from '../../support/viewports.ts';

test.use({ viewport: PHONE, hasTouch: true });

/**
 * What docs/standard-game.md#an-example tells, by what the screens offer: after the first address there is
 * none.
 */
test('a sample fights the example of the rulebook to its end by what the screens offer alone', async ({
  page,
  home,
  newEncounter,
  encounter,
  combat,
}) => {
  test.slow();

  const toEncounter = async () => {
    await encounter.goTo('Encounters');
    await encounter.tab('Encounter').tap();
    await encounter.row('Salt Wreckers 1').tap();
  };
  const toIlse = () => encounter.link('Ilse Wren').tap();

  await test.step('a sample character, an encounter with a foe of the pack, and both meet', async () => {
    await home.open();
    await home.trySample('Ilse Wren').tap();
    await expect(home.heading).toHaveText('Ilse Wren');
    await home.goTo('Encounters');
    await home.tab('Create').tap();
    await newEncounter.foe('Salt Wreckers').tap();
    await newEncounter.members.fill('1');
    await newEncounter.switch('With the party').tap();
    await expectAccessibleAtEverySize(page);
    await newEncounter.submit.tap();
    await expect(encounter.heading).toHaveText('Salt Wreckers');
    await encounter.start.tap();
    await expectAccessibleAtEverySize(page);
    await toIlse();
    await combat.button('Start Combat').tap();
  });

  await test.step('the numbers and the odds follow the draft', async () => {
    await combat.button('Select Flare').tap();
    await expect(combat.odds).toHaveText(/^Hits 99 %, damage 7–15, 9\.9 on average/);
    await combat.button('Add Kindling').click();
    await combat.button('Add Ante').click();
    await combat.draftedNumber('Ante').fill('2');
    await combat.expectFigures({
      'Dice of Beacon': '8d6',
      Power: 9,
      'Inflicted Status Effect Level': 2,
      'Action Points cost': 2,
      'Energy cost': 3,
    });
    await expect(combat.panel.getByText('Glim', { exact: true }).first()).toBeVisible();
    await expect(combat.odds).toHaveText(/^Hits 96 %, damage 9–15, /);
    await combat.odds.click();
    await expect(page.getByRole('row', { name: 'Miss 4 %' })).toBeVisible();
    await combat.odds.click();
  });

  await test.step('6 4 4 3 2 5 1 1 are four successes: 11 damage and Burning', async () => {
    await combat.target.selectOption({ label: 'Salt Wreckers 1 (16 health)' });
    await loadDice(page, 6, 4, 4, 3, 2, 5, 1, 1);
    await combat.button('Roll dice').tap();
    await expect(combat.rolledDice).toHaveText([
      '6, success',
      '5, success',
      '4, success',
      '4, success',
      '3',
      '2',
      '1',
      '1',
    ]);
    await expect(combat.verdict).toHaveText('Hits by 2');
    await combat.expectFigures({ 'Difficulty met': 2, Damage: 11, 'Level of Burning': 2 });
    await expectAccessibleAtEverySize(page);
    await combat.inPanel('Damage: 11').tap();
    await expect(combat.dialogNamed('Damage')).toContainText('Extra successes+2');
    await page.keyboard.press('Escape');
  });

  await test.step('one press applies it, and one press undoes it', async () => {
    await combat.button('Apply to Salt Wreckers 1').tap();
    await expect(combat.text('Salt Wreckers 1: health 16 → 5, Burning 2.')).toBeVisible();
    await combat.button(/^Undo: Salt Wreckers 1/).tap();
    await combat.button('Apply to Salt Wreckers 1').tap();
    await combat.perform();
    await combat.expectBars({ Energy: 16 });
    await expect(combat.button(/^Undo: Salt Wreckers 1/)).toBeVisible();
    await expect(combat.saved).toBeVisible();
  });

  const card = encounter.dialogNamed('Salt Wreckers 1');
  const expectPoints = (points: number) =>
    expect(card).toHaveAccessibleDescription(new RegExp(`AP ${points} of 4$`));

  await test.step('the wrecker closes in and swings: three successes of six are 4 damage', async () => {
    await toEncounter();
    await expect(encounter.health('Salt Wreckers 1')).toHaveValue('5');
    await encounter.button('Open Salt Wreckers 1').tap();
    await card.getByRole('button', { name: /^Move/ }).tap();
    await expect(card.getByText('Move taken.')).toBeVisible();
    await expectPoints(3);
    await card.getByRole('combobox', { name: 'Target' }).selectOption({ label: 'Ilse Wren (42 health)' });
    await loadDice(page, 2, 5, 4, 1, 6, 3);
    await card.getByRole('button', { name: /^Strike/ }).tap();
    await expect(card.getByText('Hits by 1')).toBeVisible();
    for (const figure of ['Difficulty met: 2', 'Damage: 4'])
      await expect(card.getByRole('button', { name: figure, exact: true })).toBeVisible();
    await expectPoints(1);
    await expectAccessibleAtEverySize(page);
    await card.getByRole('button', { name: 'Apply to Ilse Wren' }).tap();
    await expect(card.getByText('Ilse Wren: health 42 → 38.')).toBeVisible();
    await card.getByRole('button', { name: 'Close' }).tap();
    await encounter.expectHealth('Ilse Wren', 38);
  });

  await test.step('in phase 2 he acts first', async () => {
    await encounter.moveTo('Phase 2');
    await encounter.button('Open Salt Wreckers 1').tap();
    await card.getByRole('button', { name: /^Move/ }).tap();
    await expectPoints(0);
    await card.getByRole('button', { name: 'Close' }).tap();
  });

  /** Takes Flare with so many successes of dice rolled by hand. */
  const flare = async (successes: string) => {
    await combat.tab('Actions').tap();
    await combat.button('Select Flare').tap();
    await combat.button('Rolled by hand').tap();
    await combat.numberField('Successes').fill(successes);
  };

  await test.step('then Ilse flares again without the ante; it misses, and does nothing', async () => {
    await toIlse();
    await combat.expectBars({ Health: 38 });
    await combat.button('Next Phase').tap();
    await combat.expectTurn('Phase 2');
    await flare('1');
    await expect(combat.text('Misses by 1')).toBeVisible();
    expect(await combat.button('Apply and Perform').count()).toBe(0);
    await combat.performButton.tap();
    await combat.expectTab('Actions');
    await expect(combat.saved).toBeVisible();
  });

  await test.step('in the End Phase he loses 2 health to Burning, and in round 2 burns less', async () => {
    await toEncounter();
    await encounter.moveTo('End Phase');
    await encounter.moveTo('Next Round');
    const burns = encounter.numberField('Health lost, Burning, Salt Wreckers 1');
    await expect(burns).toHaveValue('2');
    await expectAccessibleAtEverySize(page);
    await encounter.button('Begin Round 2').tap();
    await expect(encounter.health('Salt Wreckers 1')).toHaveValue('3');
    await expect(encounter.effectsOf('Salt Wreckers 1')).toHaveText('Burning 1');
    await expect(encounter.saved).toBeVisible();
  });

  await test.step('the next hit ends the fight', async () => {
    await toIlse();
    await combat.nextRound.tap();
    await combat.expectTurn('Round 2', 'Phase 1');
    await flare('2');
    await combat.target.selectOption({ label: 'Salt Wreckers 1 (3 health)' });
    await combat.button('Apply and Perform').tap();
    await expect(combat.panel.getByText(/^Salt Wreckers 1: health 3 → 0/)).toBeVisible();
    await combat.end.tap();
    await combat.yes.tap();
    await expect(combat.begin).toBeEnabled();
    await combat.expectBars({ Health: 38 });
    await expectAccessibleAtEverySize(page);
  });
});
