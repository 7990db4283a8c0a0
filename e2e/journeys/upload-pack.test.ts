import { writeFile } from 'node:fs/promises';
import { houseRules, NO_ACTIONS, packOfManyEffects } from '../data/house-rules.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { download, jsonFile } from '../support/files.ts';
import { pressAt } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const UNREADABLE = 'Unable to read file.';
const INVALID = 'File was not a valid Game Data Pack.';

/** What the tests of `readPack` refuse with the same words. */
const TESTED_ALONE = ['of 0 bytes', 'with a field twice', 'a million levels deep'];

for (const [what, content, ...reasons] of [
  ['of 0 bytes', '', UNREADABLE, 'The file is empty.'],
  ['that is no JSON', '{"name":', UNREADABLE, 'The file is not JSON: see line 1, column 9.'],
  [
    'with a field twice',
    '{"name":"House Rules","name":"x"}',
    UNREADABLE,
    'The file names “name” twice in one place: see line 1, column 23.',
  ],
  [
    'a million levels deep',
    '['.repeat(1_000_000),
    UNREADABLE,
    'The file nests more than 64 levels deep: see line 1, column 65.',
  ],
  ['that is no object', '[]', INVALID, '$ A pack is an object.'],
  [
    'with invalid fields',
    houseRules({ version: 0, color: 'red', talents: [{ name: 'Odd', tier: 'EPIC' }] }),
    INVALID,
    'color $.color A pack has no such field.',
    'version $.version The version must be above 0.',
    '$.talents[0].tier This must be one of MINOR, MODERATE, MAJOR, PINNACLE, CORE.',
    '$.talents[0].description This is missing.',
    '$.talents[0].tags This is missing.',
  ],
  [
    'with invalid fields and of a large size',
    JSON.stringify(packOfManyEffects()).replace('"description":"x"', '"description":5'),
    INVALID,
    '$.statusEffects[0].description This must be a text or a list of texts.',
  ],
  [
    'with the name of a base pack',
    houseRules({ name: 'Tabard Core', version: 9 }),
    'That pack name is reserved for a base pack.',
  ],
] as const) {
  const tag = TESTED_ALONE.includes(what) ? '@thorough' : [];
  test(`a file ${what} is refused with its reason`, { tag }, async ({ uploadPack }) => {
    await uploadPack.open();
    await expect(uploadPack.storeButton).toBeDisabled();
    await uploadPack.choose(content);
    for (const reason of reasons) await expect(uploadPack.refusal).toContainText(reason);
    await expect(uploadPack.storeButton).toBeDisabled();
    // A valid file replaces it.
    await uploadPack.choose(houseRules());
    await expect(uploadPack.preview('House Rules')).toBeVisible();
    await expect(uploadPack.refusal).toHaveCount(0);
    await expect(uploadPack.storeButton).toBeEnabled();
  });
}

test('a name with a right-to-left override does not change the direction of a message', async ({
  uploadPack,
}) => {
  const { refusal } = uploadPack;
  const name = '\u202EEvil';
  await uploadPack.open();
  await uploadPack.choose(`{"${name}":1,"${name}":2}`);
  await expect(refusal).toContainText(`The file names “${name}” twice in one place`);
  await expect(refusal.locator('bdi')).toHaveText(name);
  await uploadPack.choose(houseRules({ [name]: 1 }));
  await expect(refusal.getByRole('listitem').locator('bdi')).toHaveText([
    name,
    `$["${name}"]`,
    'A pack has no such field.',
  ]);
  await uploadPack.choose(houseRules({ name }));
  await uploadPack.storeButton.click();
  const message = uploadPack.text(`${name} 1 has been stored. Enable it under Manage.`);
  await expect(message.locator('bdi')).toHaveText(name);
});

test('a file of more than 20 MB is refused before it is read', async ({ uploadPack }, testInfo) => {
  const path = testInfo.outputPath('large.json');
  await writeFile(path, ' '.repeat(20_000_001));
  await uploadPack.open();
  await uploadPack.uploadField.setInputFiles(path);
  await expect(uploadPack.refusal).toContainText(UNREADABLE);
  await expect(uploadPack.refusal).toContainText('The file is larger than 20 MB.');
});

test('a pack is previewed, stored, downloaded as it is, and overwritten once that is confirmed', async ({
  page,
  managePacks,
  uploadPack,
}) => {
  const { storeButton } = uploadPack;
  const text = `\n${JSON.stringify(houseRules(), null, 1)}\n`;
  await uploadPack.open();
  await uploadPack.choose(text);
  const preview = uploadPack.preview('House Rules');
  await expect(preview).toContainText('Version 1');
  await expect(preview).toContainText('1 new: Star Chart');
  await expect(preview).toContainText('1 overridden: Longsword');
  await expect(preview).toContainText('1 new: Night Owl');
  await storeButton.click();
  await expect(uploadPack.text('House Rules 1 has been stored. Enable it under Manage.')).toBeVisible();
  await expect(preview).toHaveCount(0);

  await uploadPack.openTab('Manage');
  await expect(managePacks.pack('House Rules 1')).not.toBeChecked();
  expect(await managePacks.download('Download House Rules')).toEqual({ name: 'House Rules.json', text });

  await managePacks.openTab('Upload');
  await uploadPack.choose(houseRules());
  await expect(uploadPack.refusal).toContainText('The pack with that version is already stored.');

  await uploadPack.choose(houseRules({ version: 2.5 }));
  await expect(preview).toContainText('Version 2.5, in place of version 1');
  const dialog = uploadPack.overwriteDialog('House Rules');
  await storeButton.click();
  await expect(dialog).toContainText('Version 1 is stored. Version 2.5 takes its place');
  await expectAccessibleInBothThemes(page, 'pack-overwrite');
  await uploadPack.no.click();
  await expect(preview).toBeVisible();
  await storeButton.click();
  await uploadPack.yes.click();
  await uploadPack.expectStored('House Rules 2.5');
  await managePacks.open();
  await expect(managePacks.pack('House Rules 2.5')).toBeVisible();
  await expect(managePacks.packs).toHaveCount(2);
});

test('mistakes that the checker finds in a pack are listed with their paths, and it can be stored', async ({
  page,
  uploadPack,
}) => {
  const talents = Array.from({ length: 30 }, (_, index) => ({
    name: `Odd ${index}`,
    tier: 'MINOR',
    description: 'x',
    tags: [],
    modifiers: { ODDNESS: 1 },
  }));
  await uploadPack.open();
  await uploadPack.choose(houseRules({ talents }));
  const mistakes = uploadPack.status('The checker found');
  await expect(mistakes).toContainText(
    '$.talents[0].modifiers.ODDNESS Nothing reads the modifier “ODDNESS”.',
  );
  await expect(mistakes.getByRole('listitem')).toHaveCount(20);
  await expect(mistakes).toContainText(/And \d+ more\./);
  await expectAccessibleInBothThemes(page, 'pack-findings');
  await uploadPack.storeButton.click();
  await uploadPack.expectStored('House Rules 1');

  await uploadPack.choose(houseRules({ name: 'Quiet', actions: NO_ACTIONS, skills: [], talents: [] }));
  await expect(uploadPack.text('No problems found.')).toBeVisible();
});

test('overwriting an enabled pack names what the character loses', async ({
  characters,
  managePacks,
  sheet,
  uploadPack,
}) => {
  await characters.startWithHouseRules({
    health: 12,
    equipment: { weapon: '', armor: '', accessories: [] },
  });
  await sheet.goTo('Management');
  await managePacks.openTab('Upload');

  const overwrite = async (version: number) => {
    await expect(
      uploadPack.text('It is enabled: this version takes effect as soon as it is stored.'),
    ).toBeVisible();
    await uploadPack.storeButton.click();
    const dialog = uploadPack.overwriteDialog('House Rules');
    await expect(dialog).toContainText(`Version ${version} is stored and enabled.`);
    await dialog.getByRole('button', { name: 'Yes' }).click();
  };
  await uploadPack.choose(houseRules({ version: 2, constants: { MAXIMUM_HEALTH: 5 }, talents: [] }));
  await overwrite(1);
  await expect(managePacks.losses.getByRole('listitem')).toHaveText([
    'Talent Night Owl: The game data do not define it.',
    'Health goes down from 12 to 5: more is above its new maximum.',
  ]);
  await managePacks.losses.getByRole('button', { name: 'Yes' }).click();
  await expect(uploadPack.text('House Rules 2 has been stored and is enabled.')).toBeVisible();
  await expect(
    uploadPack.text('Vesper has been updated and validated against newly loaded Game Data.'),
  ).toBeVisible();

  await uploadPack.choose(houseRules({ version: 3 }));
  await overwrite(2);
  await expect(uploadPack.text('House Rules 3 has been stored and is enabled.')).toBeVisible();
  await uploadPack.goTo('Sheet');
  await expect(sheet.text('These can be taken back: Night Owl.')).toBeVisible();
  await expect(sheet.health).toHaveValue('12');
  await sheet.takeBack.click();
  await expect(sheet.text('Taken back: Night Owl.')).toBeVisible();
});

test('the JSON Schema of packs is downloaded, and a pack may name it', async ({ page, uploadPack }) => {
  await uploadPack.open();
  const { name, text } = await download(page, () => uploadPack.link('JSON Schema').click());
  expect(name).toBe('pack.schema.json');
  const schema = JSON.parse(text);
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['name', 'version', 'talents']));
  await uploadPack.store({ $schema: 'pack.schema.json', ...houseRules() });
});

test('a pack is stored by keyboard and enabled', async ({ page, managePacks, uploadPack }) => {
  await uploadPack.store(houseRules());
  await uploadPack.open();
  const choosing = page.waitForEvent('filechooser');
  await pressAt(uploadPack.uploadField);
  await (await choosing).setFiles(jsonFile('pack.json', houseRules({ version: 2 })));
  await expect(uploadPack.preview('House Rules')).toBeVisible();
  await pressAt(uploadPack.storeButton);
  await pressAt(uploadPack.yes);
  await uploadPack.expectStored('House Rules 2');
  await pressAt(uploadPack.tab('Upload'), 'ArrowLeft', 'Enter');
  await pressAt(managePacks.pack('House Rules 2'), 'Space');
  await pressAt(managePacks.submit);
  await managePacks.expectLoaded(2);
});
