import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './both-themes.ts';
import { button, uploadCharacters } from './characters.ts';
import { expect, test } from './fixtures.ts';
import { pressAt } from './keyboard.ts';
import { choosePack, goBySidebar, houseRules, STARGAZER, storePack, togglePack } from './packs.ts';

const openUpload = (page: Page) => page.goto('/gamedata/management/upload');
const refusal = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const storeButton = (page: Page) => page.getByRole('button', { name: 'Store Pack' });

const NO_ACTIONS = { defaultActions: [], defaultManeuvers: [], actions: [], maneuvers: [] };

/** The text of a pack of some size: 60 kB of it are read in the page, more in a worker. */
const textOfMany = (count: number) =>
  JSON.stringify(
    houseRules({
      name: 'Many Effects',
      statusEffects: Array.from({ length: count }, (_, index) => ({
        name: `Effect ${index}`,
        description: 'x',
        tags: [],
      })),
    }),
  );

for (const [what, text, ...told] of [
  ['of 0 bytes', '', 'Unable to read file.', 'The file is empty.'],
  ['that is no JSON', '{"name":', 'Unable to read file.', 'The file is not JSON: see line 1, column 9.'],
  [
    'that names a field twice',
    '{"name":"House Rules","name":"x"}',
    'Unable to read file.',
    'The file names “name” twice in one place: see line 1, column 23.',
  ],
  [
    'a million levels deep',
    '['.repeat(1_000_000),
    'Unable to read file.',
    'The file nests more than 64 levels deep: see line 1, column 65.',
  ],
  ['that is no object', '[]', 'File was not a valid Game Data Pack.', '$ A pack is an object.'],
  [
    'with wrong fields',
    JSON.stringify(houseRules({ version: 0, color: 'red', talents: [{ name: 'Odd', tier: 'EPIC' }] })),
    'File was not a valid Game Data Pack.',
    '$.color A pack has no such field.',
    '$.version The version must be above 0.',
    '$.talents[0].tier This must be one of MINOR, MODERATE, MAJOR, PINNACLE, CORE.',
    '$.talents[0].description This is missing.',
    '$.talents[0].tags This is missing.',
  ],
  [
    'with wrong fields in a large file',
    textOfMany(5_000).replace('"description":"x"', '"description":5'),
    'File was not a valid Game Data Pack.',
    '$.statusEffects[0].description This must be a text or a list of texts.',
  ],
  [
    'with the name of a base pack',
    JSON.stringify(houseRules({ name: 'Tabard Core', version: 9 })),
    'That pack name is reserved for a base pack.',
  ],
] as const) {
  test(`a file ${what} is refused, and the page says why`, async ({ page }) => {
    await openUpload(page);
    await expect(storeButton(page)).toBeDisabled();
    await choosePack(page, text);
    for (const message of told) await expect(refusal(page)).toContainText(message);
    await expect(storeButton(page)).toBeDisabled();
    // A good file takes its place.
    await choosePack(page, JSON.stringify(houseRules()));
    await expect(page.getByRole('article', { name: 'House Rules' })).toBeVisible();
    await expect(refusal(page)).toHaveCount(0);
    await expect(storeButton(page)).toBeEnabled();
  });
}

test('a name that turns text around turns nothing of what is said of it', async ({ page }) => {
  const name = '\u202EEvil';
  await openUpload(page);
  await choosePack(page, `{"${name}":1,"${name}":2}`);
  await expect(refusal(page)).toContainText(`The file names “${name}” twice in one place`);
  await expect(refusal(page).locator('bdi')).toHaveText(name);
  await choosePack(page, JSON.stringify(houseRules({ [name]: 1 })));
  await expect(refusal(page).locator('li bdi')).toHaveText(`$["${name}"]`);
  await choosePack(page, JSON.stringify(houseRules({ name })));
  await storeButton(page).click();
  const told = page.getByText(`${name} 1 has been stored. Enable it under Manage.`);
  await expect(told.locator('bdi')).toHaveText(name);
});

test('a file of more than 20 MB is refused before any of it is read', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('large.json');
  await writeFile(path, ' '.repeat(20_000_001));
  await openUpload(page);
  await page.getByLabel('Upload Game Data Pack').setInputFiles(path);
  await expect(refusal(page)).toContainText('Unable to read file.');
  await expect(refusal(page)).toContainText('The file is larger than 20 MB.');
});

test('a pack is previewed, stored, downloaded as it was written, and overwritten once that is confirmed', async ({
  page,
}) => {
  const text = `\n${JSON.stringify(houseRules(), null, 1)}\n`;
  await openUpload(page);
  await choosePack(page, text);
  const preview = page.getByRole('article', { name: 'House Rules' });
  await expect(preview).toContainText('Version 1');
  await expect(preview).toContainText('1 new: Star Chart');
  await expect(preview).toContainText('1 overridden: Longsword');
  await expect(preview).toContainText('1 new: Night Owl');
  await storeButton(page).click();
  await expect(page.getByText('House Rules 1 has been stored. Enable it under Manage.')).toBeVisible();
  await expect(preview).toHaveCount(0);

  await page.getByRole('tab', { name: 'Manage' }).click();
  await expect(page.getByRole('switch', { name: 'House Rules 1' })).not.toBeChecked();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download House Rules' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('House Rules.json');
  expect(await readFile(await download.path(), 'utf8')).toBe(text);

  await page.getByRole('tab', { name: 'Upload' }).click();
  await choosePack(page, JSON.stringify(houseRules()));
  await expect(refusal(page)).toContainText('The pack with that version is already stored.');

  await choosePack(page, JSON.stringify(houseRules({ version: 2.5 })));
  await expect(preview).toContainText('Version 2.5, in place of version 1');
  const dialog = page.getByRole('dialog', { name: 'Overwrite House Rules?' });
  await storeButton(page).click();
  await expect(dialog).toContainText('Version 1 is stored. Version 2.5 takes its place');
  await expectAccessible(page, 'pack-overwrite');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(preview).toBeVisible();
  await storeButton(page).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('House Rules 2.5 has been stored.')).toBeVisible();
  await page.goto('/gamedata/management/manage');
  await expect(page.getByRole('switch', { name: 'House Rules 2.5' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(2);
});

test('what the checker finds in a pack is listed with its place, and the pack can be stored', async ({
  page,
}) => {
  const talents = Array.from({ length: 30 }, (_, index) => ({
    name: `Odd ${index}`,
    tier: 'MINOR',
    description: 'x',
    tags: [],
    modifiers: { ODDNESS: 1 },
  }));
  await openUpload(page);
  await choosePack(
    page,
    JSON.stringify(houseRules({ talents, groups: { constantGroups: {}, skillGroups: {} } })),
  );
  const found = page.getByRole('status').filter({ hasText: 'The checker found' });
  await expect(found).toContainText('$.talents[0].modifiers.ODDNESS Nothing reads the modifier "ODDNESS".');
  await expect(found.getByRole('listitem')).toHaveCount(20);
  await expect(found).toContainText(/And \d+ more\./);
  await expectAccessible(page, 'pack-findings');
  await storeButton(page).click();
  await expect(page.getByText('House Rules 1 has been stored.')).toBeVisible();

  await choosePack(
    page,
    JSON.stringify(houseRules({ name: 'Quiet', actions: NO_ACTIONS, skills: [], talents: [] })),
  );
  await expect(page.getByText('The checker found no mistakes in it.')).toBeVisible();
});

test('a pack in force is overwritten as under Manage: refused where it breaks the rules, asked where it takes', async ({
  page,
}) => {
  await storePack(page, houseRules());
  await page.getByRole('tab', { name: 'Manage' }).click();
  await togglePack(page, 'House Rules 1');
  await expect(page.getByText('2 pack(s) loaded successfully!')).toBeVisible();
  await uploadCharacters(page, {
    ...STARGAZER,
    health: 12,
    equipment: { weapon: '', armor: '', accessories: [] },
  });
  await button(page, 'Load Vesper').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vesper');
  await goBySidebar(page, 'Management');
  await page.getByRole('tab', { name: 'Upload' }).click();

  const overwrite = async (version = 1) => {
    await expect(
      page.getByText('It is in force: this version takes effect as soon as it is stored.'),
    ).toBeVisible();
    await storeButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Overwrite House Rules?' });
    await expect(dialog).toContainText(`Version ${version} is stored and in force.`);
    await dialog.getByRole('button', { name: 'Yes' }).click();
  };
  await choosePack(page, JSON.stringify(houseRules({ version: 2, constants: { MAXIMUM_HEALTH: 0 } })));
  await overwrite();
  await expect(refusal(page)).toContainText('Game Data Verification Failed!');

  await choosePack(
    page,
    JSON.stringify(houseRules({ version: 2, constants: { MAXIMUM_HEALTH: 5 }, talents: [] })),
  );
  await expect(refusal(page)).toHaveCount(0);
  await overwrite();
  const losses = page.getByRole('dialog', { name: 'The character does not keep all it has' });
  await expect(losses.getByRole('listitem')).toHaveText([
    'Talent Night Owl: The game data do not define it.',
    'Health goes down from 12 to 5: more is above its new maximum.',
  ]);
  await losses.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('House Rules 2 has been stored and is in force.')).toBeVisible();
  await expect(
    page.getByText('Vesper has been updated and validated against newly loaded Game Data.'),
  ).toBeVisible();

  await choosePack(page, JSON.stringify(houseRules({ version: 3 })));
  await overwrite(2);
  await expect(page.getByText('House Rules 3 has been stored and is in force.')).toBeVisible();
  await goBySidebar(page, 'Sheet');
  await expect(page.getByText('These can be had again: Night Owl, 7 Health.')).toBeVisible();
  await button(page, 'Take Back').click();
  await expect(page.getByText('Taken back: Night Owl, 7 Health.')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Health' })).toHaveValue('12');
});

test('authors get the JSON Schema of packs, which takes the standard pack', async ({ page }) => {
  await openUpload(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'JSON Schema' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('pack.schema.json');
  const schema = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['name', 'version', 'talents']));
  // As an editor's setting has it.
  await storePack(page, { $schema: 'pack.schema.json', ...houseRules() });
});

test('a large pack is read in a worker; everything of it is there', async ({ page }) => {
  await openUpload(page);
  const worker = page.waitForEvent('worker');
  await choosePack(page, textOfMany(5_000));
  await worker;
  await expect(page.getByRole('article', { name: 'Many Effects' })).toContainText(
    '5,000 new: Effect 0, Effect 1,',
  );
  await storeButton(page).click();
  await expect(page.getByText('Many Effects 1 has been stored.')).toBeVisible();
  await page.getByRole('tab', { name: 'Manage' }).click();
  await page.getByRole('switch', { name: 'Many Effects 1' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('2 pack(s) loaded successfully!')).toBeVisible();
  await page.goto('/gamedata/status-effects?query=Name:Effect 4999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status Effects (1)');
  await expect(page.getByRole('article', { name: 'Effect 4999' })).toBeVisible();
});

test('the reading of a large pack shows how far it is, and can be cancelled', async ({ page }) => {
  let isHeld = true;
  await page.route('**/pack-worker*.js', async (route) => {
    if (!isHeld) await route.continue();
  });
  await openUpload(page);
  await choosePack(page, textOfMany(5_000), 'many.json');
  await expect(page.getByRole('progressbar', { name: 'Reading many.json' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await expect(page.getByText('Reading many.json: 0 %')).toBeVisible();
  await expectAccessible(page, 'pack-reading');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('Reading many.json was cancelled. Nothing was changed.')).toBeVisible();
  await expect(storeButton(page)).toBeDisabled();

  isHeld = false;
  await choosePack(page, textOfMany(5_000), 'many.json');
  await expect(page.getByRole('article', { name: 'Many Effects' })).toBeVisible();
});

test('a file that is chosen while another is read takes its place', async ({ page }) => {
  await page.route('**/pack-worker*.js', () => undefined);
  await openUpload(page);
  await choosePack(page, textOfMany(5_000), 'many.json');
  await expect(page.getByRole('progressbar', { name: 'Reading many.json' })).toBeVisible();
  await choosePack(page, JSON.stringify(houseRules()));
  await expect(page.getByRole('article', { name: 'House Rules' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('where the worker does not come, the page itself reads a large pack', async ({ page, findings }) => {
  findings.allow(/pack-worker|ERR_FAILED/);
  await page.route('**/pack-worker*.js', (route) => route.abort());
  await openUpload(page);
  await choosePack(page, textOfMany(5_000));
  await expect(page.getByRole('article', { name: 'Many Effects' })).toBeVisible();
});

test('everything can be done with the keyboard alone', async ({ page }) => {
  await storePack(page, houseRules());
  await openUpload(page);
  const choosing = page.waitForEvent('filechooser');
  await pressAt(page, page.getByLabel('Upload Game Data Pack'));
  const buffer = Buffer.from(JSON.stringify(houseRules({ version: 2 })));
  await (await choosing).setFiles({ name: 'pack.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('article', { name: 'House Rules' })).toBeVisible();
  await pressAt(page, storeButton(page));
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Yes' }));
  await expect(page.getByText('House Rules 2 has been stored.')).toBeVisible();
  await pressAt(page, page.getByRole('tab', { name: 'Upload' }), 'ArrowLeft', 'Enter');
  await pressAt(page, page.getByRole('switch', { name: 'House Rules 2' }), 'Space');
  await pressAt(page, page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('2 pack(s) loaded successfully!')).toBeVisible();
});
