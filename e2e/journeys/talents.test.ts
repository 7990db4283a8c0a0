import { combatant } from '../data/characters.ts';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { pressAt, typeInto } from '../support/keyboard.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { storeSettings } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

const TOO_EXPENSIVE = 'You cannot add a talent that would use more potential than you have.';

test('talents are drafted within potential, requirements and pinnacles, and submitted together', async ({
  page,
  sheet,
  talents,
}) => {
  test.slow();
  await talents.startGame({ tab: 'add', sheet: combatant({ health: 5, energy: 1 }) });
  await expect(page).toHaveTitle('Talents - Aria');
  // Skills 5 + 2, of which 4 are free, and a minor talent: 5 of 40. Owned and core talents are not offered.
  await expect(talents.button('Used potential: 5')).toBeVisible();
  await expect(talents.available).toHaveText([
    'Crown',
    'Forest',
    'Halo',
    'Mountain',
    'Parry',
    'River',
    'Steadier',
  ]);
  await expect(talents.submit).toBeDisabled();
  await talents.button('Expand').click();
  await expect(talents.blocked).toContainText('Upgrades Steadier, which is not owned.');
  await expect(talents.blocked).toContainText('Requires Parry.');
  await expect(talents.blocked.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await expectAccessibleAtEverySize(page);

  await talents.tier.selectOption('Pinnacle');
  await expect(talents.available).toHaveText(['Crown', 'Halo']);
  await talents.add('Crown');
  await expect(talents.available).toHaveText(['Halo']);
  await expect(talents.button('Add Halo')).toBeDisabled();
  await expect(talents.button('Add Halo')).toHaveAccessibleDescription('No pinnacle is available.');
  await talents.button('Add Halo').click({ force: true });
  await expect(talents.alert('Halo: No pinnacle is available.')).toBeVisible();
  await expect(talents.button('Pinnacles reached: 1')).toBeVisible();
  await talents.button('Pinnacles taken: 1').click();
  await expect(talents.dialogNamed('Pinnacles taken')).toContainText('Crown1');
  await page.keyboard.press('Escape');
  await talents.tier.selectOption('All tiers');
  await talents.search.fill('nothing like it');
  await expect(talents.text('No talent can be added here')).toBeVisible();
  await talents.search.fill('');

  // A talent leaves the draft together with what requires it.
  await talents.add('Parry', 'Riposte');
  await expect(talents.button('Used potential: 11')).toBeVisible();
  await expect(talents.chosen).toHaveText(['Crown', 'Parry', 'Riposte']);
  await talents.askToRemove('Parry');
  await expect(talents.chosen).toHaveText(['Crown']);

  // 5 + three of 7, then 4 and 7 for the upgrades, and 2: 39 of 40, too little for one of 4.
  await talents.add('Forest', 'Mountain', 'River', 'Steadier', 'Steadiest', 'Parry');
  await expect(talents.button('Used potential: 39')).toBeVisible();
  await expect(talents.button('Add Riposte')).toBeDisabled();
  await expect(talents.button('Add Riposte')).toHaveAccessibleDescription(TOO_EXPENSIVE);
  await talents.button('Used potential: 39').click();
  await expect(talents.dialogNamed('Used potential')).toContainText('Total39');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await takeScreenshots(page, 'talents-add');
  await talents.submit.click();
  await expect(talents.text('7 talents added.')).toBeVisible();
  await expect(page).toHaveURL(/talents\/add$/);
  await expect(talents.undo).toHaveAccessibleDescription('Add 7 talents');

  await talents.openTab('Manage');
  await expect(talents.owned).toHaveText(['Crown', 'Forest', 'Mountain', 'Parry', 'River', 'Steadiest']);
  await talents.askToRemove('Steadiest');
  const dialog = talents.dialogNamed('Remove Steadiest?');
  await expect(dialog).toContainText('You keep Steadier.');
  await talents.no.click();
  await expect(talents.owned).toHaveCount(6);
  await talents.askToRemove('Steadiest');
  await talents.yes.click();
  await expect(talents.owned).toHaveText(['Crown', 'Forest', 'Mountain', 'Parry', 'River', 'Steadier']);
  await expect(talents.button('Used potential: 32')).toBeVisible();

  await talents.openTab('Add');
  await talents.add('Riposte');
  await talents.submit.click();
  await talents.openTab('Manage');
  await talents.askToRemove('Parry');
  await expect(talents.dialog).toContainText('These lose what they require: Riposte.');
  await page.keyboard.press('Escape');
  await expect(talents.button('Remove Parry')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'talents-manage');

  // A change of talents fills health and energy: 20 and the 5 of Steadier.
  await sheet.open();
  await expect(sheet.health).toHaveValue('25');
  await expect(sheet.numberField('Energy')).toHaveValue('12');
});

test('talents are added and removed by keyboard; the submit leads to the sheet', async ({
  page,
  sheet,
  talents,
}) => {
  await storeSettings(page, { version: 3, navigate: true });
  await talents.startGame({ tab: 'manage', sheet: combatant({ talents: [] }) });
  await pressAt(talents.link('Add talents'));
  await typeInto(talents.search, 'stead');
  await pressAt(talents.button('Add Steady'));
  await pressAt(talents.button('Add Steadier'), 'Space');
  await pressAt(talents.button('Remove Steadier'));
  await pressAt(talents.submit);
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(sheet.talents).toContainText('Steady');

  await pressAt(sheet.link('Manage talents'));
  await pressAt(talents.tab('Manage'), 'ArrowLeft', 'ArrowRight');
  await pressAt(talents.button('Remove Steady'));
  await pressAt(talents.yes, 'Space');
  await expect(talents.text('No talents yet')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(talents.button('Remove Steady')).toBeVisible();
});
