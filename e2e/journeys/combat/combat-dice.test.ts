import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

// So high that no sticky bar covers half of a control, which axe would find too small.
test.use({ viewport: { width: 1280, height: 1800 } });

test('dice are copied, rolled and logged in the notation of the settings', async ({
  page,
  context,
  combat,
  settings,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await combat.startGame();
  await settings.open();
  await settings.dicePrefix.fill('/roll ');
  await settings.diceSuffix.fill(' !');
  await expect(settings.saved).toBeVisible();
  await combat.open();
  await combat.begin.click();
  await expect(combat.panel).toContainText('/roll 5d6 !');
  await combat.button('Copy dice').click();
  await expect(combat.text('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/roll 5d6 !');

  await combat.button('Roll dice').click();
  await expect(combat.rolledDice).toHaveCount(5);
  const dice = (await combat.rolledDice.allTextContents()).map(Number);
  expect(dice.every((die) => die >= 1 && die <= 6)).toBe(true);
  const total = dice.reduce((sum, die) => sum + die, 0);
  await expect(combat.panel).toContainText(`Total ${total}`);

  const odds = combat.region('Odds');
  await combat.expandSection('Odds');
  // Every throw of five dice comes to 5 or more; all five show 3 or more in (2/3)^5 of them.
  await odds.getByRole('spinbutton', { name: 'Lowest total' }).fill('5');
  await expect(odds).toContainText('A total of 5 or more: 100%');
  await expect(odds).toContainText('At least 1 die showing 5 or more: 86.8%');
  await odds.getByRole('spinbutton', { name: 'Number of dice' }).fill('5');
  await odds.getByRole('spinbutton', { name: 'Lowest number on them' }).fill('3');
  await expect(odds).toContainText('At least 5 dice showing 3 or more: 13.2%');
  await expectAccessible(page);

  const log = combat.region('Rolls');
  await test.step('the log survives a visit to another screen', async () => {
    await combat.goTo('Settings');
    await expect(settings.heading).toHaveText('Settings');
    await page.goBack();
    await expect(log).toContainText('Round 1, Phase 1: Slash, /roll 5d6 !');
    await expect(log).toContainText(`Total ${total}`);
  });

  await test.step('the log and the draft survive a reload, and the log ends with the combat', async () => {
    await combat.openTab('Maneuvers');
    await combat.button('Add Ante').click();
    await expect(combat.saved).toBeVisible();
    await page.reload();
    await expect(log).toContainText(`Total ${total}`);
    await expect(combat.inPanel('Remove Ante')).toBeVisible();
    await combat.endCombat();
    await combat.begin.click();
    await expect(log).toHaveCount(0);
  });

  await test.step('a browser that refuses to copy is reported', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await combat.button('Copy dice').click();
    await expect(combat.text('Not copied: the browser did not allow it.')).toBeVisible();
  });
});
