import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { pressAt, tabTo, typeInto } from '../support/keyboard.ts';
import { boxOf } from '../support/layout.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

test('skill levels are drafted with their cost and core talents; a refusal gives its reason', async ({
  page,
  skills,
}) => {
  await skills.startGame();
  await expect(page).toHaveTitle('Skills - Aria');
  // Blades 3 costs 5 and Bows 2 costs 2, of which 4 are free; a talent costs 2.
  await expect(skills.button('Skill cost: 3')).toBeVisible();
  await expect(skills.button('Used potential: 5')).toBeVisible();
  const coreTalents = skills.coreTalents('Blades');
  await expect(coreTalents).toHaveText([
    'ActiveBlade Sense (+1 Soak)',
    'At 4Blade Song (+2 Maximum Health) What Blade Song does.',
  ]);

  const blades = skills.level('Blades');
  for (const [typed, kept] of [
    ['sharp', '3'],
    ['', '3'],
    ['-3', '1'],
    ['0', '1'],
    ['2.9', '2'],
    ['99999999999999999999', '6'],
    ['4', '4'],
  ] as const) {
    await blades.fill(typed);
    await blades.blur();
    await expect(blades).toHaveValue(kept);
  }
  await expect(coreTalents).toHaveText([
    'ActiveBlade Sense (+1 Soak)',
    'ActiveBlade Song (+2 Maximum Health)',
  ]);
  await expect(skills.text('was 3')).toBeVisible();
  await expect(skills.undo).toBeDisabled();

  // 9 + 20 + 20 less 4, and the talent: 47 of 40.
  await skills.level('Bows').fill('6');
  await skills.level('Lore').fill('6');
  await expect(skills.button('Used potential: 47')).toBeVisible();
  await skills.button('Free potential: −7').click();
  await expect(skills.dialogNamed('Free potential')).toContainText('Potential40');
  await page.keyboard.press('Escape');
  await expect(skills.text('Your cost is greater than your potential')).toBeVisible();
  await expect(skills.submit).toBeDisabled();
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'skills');
  await blades.fill('1');
  await skills.level('Bows').fill('1');
  await expect(skills.text('You must have 2 Skills at 2 or above, you currently have 1')).toBeVisible();
  await skills.button('Skill cost: 16').click();
  await expect(skills.dialogNamed('Skill cost')).toContainText('Total16');
  await page.keyboard.press('Escape');
  await blades.fill('4');
  await skills.submit.click();

  // The submit leads to the sheet without the setting for it, and is one step to undo.
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(skills.button('Maximum Health: 22')).toBeVisible();
  await expect(skills.undo).toHaveAccessibleDescription('Edit skills');
  await skills.undo.click();
  await expect(skills.button('Maximum Health: 20')).toBeVisible();
});

test('the second click of a double click on Submit does nothing on the sheet', async ({ sheet, skills }) => {
  await skills.startGame();
  const { x, y } = await boxOf(skills.submit);
  await skills.submit.click({ position: { x: 5, y: 5 } });
  await expect(sheet.health).toBeVisible();
  const before = await sheet.health.inputValue();
  const decrease = sheet.button('Decrease Health');
  // As if it lay where Submit was.
  await decrease.dispatchEvent('click', { detail: 2, clientX: x + 5, clientY: y + 5 });
  await expect(sheet.health).toHaveValue(before);
  await decrease.click();
  await expect(sheet.health).not.toHaveValue(before);
});

test('skills are raised by keyboard', async ({ page, characters, sheet, skills }) => {
  await characters.startGame();
  await pressAt(sheet.link('Edit skills'));
  await expect(skills.heading).toHaveText('Skills');
  await expect(skills.heading).toBeFocused();
  const blades = skills.level('Blades');
  await pressAt(blades, 'ArrowUp', 'PageUp', 'PageDown', 'ArrowUp');
  await expect(blades).toHaveAttribute('aria-valuenow', '2');
  await typeInto(skills.level('Stealth'), '3');
  await pressAt(skills.level('Lore'), 'ArrowUp');
  await pressAt(skills.button('Skill cost: 7'));
  await expect(skills.dialogNamed('Skill cost')).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(skills.submit);
  await page.keyboard.press('Enter');
  await expect(sheet.tile('Skills')).toContainText(/Blades2d6Level 2.*Lore2d6Level 2.*Stealth3d6Level 3/);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a skill is raised in three taps from the sheet', async ({ characters, sheet, skills }) => {
    await characters.startGame();
    await sheet.link('Skills').tap();
    await expect(skills.level('Stealth')).toHaveAccessibleDescription('Level 2 costs 2');
    await skills.button('Increase Stealth').tap();
    await skills.submit.tap();
    await expect(sheet.tile('Skills')).toContainText(/Stealth2d6Level 2/);
  });
});
