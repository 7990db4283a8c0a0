import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { fighter } from './combat-game.ts';
import { editorsPack, navigateAfterSubmit, openCharacter } from './editors-game.ts';
import { expect, expectNoAxeFindings, expectNoAxeFindingsAnywhere, look, test } from './fixtures.ts';
import { pressAt, tabTo, writeIn } from './keyboard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

const chooseFile = (page: Page, text: string) =>
  page
    .getByLabel('Upload Item')
    .setInputFiles({ name: 'item.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('templates are searched, chosen as a draft, and added once they are light enough', async ({ page }) => {
  await openCharacter(page, { screen: 'items/add' });
  await expect(page).toHaveTitle('Items - Aria');
  await expect(button(page, 'Submit')).toBeDisabled();
  const templates = page.getByRole('list', { name: 'Items to add' }).getByRole('article');
  await expect(templates).toHaveCount(7);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Weapon');
  await expect(templates.getByRole('heading')).toHaveText(['Bow', 'Sword']);
  await page.getByRole('searchbox', { name: 'Search items' }).fill('FEATH');
  await expect(page.getByText('No item matches')).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Every kind');
  await expect(templates.getByRole('heading')).toHaveText(['Feather']);

  // Carried are 7 of 20: sword, bow, mail, ring and three breads.
  await button(page, 'Add Feather').click();
  await expect(button(page, 'Weight: 7.1')).toBeVisible();
  await button(page, 'Add Feather').click();
  await page.getByRole('searchbox', { name: 'Search items' }).fill('');
  await button(page, 'Add Anvil').click();
  const tooHeavy =
    'Adding these item(s) puts your weight at 20.2, above your limit of 20. Please make adjustments in your selection / inventory to add more items.';
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(tooHeavy);
  await expect(button(page, 'Submit')).toBeDisabled();
  await expectNoAxeFindingsAnywhere(page);
  await look(page, 'items-add');
  await button(page, 'Weight: 20.2').click();
  await expect(page.getByRole('dialog', { name: 'Weight' })).toContainText('Chosen here+13.2Total20.2');
  await page.keyboard.press('Escape');

  await button(page, 'Remove Feather').click();
  await button(page, 'Remove Feather').click();
  await expect(button(page, 'Weight: 20')).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByText('Anvil added.')).toBeVisible();
  await expect(page).toHaveURL(/items\/add$/);
  await expect(button(page, 'Submit')).toBeDisabled();
  await expect(button(page, 'Undo')).toHaveAccessibleDescription('Add Anvil');

  // Nothing fits any more, not even a feather, nor a custom item of any weight.
  await button(page, 'Add Feather').click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
    'puts your weight at 20.1, above your limit of 20.',
  );
  await page.getByRole('tab', { name: 'Generic' }).click();
  await field(page, 'Weight').fill('1');
  await expect(field(page, 'Weight')).toHaveAttribute('aria-valuenow', '0');
});

test('on a small screen the filters show their words, and the reason against a submit shows whole', async ({
  page,
}) => {
  await openCharacter(page, { screen: 'items/add' });
  await page.setViewportSize({ width: 320, height: 568 });
  const search = page.getByRole('searchbox', { name: 'Search items' });
  const kind = page.getByRole('combobox', { name: 'Kind' });
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  const below = async () => (await boxOf(kind)).y - (await boxOf(search)).y;
  expect(await below()).toBeGreaterThan((await boxOf(search)).height);
  const templates = page.getByRole('list', { name: 'Items to add' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await below()).toBe(0);
  for (const add of await templates.getByRole('button', { name: /^Add/ }).all()) await add.click();
  for (const [width, height] of [
    [320, 568],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    const reason = page.getByRole('tabpanel').getByRole('alert');
    await expect(reason).toContainText('above your limit of 20.');
    const isWhole = await reason.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 3, bottom - 3].every((y) => document.elementFromPoint(left + 3, y) === element);
    });
    expect(isWhole, `at ${width}`).toBe(true);
  }
});

test('a custom item needs a name, and weighs in tenths no more than can be carried', async ({ page }) => {
  await openCharacter(page, { screen: 'items/generic' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await button(page, 'Add Item').click();
  await expect(page.getByText('You must enter a name.')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeFindingsAnywhere(page);
  await look(page, 'items-generic');
  await name.fill('   ');
  await expect(page.getByText('You must enter a name.')).toHaveCount(0);
  await button(page, 'Add Item').click();
  await expect(page.getByText('You must enter a name.')).toBeVisible();
  await name.fill('Lucky\u0007 coin');
  await button(page, 'Add Item').click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  for (const [label, typed, kept] of [
    ['Weight', 'heavy', '0'],
    ['Weight', '-5', '0'],
    ['Weight', '12.9', '12'],
    ['Weight', '99999999999999999999', '130'],
    ['Weight', '15', '15'],
    ['Cost', '1,250', '1250'],
    ['Cost', '-1', '0'],
    ['Cost', '3 gold', '0'],
    ['Cost', '7', '7'],
  ] as const) {
    await field(page, label).fill(typed);
    await field(page, label).blur();
    await expect(field(page, label)).toHaveValue(kept);
  }
  await expect(page.getByText('In tenths: 15 is a weight of 1.5. At most 130')).toBeVisible();
  await expect(button(page, 'Weight: 8.5')).toBeVisible();
  const hostile = '<img src=x onerror=alert(1)> __proto__';
  await name.fill(hostile);
  await button(page, 'Add Item').click();
  await expect(page.getByText(`${hostile} added.`)).toBeVisible();
  await expect(name).toHaveValue('');

  await page.goto('/character/id/aria');
  await expect(page.getByRole('region', { name: 'Inventory' })).toContainText(`${hostile}Weight 1.5`);
});

test('a file is an item, or said not to be, and nothing is added before it is shown', async ({ page }) => {
  await openCharacter(page, { screen: 'items/upload' });
  const invalid = 'File did not contain a valid item.';
  const file = (fields: object) =>
    JSON.stringify({ id: 'relic', name: 'Relic', flavor: '', quantity: 1, template: 'Sword', ...fields });
  for (const [text, message] of [
    ['', 'Unable to read file.'],
    ['{"name":', 'Unable to read file.'],
    ['[1,2,3]', invalid],
    ['"Sword"', invalid],
    ['null', invalid],
    [file({ name: '' }), invalid],
    [file({ name: 7 }), invalid],
    [file({ name: 'x'.repeat(201) }), invalid],
    [file({ template: undefined }), invalid],
    [file({ quantity: -5 }), invalid],
    [file({ template: 'Generic' }), invalid],
    ['{"name":"a","name":"b","template":"Sword"}', 'Unable to read file.'],
    ['['.repeat(100), 'Unable to read file.'],
  ] as const) {
    await chooseFile(page, text);
    await expect(page.getByRole('tabpanel').getByRole('alert'), text.slice(0, 40)).toContainText(message);
    await expect(button(page, 'Add Item')).toHaveCount(0);
  }
  await expectNoAxeFindings(page);

  await chooseFile(page, file({ template: 'Generic', weight: 13.1, cost: 4 }));
  await expect(button(page, 'Add Item')).toBeDisabled();
  await expect(page.getByText('This item would make you over-encumbered.')).toBeVisible();
  await expectNoAxeFindingsAnywhere(page);
  await look(page, 'items-upload');
  await chooseFile(page, file({ template: 'Nowhere To Be Found' }));
  await expect(page.getByText('No Item Specification Found!')).toBeVisible();
  await expect(page.getByText(/^When the character is opened again it is set aside/)).toBeVisible();

  await chooseFile(
    page,
    `{"__proto__":{"polluted":true},"constructor":{},${file({ flavor: 'Old.' }).slice(1)}`,
  );
  await expect(page.getByText('Old.')).toBeVisible();
  await expect(button(page, 'Undo')).toBeDisabled();
  await button(page, 'Add Item').click();
  await expect(page.getByText('Relic added.')).toBeVisible();
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);

  await page.getByRole('tab', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download Relic').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Relic.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    name: 'Relic',
    flavor: 'Old.',
    quantity: 1,
    template: 'Sword',
  });
  await expectNoAxeFindings(page);
});

test('an item whose template no pack defines stands on the sheet, and is set aside as the character is opened again', async ({
  page,
}) => {
  await openCharacter(page, { screen: 'items/upload' });
  await chooseFile(page, '{"id":"relic","name":"Relic","flavor":"","quantity":1,"template":"Nowhere"}');
  await button(page, 'Add Item').click();
  await page.goto('/character/id/aria');
  await expect(
    page.getByText(/^Set aside with Aria, as no pack defines the template: Relic\./),
  ).toBeVisible();
  const inventory = page.getByRole('region', { name: 'Inventory' });
  await expect(inventory).toContainText('Bread');
  await expect(inventory).not.toContainText('Relic');
});

test('without items in the game data and in the pack, each tab says so', async ({ page }) => {
  await openCharacter(page, {
    pack: editorsPack({ items: [] }),
    sheet: fighter({ inventory: {}, equipment: { weapon: '', armor: '', accessories: [] } }),
    screen: 'items/add',
  });
  await expect(page.getByText('No items were found, indicating a GameData issue.')).toBeVisible();
  await page.getByRole('tab', { name: 'Download' }).click();
  await expect(page.getByText('There is nothing to download')).toBeVisible();
  await page.goto('/character/id/aria/items/nonsense');
  await expect(page).toHaveURL(/items\/add$/);
});

test('items are added, made up and downloaded by keyboard alone; each submit leads to the sheet', async ({
  page,
}) => {
  await openCharacter(page);
  await navigateAfterSubmit(page);
  await page.goto('/character/id/aria/items/add');
  await writeIn(page, page.getByRole('searchbox', { name: 'Search items' }), 'bread');
  await pressAt(page, button(page, 'Add Bread'), 'Enter', 'Enter');
  await pressAt(page, button(page, 'Remove Bread'), 'Space');
  await pressAt(page, button(page, 'Submit'));
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const inventory = page.getByRole('region', { name: 'Inventory' });
  await expect(inventory.getByRole('spinbutton', { name: 'Quantity of Bread' })).toHaveCount(2);

  await pressAt(page, page.getByRole('link', { name: 'Add items' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeFocused();
  await pressAt(page, page.getByRole('tab', { name: 'Add' }), 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Generic' })).toBeFocused();
  await writeIn(page, page.getByRole('textbox', { name: 'Name' }), 'Key');
  await pressAt(page, field(page, 'Weight'), 'ArrowUp', 'ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(inventory).toContainText('KeyWeight 0.2');

  await page.goto('/character/id/aria/items/add');
  await pressAt(page, page.getByRole('tab', { name: 'Add' }), 'End');
  await expect(page.getByRole('tab', { name: 'Download' })).toBeFocused();
  const downloading = page.waitForEvent('download');
  await pressAt(page, button(page, 'Download Key'));
  expect((await downloading).suggestedFilename()).toBe('Key.json');

  const choosing = page.waitForEvent('filechooser');
  await pressAt(page, page.getByRole('tab', { name: 'Download' }), 'ArrowLeft');
  await tabTo(page, page.getByLabel('Upload Item'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({
    name: 'item.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"id":"gift","name":"Gift","flavor":"","quantity":1,"template":"Sword"}'),
  });
  await pressAt(page, button(page, 'Add Item'));
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(inventory).toContainText('Gift Sword');
});
