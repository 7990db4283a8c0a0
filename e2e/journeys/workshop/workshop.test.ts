import { readFileSync } from 'node:fs';
import type { Json } from '../../data/json.ts';
import { EntryForm } from '../../screens/entry-form.ts';
import { WorkshopScreen } from '../../screens/workshop.ts';
import { expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { fillIndexedDb, repairStorage } from '../../support/storage-faults.ts';
import { expect, test } from '../../support/test.ts';

const [, WALK_THROUGH = ''] = readFileSync('docs/pack-format.md', 'utf8').split(
  '## Your first game in an hour',
);

type Entry = Json & { readonly description: string };

/** What its blocks of JSON say: a talent, an action, an item. */
const [TALENT, ACTION, ITEM] = [...WALK_THROUGH.matchAll(/^```json\n(.*?)^```/gmsu)].map(
  ([, block = '']) => JSON.parse(block) as Entry,
) as [Entry, Entry, Entry];

test('a first game comes about by forms, step by step as docs/pack-format.md says', async ({
  page,
  workshop,
  entryForm: form,
  uploadPack,
  managePacks,
  newCharacter,
  characters,
  sheet,
  items,
  combat,
}) => {
  await workshop.open();
  await expectAccessibleInBothThemes(page, 'my-packs-empty');
  await workshop.make('New Pack', 'Kitchen Wars', 'A small working game');
  await workshop.expectFindings(0);
  await expectAccessibleInBothThemes(page, 'pack-overview');

  await workshop.add('Talent');
  await form.rename('Head Cook');
  await form.write('Description', TALENT.description);
  await form.addTexts('Tags', 'Kitchen');
  await form.add('Actions');
  await form.createName('Actions 1', 'Serve Soup');
  await expectAccessibleInBothThemes(page, 'pack-entry');

  await workshop.openEntry('Serve Soup');
  await form.write('Description', ACTION.description);
  await form.addTexts('Tags', 'Healing');
  await form.button('Add Inputs').click();
  await form.button('Add Skill').click();
  await form.add('Costs');
  await form.choose('Resource', 'Action Points', form.part('Costs'));
  await form.write('Value', '2', form.part('Costs'));
  for (const [index, property] of ['Dice Pool', 'Power'].entries()) {
    await form.add('Effects');
    const effect = form.part('Effects', index + 1);
    await form.choose('Kind', 'Change Property', effect);
    await form.choose('Target', property, effect);
    await form.write('Value', '2', effect);
  }
  await form.add('Effects');
  await form.choose('Kind', 'Set Damage Type', form.part('Effects', 3));
  await form.choose('Damage Type', 'Healing', form.part('Effects', 3));
  await expect(form.form.getByText('Power +2')).toBeVisible();
  const bench = form.region('Bench');
  await bench.getByRole('button', { name: 'Roll dice' }).click();
  await expect(bench.getByRole('list', { name: 'Dice rolled' })).toBeVisible();
  await bench.getByRole('button', { name: 'Perform Action' }).click();
  await expect(bench.getByText(/^Round 1: 2 Action Points/)).toBeVisible();

  await workshop.link('All entries').click();
  await workshop.add('Item');
  await form.rename('Ladle');
  await form.write('Description', ITEM.description);
  await form.choose('Discriminator', 'Weapon');
  await form.write('Weight', '1');
  await form.write('Cost', '4');
  await form.addKey('Modifiers', 'POWER');
  await form.write('Power', '1');
  await form.add('Talents');
  await form.typeName('Talents 1', 'Head Cok');
  await page.keyboard.press('Tab');
  await expect(form.text('No talent “Head Cok” is defined.')).toBeVisible();
  await form.button('Write Head Cook').click();
  await expect(form.status('No problems found.')).toBeVisible();

  await page.reload();
  await workshop.link('All entries').click();
  await workshop.undo.click();
  await workshop.redo.click();
  await workshop.release(1);
  await expect(workshop.text('Version 1 was released last.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'pack-versions');
  const written = (await workshop.downloadedPack('Kitchen Wars')) as {
    readonly actions: { readonly actions: readonly Json[] };
    readonly items: readonly Json[];
    readonly talents: readonly Json[];
  };
  expect(written.talents.at(-1)).toEqual(TALENT);
  expect(written.actions.actions.at(-1)).toEqual(ACTION);
  expect(written.items.at(-1)).toEqual({ ...ITEM, talents: ['Head Cook'] });

  await workshop.useButton.click();
  await expect(uploadPack.preview('Kitchen Wars')).toBeVisible();
  await uploadPack.storeButton.click();
  await uploadPack.expectStored('Kitchen Wars 1');
  await managePacks.enableAlone('Kitchen Wars 1');
  await newCharacter.create('Aria', 1);
  await items.open();
  await items.add('Ladle');
  await items.submit.click();
  await sheet.open();
  await sheet.weapon.selectOption({ label: 'Ladle' });
  await expect(sheet.saved).toBeVisible();
  await combat.open();
  await combat.begin.click();
  await combat.select('Serve Soup');
  await combat.performButton.click();
  await expect(combat.saved).toBeVisible();

  await workshop.openAddress('/workshop/kitchen%20wars');
  await workshop.entry('Ladle').click();
  await form.rename('Long Ladle');
  await workshop.link('All entries').click();
  await workshop.openTab('Versions');
  await expect(workshop.text('Ladle is now Long Ladle')).toBeVisible();
  await workshop.release(2);
  await workshop.useButton.click();
  const preview = uploadPack.preview('Kitchen Wars');
  await expect(preview).toContainText('Ladle is now Long Ladle');
  await expect(preview).toContainText('Has another name: Ladle → Long Ladle');
  await uploadPack.storeButton.click();
  await uploadPack.overwriteDialog('Kitchen Wars').getByRole('button', { name: 'Yes' }).click();
  await expect(uploadPack.text('Kitchen Wars 2 has been stored and is enabled.')).toBeVisible();
  await characters.open();
  await characters.loadButton('Aria').click();
  await characters.mismatchDialog.getByRole('button', { name: 'Yes' }).click();
  await expect(sheet.inventory.getByText('Long Ladle')).toBeVisible();
});

test('an entry of a glossary is changed in the house rules', async ({ workshop }) => {
  await workshop.openAddress('/gamedata/items');
  await workshop.button('Write on Anchor Flail').click();
  await workshop.dialog.getByRole('button', { name: 'Change in my house rules' }).click();
  await expect(workshop.heading).toHaveText('Anchor Flail');
  await workshop.link('All entries').click();
  await expect(workshop.entry('Anchor Flail')).toBeVisible();
  await expect(workshop.text('overrides one of another pack')).toBeVisible();
});

test('a pack for which there is no room stays as it is written, and is stored once there is room', async ({
  page,
  workshop,
  entryForm: form,
}) => {
  await workshop.open();
  await workshop.make('New Pack', 'Kitchen');
  await workshop.entry('Bread').click();
  await expect(workshop.saved).toBeVisible();
  await fillIndexedDb(page);
  await form.write('Cost', '7');
  await expect(workshop.notSaved).toBeVisible();
  await expect(workshop.alert('Your browser is out of space.')).toBeVisible();
  const { name, text } = await workshop.download('Download What Is Not Saved');
  expect(name).toBe('Kitchen.json');
  const bread = { name: 'Bread', cost: 7 };
  expect(JSON.parse(text)).toMatchObject({ name: 'Kitchen', items: [{}, bread] });
  await repairStorage(page);
  await workshop.button('Try Again').click();
  await expect(workshop.saved).toBeVisible();
  await page.reload();
  await expect(form.form.getByRole('textbox', { name: 'Cost' })).toHaveValue('7');
  await expect(workshop.undo).toBeEnabled();
});

test('two tabs that write on one pack show the same, and lose nothing', async ({
  page,
  workshop,
  entryForm: form,
}) => {
  await workshop.open();
  await workshop.make('New Pack', 'Kitchen');
  await workshop.entry('Bread').click();
  await expect(form.form).toBeVisible();
  await expect(workshop.saved).toBeVisible();
  const other = new EntryForm(await page.context().newPage());
  await other.openAddress(page.url());
  await form.write('Cost', '7');
  await expect(other.form.getByRole('textbox', { name: 'Cost' })).toHaveValue('7');
  await other.write('Weight', '3');
  await expect(form.form.getByRole('textbox', { name: 'Weight' })).toHaveValue('3');
  await expect(form.form.getByRole('textbox', { name: 'Cost' })).toHaveValue('7');
});

test('a name that is typed stays with its entry while another tab moves it', async ({
  page,
  workshop,
  entryForm: form,
}) => {
  await workshop.open();
  await workshop.make('New Pack', 'Kitchen');
  await workshop.entry('Dirty Fighter').click();
  const name = form.form.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Scoundrel');
  const other = new WorkshopScreen(await page.context().newPage());
  await other.openAddress('/workshop/kitchen');
  await other.change('Steady Hand', 'Move down');
  await expect(page).toHaveURL(/talents\/0$/);
  await expect(name).toHaveValue('Scoundrel');
  await name.press('Enter');
  await expect(workshop.heading).toHaveText('Scoundrel');
  await expect(other.entry('Scoundrel')).toBeVisible();
  await expect(other.entry('Steady Hand')).toBeVisible();
});
