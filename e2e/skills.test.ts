import type { Page } from '@playwright/test';
import { openCharacter } from './editors-game.ts';
import { expect, expectNoAxeFindingsAnywhere, look, test } from './fixtures.ts';
import { pressAt, tabTo, writeIn } from './keyboard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const level = (page: Page, skill: string) => page.getByRole('spinbutton', { name: skill, exact: true });

test('levels are a draft that shows its cost and its core talents, and is refused in words', async ({
  page,
}) => {
  await openCharacter(page, { screen: 'skills' });
  await expect(page).toHaveTitle('Skills - Aria');
  // Blades 3 costs 5, Bows 2 costs 2, of which 4 are free; a talent costs 2.
  await expect(button(page, 'Skill cost: 3')).toBeVisible();
  await expect(button(page, 'Used potential: 5')).toBeVisible();
  const tiers = page.getByRole('list', { name: 'Core talents of Blades' }).getByRole('listitem');
  await expect(tiers).toHaveText(['ActiveBlade Sense', 'At 4Blade Song']);

  for (const [typed, kept] of [
    ['sharp', '3'],
    ['', '3'],
    ['-3', '1'],
    ['0', '1'],
    ['2.9', '2'],
    ['99999999999999999999', '6'],
    ['4', '4'],
  ] as const) {
    await level(page, 'Blades').fill(typed);
    await level(page, 'Blades').blur();
    await expect(level(page, 'Blades')).toHaveValue(kept);
  }
  await expect(tiers).toHaveText(['ActiveBlade Sense', 'ActiveBlade Song']);
  await expect(page.getByText('Was 3.')).toBeVisible();
  await expect(button(page, 'Undo')).toBeDisabled();

  // 9 + 20 + 20 less 4, and the talent: 47 of 40.
  await level(page, 'Bows').fill('6');
  await level(page, 'Lore').fill('6');
  await expect(button(page, 'Used potential: 47')).toBeVisible();
  await button(page, 'Free potential: −7').click();
  await expect(page.getByRole('dialog', { name: 'Free potential' })).toContainText('Potential40');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your cost is greater than your potential')).toBeVisible();
  await expect(button(page, 'Submit')).toBeDisabled();
  await expectNoAxeFindingsAnywhere(page);
  await look(page, 'skills');
  await level(page, 'Blades').fill('1');
  await level(page, 'Bows').fill('1');
  await expect(page.getByText('You must have 2 Skills at 2 or above, you currently have 1')).toBeVisible();
  await button(page, 'Skill cost: 16').click();
  await expect(page.getByRole('dialog', { name: 'Skill cost' })).toContainText('Total16');
  await page.keyboard.press('Escape');
  await level(page, 'Blades').fill('4');
  await button(page, 'Submit').click();

  // It goes to the sheet whatever the settings say, as one step.
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(button(page, 'Maximum Health: 22')).toBeVisible();
  await expect(button(page, 'Undo')).toHaveAccessibleDescription('Edit skills');
  await button(page, 'Undo').click();
  await expect(button(page, 'Maximum Health: 20')).toBeVisible();
});

test('the second click of a double click on Submit meets nothing on the sheet', async ({ page }) => {
  await openCharacter(page, { screen: 'skills' });
  await button(page, 'Submit').click();
  const health = page.getByRole('spinbutton', { name: 'Health', exact: true });
  await expect(health).toBeVisible();
  const before = await health.inputValue();
  const decrease = button(page, 'Decrease Health');
  await decrease.hover();
  // As the browser counts clicks, it belongs to the first one.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(health).toHaveValue(before);
  await decrease.click();
  await expect(health).not.toHaveValue(before);
});

test('skills are raised by keyboard alone', async ({ page }) => {
  await openCharacter(page);
  await pressAt(page, page.getByRole('link', { name: 'Edit skills' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeFocused();
  await pressAt(page, level(page, 'Blades'), 'ArrowUp', 'PageUp', 'PageDown', 'ArrowUp');
  await expect(level(page, 'Blades')).toHaveAttribute('aria-valuenow', '2');
  await writeIn(page, level(page, 'Stealth'), '3');
  await pressAt(page, level(page, 'Lore'), 'ArrowUp');
  await pressAt(page, button(page, 'Skill cost: 7'));
  await page.keyboard.press('Escape');
  await tabTo(page, button(page, 'Submit'));
  await page.keyboard.press('Enter');
  const skills = page.getByRole('region', { name: 'Skills', exact: true });
  await expect(skills).toContainText(/Blades2d6Level 2.*Lore2d6Level 2.*Stealth3d6Level 3/);
});
