import { expectAccessible } from '../../support/accessibility.ts';
import { pressAt, tabTo, typeInto } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a status effect is added, read, raised, lowered and removed in its section', async ({
    page,
    combat,
  }) => {
    await combat.startGame();
    await combat.button('Start Combat').tap();
    const section = combat.region('Status Effects');
    await expect(section).toContainText('No status effects.');
    await combat.combobox('Status Effect').selectOption('Burning');
    await combat.button('Add Burning at level 3').tap();
    await expect(section).toContainText('Lose 3 health.');

    await combat.button('Increase Level of Burning').tap();
    await expect(section).toContainText('Lose 4 health.');
    for (let taps = 0; taps < 2; taps += 1) await combat.button('Decrease Level of Burning').tap();
    await expect(section).toContainText('Lose 2 health.');
    await expect(combat.numberField('Level of Burning')).toHaveValue('2');

    await section.getByRole('button', { name: 'Burning', exact: true }).first().tap();
    const card = combat.dialogNamed('Burning');
    await expect(card).toContainText('Level 2');
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toHaveCount(0);
    await expectAccessible(page);

    await combat.button('Remove Burning').tap();
    await expect(section).toContainText('No status effects.');
    await expect(combat.statusEffects).toHaveCount(0);
    await combat.undo.tap();
    await expect(section).toContainText('Lose 2 health.');
  });
});

test.describe('by keyboard on a laptop', () => {
  test.use({ viewport: LAPTOP });

  test('a status effect is added, read, raised, lowered and removed in its section', async ({
    page,
    combat,
  }) => {
    await combat.startGame();
    await pressAt(combat.begin);
    const section = combat.region('Status Effects');
    await pressAt(combat.combobox('Status Effect'), 'B');
    await expect(combat.selectedOption('Status Effect')).toHaveText('Burning');
    await typeInto(combat.statusEffectLevel, '3');
    await pressAt(combat.addStatusEffectButton);
    await expect(section).toContainText('Lose 3 health.');

    const level = combat.numberField('Level of Burning');
    await tabTo(level, 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect(section).toContainText('Lose 4 health.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(level).toHaveValue('2');
    await expect(section).toContainText('Lose 2 health.');

    const name = section.getByRole('button', { name: 'Burning', exact: true }).first();
    await tabTo(name, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(combat.dialogNamed('Burning')).toContainText('Level 2');
    await page.keyboard.press('Escape');
    await expect(combat.dialogNamed('Burning')).toHaveCount(0);
    await expect(name).toBeFocused();

    // The highest level is the cap of the packs.
    await typeInto(level, '9');
    await expect(section).toContainText('Lose 5 health.');
    await pressAt(combat.button('Remove Burning'));
    await expect(section).toContainText('No status effects.');
    await page.keyboard.press('Control+z');
    await expect(section).toContainText('Lose 5 health.');
  });
});
