import { combatant, combatState } from '../data/characters.ts';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { pressAt } from '../support/keyboard.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { storeSettings } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

/** A combat that ended in its second round with a status effect, and a hat deleted later. */
const changeHistory = [
  {
    date: Date.UTC(2026, 10, 18, 12),
    discriminator: 4,
    combatState: combatState({ round: 2, phase: 2, actionPoints: 1, statusEffects: { Guarded: 2 } }),
  },
  {
    date: Date.UTC(2026, 10, 19, 12),
    discriminator: 0,
    item: { id: 'hat', name: 'Hat', flavor: '', quantity: 1, template: 'Ring' },
  },
];

test('a deleted item and an ended combat are restored, or their records deleted', async ({
  page,
  characters,
  combat,
  revert,
  sheet,
}) => {
  await characters.startGame({ sheet: combatant({ changeHistory, health: 3, energy: 2 }) });
  await sheet.askToDeleteItem('Sword');
  await sheet.yes.click();
  await expect(sheet.weapon).toHaveValue('');

  await revert.open();
  await expect(revert.records).toHaveText([
    /^Sword/,
    /^HatNov 19, 2026/,
    /^Combat ended at round 2Nov 18, 2026/,
  ]);
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'revert');

  await revert.askToRevert('Sword');
  await expect(revert.dialog).toContainText('The item returns to the inventory.');
  await revert.no.click();
  await expect(revert.records).toHaveCount(3);
  await revert.askToRevert('Sword');
  await revert.yes.click();
  await expect(revert.records).toHaveCount(2);

  await revert.askToDelete('Hat');
  await expect(revert.dialog).toContainText('This removes the record from the history without applying it.');
  await expectAccessible(page);
  await revert.yes.click();
  await expect(revert.records).toHaveText([/^Combat/]);
  await revert.undo.click();
  await expect(revert.records).toHaveCount(2);
  await revert.redo.click();

  await revert.askToRevert('Combat ended at round 2');
  await expect(revert.dialogNamed('Resume the combat that ended at round 2?')).not.toContainText(
    'It replaces the current one.',
  );
  await revert.yes.click();
  await expect(revert.text('Nothing to revert')).toBeVisible();

  await combat.open();
  await combat.expectTurn('Round 2', 'Phase 2');
  await expect(combat.button('Remove Guarded')).toBeVisible();
  await combat.expectBars({ Health: 20 });
  await sheet.open();
  await expect(sheet.inventory).toContainText('Sword');
  await expect(sheet.inventory).not.toContainText('Hat');
});

test('records are reverted and deleted by keyboard; reverting leads to the sheet', async ({
  page,
  characters,
  revert,
  sheet,
}) => {
  await storeSettings(page, { version: 3, navigate: true });
  await characters.startGame({ sheet: combatant({ changeHistory }) });
  await revert.open();
  const deleteCombat = revert.button('Delete Combat ended at round 2');
  await pressAt(deleteCombat);
  // A dialog that deletes something starts at its way out.
  await expect(revert.no).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deleteCombat).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(revert.yes);
  await expect(deleteCombat).toHaveCount(0);
  await pressAt(revert.button('Revert Hat'), 'Space');
  await pressAt(revert.yes, 'Space');
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(sheet.inventory).toContainText('Hat');
});
