import { combatant } from '../data/characters.ts';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { storeSettings } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

test('an item is bought and a piece of it sold, and each is one step to undo', async ({
  page,
  items,
  sheet,
}) => {
  await items.startGame({ tab: 'add', sheet: combatant({ currency: 20 }) });
  await items.add('Bread');
  await items.switch(/^Pay/).check();
  await expect(items.text('Currency left')).toBeVisible();
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'items-pay');
  await items.submit.click();
  await expect(items.undo).toHaveAccessibleDescription('Buy Bread');

  await items.openTab('Sell');
  await items.button('Sell Bread').click();
  await expect(items.dialogNamed('Sell Bread')).toContainText('Currency');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'items-sell');
  await items.numberField('Price').fill('7');
  await items.button('Sell for 7').click();
  await expect(items.text('Bread sold for 7.')).toBeVisible();
  await expect(items.undo).toHaveAccessibleDescription('Sell Bread');
  await sheet.open();
  await expect(sheet.inventory.getByRole('spinbutton', { name: 'Quantity of Bread' })).toHaveValue('3');
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a potion is added in three taps, typing and a return', async ({ page, items, sheet }) => {
    await storeSettings(page, { version: 3, navigate: true });
    await items.startGame({ tab: 'add' });
    await sheet.open();
    await page.evaluate(() => {
      document.addEventListener('pointerdown', () => {
        document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1);
      });
    });
    await sheet.link('Add items').tap();
    await items.search.tap();
    await page.keyboard.type('bre');
    await page.keyboard.press('Enter');
    await expect(items.button('Remove Bread')).toBeVisible();
    await items.submit.tap();
    await expect(sheet.inventory.getByRole('spinbutton', { name: 'Quantity of Bread' })).toHaveValue('4');
    await expect(page.locator('body')).toHaveAttribute('data-taps', '3');
  });
});
