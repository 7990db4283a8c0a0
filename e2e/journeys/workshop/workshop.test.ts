import { expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

test('a game is made from the template, written on, released, used and played', async ({
  page,
  workshop,
  uploadPack,
  managePacks,
  newCharacter,
}) => {
  await workshop.open();
  await expectAccessibleInBothThemes(page, 'my-packs-empty');
  await workshop.make('New pack', 'Kitchen Wars');
  await workshop.expectFindings(0);
  await expectAccessibleInBothThemes(page, 'pack-overview');

  await workshop.add('Skill');
  await expect(workshop.heading).toHaveText('New skill');
  await expectAccessibleInBothThemes(page, 'pack-entry');
  await workshop.link('All entries').click();
  await workshop.change('New skill', 'Rename');
  const rename = workshop.dialogNamed('Rename New skill');
  await rename.getByRole('textbox', { name: 'Name' }).fill('Ladles');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(workshop.entry('Ladles')).toBeVisible();

  await page.reload();
  await expect(workshop.entry('Ladles')).toBeVisible();
  await workshop.undo.click();
  await expect(workshop.entry('New skill')).toBeVisible();
  await workshop.redo.click();
  await expect(workshop.entry('Ladles')).toBeVisible();

  await workshop.release(1);
  await expect(workshop.text('Version 1 was released last.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'pack-versions');
  await workshop.useButton.click();
  await expect(uploadPack.preview('Kitchen Wars')).toBeVisible();
  await uploadPack.storeButton.click();
  await uploadPack.expectStored('Kitchen Wars 1');
  await managePacks.open();
  await managePacks.pack('Tabard Core 1').click();
  await managePacks.toggle('Kitchen Wars 1');
  await managePacks.expectLoaded(1);
  await newCharacter.open();
  await expect(page.getByText('Ladles', { exact: true }).first()).toBeVisible();
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
