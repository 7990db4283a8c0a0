import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { LAPTOP, PHONE } from '../support/viewports.ts';

/** How many controls of the page itself Tab stops at, from its start to its end. */
async function countTabStops(page: Page): Promise<number> {
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  // The arrow keys of a group take its controls out of the tab order once it is shown.
  await expect(page.locator('[data-roving]').first()).toBeVisible();
  await page.getByRole('main').focus();
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('main') != null);
    if (!isInside) return stops;
  }
  throw new Error('Tab does not leave the page.');
}

for (const [device, viewport] of [
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const) {
  test(`Tab stops at few controls of a rich character on a ${device}`, async ({
    page,
    characters,
    combat,
    items,
    sheet,
    skills,
    talents,
  }) => {
    await page.setViewportSize(viewport);
    await characters.loadSample('Ilse Wren');
    await combat.openFromSheet();
    await combat.begin.click();
    await combat.chooseStatusEffect('Bleeding', '2');
    await combat.addStatusEffectButton.click();

    await test.step('the sheet', async () => {
      await sheet.open('ilse%20wren');
      await expect(sheet.notes).toBeVisible();
      expect(await countTabStops(page)).toBeLessThanOrEqual(25);
    });

    await test.step('a group of combat is one stop, and arrow keys move inside it', async () => {
      await combat.open('ilse%20wren');
      await expect(combat.tabHeading('Spark')).toBeVisible();
      expect(await countTabStops(page)).toBeLessThanOrEqual(55);
      await combat.button('Change Health').focus();
      await page.keyboard.press('ArrowDown');
      await expect(combat.button('Change Energy')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(combat.dialogNamed('Energy')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(combat.button('Change Energy')).toBeFocused();
      await page.keyboard.press('Home');
      await expect(combat.button(/^Maximum Health/)).toBeFocused();
    });

    await test.step('a skill is one stop, with its talents', async () => {
      await skills.openAddress('/character/id/ilse%20wren/skills');
      await expect(skills.level('Blades')).toBeVisible();
      expect(await countTabStops(page)).toBeLessThanOrEqual(30);
      await skills.level('Blades').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(skills.button('Quick Wrist')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(skills.dialogNamed('Quick Wrist')).toBeVisible();
    });

    await test.step('a list of items or of talents is one stop, and arrow keys move between its rows', async () => {
      await items.openAddress('/character/id/ilse%20wren/items/add');
      await expect(items.button('Add Anchor Flail')).toBeVisible();
      expect(await countTabStops(page)).toBeLessThanOrEqual(20);
      await items.button('Anchor Flail').focus();
      await page.keyboard.press('ArrowDown');
      await expect(items.button('Arming Sword')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      await expect(items.button('Add Anchor Flail')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(items.button('Remove Anchor Flail')).toBeVisible();

      await talents.openAddress('/character/id/ilse%20wren/talents/add');
      await expect(talents.button('Add Armor Fit')).toBeVisible();
      expect(await countTabStops(page)).toBeLessThanOrEqual(20);
      await talents.button('Armor Fit').focus();
      await page.keyboard.press('End');
      await expect(talents.button(/^Add /).last()).toBeFocused();
    });
  });
}
