import type { CombatScreen } from '../../screens/combat.ts';
import { expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 1800 } });

/** In round 3, when exhaustion begins, and Burning 3. Health is 46 and energy 12. */
async function burnInRoundThree(combat: CombatScreen): Promise<void> {
  await combat.begin.click();
  await combat.nextRound.click();
  await combat.nextRound.click();
  await combat.expectTurn('Round 3');
  await combat.chooseStatusEffect('Burning', '3');
  await combat.addStatusEffectButton.click();
}

test('the end of a round, a fall, a rest and a bandage are applied and undone', async ({
  page,
  characters,
  combat,
  sheet,
}) => {
  test.slow();
  await characters.loadSample('Odda Harrow');
  await combat.openFromSheet();
  await burnInRoundThree(combat);

  await test.step('the round burns and tires, and is undone in one step', async () => {
    await combat.nextRound.click();
    const list = combat.roundEnd(3);
    await expect(list).toContainText('Burning at level 3: −3');
    await expect(list).toContainText('Round 3: −3');
    await expectAccessibleInBothThemes(page, 'combat-round-end');
    await combat.button('Begin Round 4').click();
    await combat.expectTurn('Round 4');
    await combat.expectBars({ Health: 43, Energy: 9 });
    await expect(combat.status('Burning 3 → 2')).toBeVisible();
    await combat.button('Undo Begin Next Round').click();
    await combat.expectTurn('Round 3');
    await combat.expectBars({ Health: 46, Energy: 12 });
  });

  await test.step('a greater loss is a fall', async () => {
    await combat.nextRound.click();
    await combat.numberField('Health lost, Burning').fill('50');
    await expect(combat.region('Afterwards')).toContainText('You are down.');
    await combat.button('Begin Round 4').click();
    await combat.expectBars({ Health: 0, Vigor: 4 });
    await expect(combat.fall('You are down.')).toContainText('Ended: Burning.');
    await expect(combat.text('You cannot perform any action while your Health is at 0.')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'combat-fall');
  });

  await test.step('combat ends, and a night restores', async () => {
    await combat.button('End This Combat').click();
    await combat.yes.click();
    await expect(combat.fall('You are down.')).toHaveCount(0);
    await combat.button('Dismiss').click();
    await combat.button('Rest').click();
    await combat.dialogNamed('Rest').getByRole('radio', { name: 'A night' }).click();
    await expect(combat.items('What it consumes')).toHaveText('Consumes 1 Road Ration of 4.');
    await expectAccessibleInBothThemes(page, 'rest');
    await combat.button('Take Rest').click();
    await combat.expectBars({ Health: 46, Energy: 12, Vigor: 5 });
    await combat.button('Undo A night').click();
    await combat.expectBars({ Health: 0, Vigor: 4 });
  });

  await test.step('a bandage heals, and is used up', async () => {
    await combat.link('Sheet').first().click();
    await sheet.expectOpen();
    await combat.button('Use Bandages').click();
    await expect(combat.dialogNamed('Use Bandages')).toContainText('Health 0 → 3');
    await expectAccessibleInBothThemes(page, 'use-item');
    await combat.button('Use on Yourself').click();
    await expect(sheet.health).toHaveValue('3');
    await expect(sheet.numberField('Quantity of Bandages')).toHaveValue('2');
    await combat.button('Undo Use Bandages').click();
    await expect(sheet.health).toHaveValue('0');
    await expect(sheet.numberField('Quantity of Bandages')).toHaveValue('3');
  });

  await test.step('a check succeeds against the difficulty that is typed', async () => {
    await sheet.button('Roll Blades').click();
    await sheet.numberField('Difficulty').fill('1');
    await expect(sheet.button('Succeeds over 99 %')).toBeVisible();
    await sheet.numberField('Difficulty').fill('99');
    await expect(sheet.text(/^Fails by \d+$/)).toBeVisible();
    await expectAccessibleInBothThemes(page, 'check');
  });
});
