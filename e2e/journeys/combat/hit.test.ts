import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';
import { setTheme } from '../../support/themes.ts';
import { PHONE } from '../../support/viewports.ts';

test.use({ viewport: PHONE, hasTouch: true });

const WRECKERS = { name: 'Salt Wreckers', health: 16, energy: 6, ap: 4 };

test('a sample fights the example of the rulebook to its end', async ({
  page,
  newEncounter,
  encounter,
  characters,
  combat,
}) => {
  test.slow();
  await newEncounter.create('Salt Road', WRECKERS);
  await encounter.addMembers('Salt Wreckers', 2);
  await characters.loadSample('Ilse Wren');
  await combat.openFromSheet();
  await combat.button('Start Combat').click();
  await combat.openTab('Take Action');

  await test.step('the odds follow the draft', async () => {
    await combat.button('Select Flare').click();
    await expect(combat.odds).toHaveText(/^Hits 99 %, damage 7–15, 9\.9 on average/);
    await combat.button('Add Kindling').click();
    await combat.button('Add Ante').click();
    await combat.draftedNumber('Ante').fill('2');
    await expect(combat.odds).toHaveText(/^Hits 96 %, damage 9–15, /);
    await combat.odds.click();
    await expect(page.getByRole('row', { name: 'Miss 4 %' })).toBeVisible();
    await combat.odds.click();
  });

  await test.step('four successes are 11 damage and Burning', async () => {
    await combat.target.selectOption({ label: 'Salt Wreckers 1 (16 health)' });
    await combat.button('Rolled by hand').tap();
    await combat.numberField('Successes').fill('4');
    await expect(combat.inPanel('Damage: 11')).toBeVisible();
    await expect(combat.inPanel('Level of Burning: 2')).toBeVisible();
    await expectAccessible(page);
    await setTheme(page, 'dark');
    await expectAccessible(page);
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
  });

  await test.step('rolled dice show their successes first', async () => {
    await combat.select('Flare');
    await combat.button('Roll dice').tap();
    await expect(combat.rolledDice).toHaveCount(10);
    const dice = await combat.rolledDice.allTextContents();
    const successes = dice.filter((text) => Number.parseInt(text, 10) >= 4);
    expect(dice.slice(0, successes.length)).toEqual(successes);
    expect(successes.every((text) => text.endsWith(', success'))).toBe(true);
    await expect(combat.verdict).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what the foe does is taken off with one look at the soak', async () => {
    await combat.button('Change Health').tap();
    await combat.keypad.getByRole('button', { name: '5', exact: true }).tap();
    await combat.dialog.getByRole('radio', { name: 'Iron −1' }).tap();
    await expect(combat.dialog).toContainText('5 − 1 = 4');
    await combat.button('Damage 4').tap();
    await combat.expectBars({ Health: 38 });
  });

  /** Takes Flare against the wrecker with so many successes. */
  const flare = async (successes: string) => {
    await combat.select('Flare');
    await combat.button('Rolled by hand').tap();
    await combat.numberField('Successes').fill(successes);
  };

  await test.step('a miss does nothing', async () => {
    await combat.button('Next Phase').tap();
    await combat.expectTurn('Phase 2');
    await flare('1');
    await expect(combat.text('Misses by 1')).toBeVisible();
    expect(await combat.button('Apply and Perform').count()).toBe(0);
    await combat.perform();
  });

  await test.step('the encounter has the hit, and the foe burns at the end of the round', async () => {
    await encounter.open();
    await encounter.row('Salt Wreckers 1').tap();
    await expect(encounter.health('Salt Wreckers 1')).toHaveValue('5');
    await encounter.start.tap();
    // By key: a second tap in the same place is taken for a double click.
    await encounter.button('Next Round').press('Enter');
    const burns = encounter.numberField('Health lost, Burning, Salt Wreckers 1');
    await expect(burns).toHaveValue('2');
    await encounter.button('Begin Round 2').tap();
    await expect(encounter.health('Salt Wreckers 1')).toHaveValue('3');
    await expect(encounter.saved).toBeVisible();
  });

  await test.step('the next hit ends the fight', async () => {
    await combat.open('ilse%20wren');
    await combat.nextRound.click();
    await combat.expectTurn('Round 2', 'Phase 1');
    await flare('2');
    await combat.target.selectOption({ label: 'Salt Wreckers 1 (3 health)' });
    await combat.button('Apply and Perform').tap();
    await expect(combat.panel.getByText(/^Salt Wreckers 1: health 3 → 0/)).toBeVisible();
    await combat.endCombat();
    await expect(combat.begin).toBeEnabled();
    await combat.expectBars({ Health: 38 });
  });
});
