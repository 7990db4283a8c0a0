import { unarmedFighter } from '../data/characters.ts';
import { editorsPack } from '../data/editors-pack.ts';
import { expectAccessible, expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { download, jsonFile } from '../support/files.ts';
import { pressAt, tabTo, typeInto } from '../support/keyboard.ts';
import { boxOf } from '../support/layout.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { storeSettings } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';
import { LAPTOP, SMALL_PHONE } from '../support/viewports.ts';

const relic = (fields: object = {}) => ({
  id: 'relic',
  name: 'Relic',
  flavor: '',
  quantity: 1,
  template: 'Sword',
  ...fields,
});

test('items are searched, drafted, and added while they are light enough', async ({ page, items }) => {
  await items.startGame({ tab: 'add' });
  await expect(page).toHaveTitle('Items - Aria');
  await expect(items.submit).toBeDisabled();
  await expect(items.available).toHaveCount(7);
  await items.kind.selectOption('Weapon');
  await expect(items.available.getByRole('heading')).toHaveText(['Bow', 'Sword']);
  await items.search.fill('FEATH');
  await expect(items.text('No item matches')).toBeVisible();
  await items.kind.selectOption('All kinds');
  await expect(items.available.getByRole('heading')).toHaveText(['Feather']);

  // The character carries 7 of 20: sword, bow, mail, ring and three breads.
  await items.add('Feather');
  await expect(items.button('Weight: 7.1')).toBeVisible();
  await items.add('Feather');
  await items.search.fill('');
  await items.add('Anvil');
  const tooHeavy =
    'Adding these item(s) puts your weight at 20.2, above your limit of 20. Please make adjustments in your selection / inventory to add more items.';
  await expect(items.refusal).toHaveText(tooHeavy);
  await expect(items.submit).toBeDisabled();
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'items-add');
  await items.button('Weight: 20.2').click();
  await expect(items.dialogNamed('Weight')).toContainText('Anvil+13Total20.2');
  await page.keyboard.press('Escape');

  await items.remove('Feather');
  await items.remove('Feather');
  await expect(items.button('Weight: 20')).toBeVisible();
  await items.submit.click();
  await expect(items.text('Anvil added.')).toBeVisible();
  await expect(page).toHaveURL(/items\/add$/);
  await expect(items.submit).toBeDisabled();
  await expect(items.undo).toHaveAccessibleDescription('Add Anvil');

  // Nothing fits any more: not even a feather, nor a generic item of any weight.
  await items.add('Feather');
  await expect(items.refusal).toContainText('puts your weight at 20.1, above your limit of 20.');
  await items.openTab('Generic');
  await items.weight.fill('1');
  await expect(items.weight).toHaveAttribute('aria-valuenow', '0');
});

test('on a small screen the filters keep their width, and the reason for a refusal shows whole', async ({
  page,
  items,
}) => {
  await items.startGame({ tab: 'add' });
  await page.setViewportSize(SMALL_PHONE);
  await items.button('Filters').click();
  const kindBelowSearch = async () => (await boxOf(items.kind)).y - (await boxOf(items.search)).y;
  expect(await kindBelowSearch()).toBeGreaterThan((await boxOf(items.search)).height);
  await page.setViewportSize(LAPTOP);
  expect(await kindBelowSearch()).toBe(0);
  for (const add of await items.list.getByRole('button', { name: /^Add/ }).all()) await add.click();
  for (const viewport of [SMALL_PHONE, { width: 720, height: 450 }]) {
    await page.setViewportSize(viewport);
    await expect(items.refusal).toContainText('above your limit of 20.');
    const isWhole = () =>
      items.refusal.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 3, bottom - 3].every((y) => document.elementFromPoint(left + 3, y) === element);
      });
    await expect.poll(isWhole, { message: `at ${viewport.width}` }).toBe(true);
  }
});

test('a generic item needs a name, and weighs no more than the character can carry, in tenths', async ({
  page,
  items,
  sheet,
}) => {
  await items.startGame({ tab: 'generic' });
  // The hint beside the button has the same words.
  const missingName = page.getByRole('alert').filter({ hasText: 'You must enter a name.' });
  await items.addItem.click();
  await expect(missingName).toBeVisible();
  await expect(items.name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'items-generic');
  await items.name.fill('   ');
  await expect(missingName).toHaveCount(0);
  await items.addItem.click();
  await expect(missingName).toBeVisible();
  await items.name.fill('Lucky\u0007 coin');
  await items.addItem.click();
  await expect(items.name).toHaveAttribute('aria-invalid', 'true');

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
    await items.numberField(label).fill(typed);
    await items.numberField(label).blur();
    await expect(items.numberField(label)).toHaveValue(kept);
  }
  await expect(items.text('In tenths: 15 means 1.5. You can carry 13')).toBeVisible();
  await expect(items.button('Weight: 8.5')).toBeVisible();
  const hostile = '<img src=x onerror=alert(1)> __proto__';
  await items.name.fill(hostile);
  await items.addItem.click();
  await expect(items.text(`${hostile} added.`)).toBeVisible();
  await expect(items.name).toHaveValue('');

  await sheet.open();
  await expect(sheet.inventory).toContainText(`${hostile}Cost 7Weight 1.5`);
});

test('an item file is previewed before it is added, and refused with its reason', async ({ page, items }) => {
  await items.startGame({ tab: 'upload' });
  const invalid = 'File did not contain a valid item.';
  for (const [content, message] of [
    ['', 'Unable to read file.'],
    ['{"name":', 'Unable to read file.'],
    ['[1,2,3]', invalid],
    ['"Sword"', invalid],
    ['null', invalid],
    [relic({ name: '' }), invalid],
    [relic({ name: 7 }), invalid],
    [relic({ name: 'x'.repeat(201) }), invalid],
    [relic({ template: undefined }), invalid],
    [relic({ quantity: -5 }), invalid],
    [relic({ template: 'Generic' }), invalid],
    ['{"name":"a","name":"b","template":"Sword"}', 'Unable to read file.'],
    ['['.repeat(100), 'Unable to read file.'],
  ] as const) {
    await items.chooseFile(content);
    await expect(items.refusal, JSON.stringify(content).slice(0, 40)).toContainText(message);
    await expect(items.addItem).toHaveCount(0);
  }
  await expectAccessible(page);

  await items.chooseFile(relic({ template: 'Generic', weight: 13.1, cost: 4 }));
  await expect(items.addItem).toBeDisabled();
  await expect(items.text('This item would make you over-encumbered.')).toBeVisible();
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'items-upload');
  await items.chooseFile(relic({ template: 'Nowhere To Be Found' }));
  await expect(items.text('No Item Specification Found!')).toBeVisible();
  await expect(items.text(/^It is parked when the character is opened again/)).toBeVisible();

  const file = JSON.stringify(relic({ flavor: 'Old.' }));
  await items.chooseFile(`{"__proto__":{"polluted":true},"constructor":{},${file.slice(1)}`);
  await expect(items.text('Old.')).toBeVisible();
  await expect(items.undo).toBeDisabled();
  await items.addItem.click();
  await expect(items.text('Relic added.')).toBeVisible();
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);

  await items.openTab('Download');
  const downloaded = await items.download('Download Relic');
  expect(downloaded.name).toBe('Relic.json');
  expect(JSON.parse(downloaded.text)).toMatchObject({
    name: 'Relic',
    flavor: 'Old.',
    quantity: 1,
    template: 'Sword',
  });
  await expectAccessible(page);
});

test('an item whose template no pack defines is parked when the character is opened again', async ({
  items,
  sheet,
}) => {
  await items.startGame({ tab: 'upload' });
  await items.chooseFile(relic({ template: 'Nowhere' }));
  await items.addItem.click();
  await sheet.open();
  await expect(sheet.text(/^Parked with Aria, because no pack defines the template: Relic\./)).toBeVisible();
  await expect(sheet.inventory).toContainText('Bread');
  await expect(sheet.inventory).not.toContainText('Relic');
});

test('each tab says that the game data and the inventory have no items', async ({ page, items }) => {
  await items.startGame({ tab: 'add', pack: editorsPack({ items: [] }), sheet: unarmedFighter() });
  await expect(items.text('No items were found, indicating a GameData issue.')).toBeVisible();
  await items.openTab('Download');
  await expect(items.text('There is nothing to download')).toBeVisible();
  await page.goto('/character/id/aria/items/nonsense');
  await expect(page).toHaveURL(/items\/add$/);
});

test('items are added, made and downloaded by keyboard; each submit leads to the sheet', async ({
  page,
  items,
  sheet,
}) => {
  await storeSettings(page, { version: 3, navigate: true });
  await items.startGame({ tab: 'add' });
  await typeInto(items.search, 'bread');
  await pressAt(items.button('Add Bread'), 'Enter', 'Enter');
  await pressAt(items.button('Remove Bread'), 'Space');
  await pressAt(items.submit);
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(sheet.heading).toBeFocused();
  // One more piece on the stack of three.
  await expect(sheet.inventory.getByRole('spinbutton', { name: 'Quantity of Bread' })).toHaveValue('4');

  await pressAt(sheet.link('Add items'));
  await expect(items.heading).toHaveText('Items');
  await expect(items.heading).toBeFocused();
  await pressAt(items.tab('Add'), 'ArrowRight');
  await expect(items.tab('Generic')).toBeFocused();
  await typeInto(items.name, 'Key');
  await pressAt(items.weight, 'ArrowUp', 'ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(sheet.inventory).toContainText('KeyWeight 0.2');

  await items.open('add');
  await pressAt(items.tab('Add'), 'End');
  await expect(items.tab('Download')).toBeFocused();
  const { name } = await download(page, () => pressAt(items.button('Download Key')));
  expect(name).toBe('Key.json');

  const choosing = page.waitForEvent('filechooser');
  await pressAt(items.tab('Download'), 'ArrowLeft');
  await tabTo(items.uploadField);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(jsonFile('item.json', relic({ id: 'gift', name: 'Gift' })));
  await pressAt(items.addItem);
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(sheet.inventory).toContainText('Gift Sword');
});
