import { characterFile } from '../data/characters.ts';
import { houseRules } from '../data/house-rules.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { download, jsonFile } from '../support/files.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { clearSiteData, loseBothCopies, storedCharacters } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

const ARIA = characterFile('Aria', { notes: 'rescued' });

test('the rescue page downloads a character without the app, and the app takes the file back', async ({
  page,
  characters,
  rescue,
}) => {
  await characters.upload(ARIA);
  // Leaving the app first ends its requests.
  await page.goto('about:blank');
  await page.route('**/assets/**', (route) => route.abort());
  await rescue.open();
  await expect(page).toHaveTitle('Rescue - Tabard');
  await expectAccessibleInBothThemes(page, 'rescue');
  const { text } = await download(page, () => rescue.button('Download Aria').first().click());
  expect(JSON.parse(text)).toEqual(ARIA);
  expect(await storedCharacters(page)).toEqual({ aria: ARIA });

  await page.unroute('**/assets/**');
  await rescue.link('Back to Tabard').click();
  await characters.open();
  await characters.delete('Aria');
  await expect(characters.text(/^Aria has been deleted/)).toBeVisible();
  await characters.uploadField.setInputFiles(jsonFile('rescued.json', text));
  await expect(characters.text('Aria has been uploaded.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ aria: ARIA });
});

test('the rescue page names files as every operating system accepts them', async ({
  page,
  characters,
  rescue,
}) => {
  const names = [
    ['con', '_con.json'],
    ['LPT9', '_LPT9.json'],
    ['conin$', '_conin$.json'],
    ['nul.old', '_nul.old.json'],
    ['Conan', 'Conan.json'],
    ['a/b.', 'a_b.json'],
    ['...', 'record.json'],
  ] as const;
  for (const [name] of names) await characters.upload(characterFile(name));
  await rescue.open();
  for (const [name, file] of names) {
    const button = rescue.button(`Download ${name}`).first();
    expect((await download(page, () => button.click())).name).toBe(file);
  }
});

test('the rescue page downloads the archived packs and snapshots where both copies are lost', async ({
  page,
  characters,
  uploadPack,
  dataSection,
  rescue,
}) => {
  await characters.upload(ARIA);
  const pack = houseRules();
  await uploadPack.store(pack);
  // A page that is left at once archives at the next start.
  await dataSection.open();
  await expect(dataSection.fact('Third copy')).toContainText('keeps 1 pack and 1 snapshot');
  await rescue.open();
  expect(await rescue.listsOf('packs')).toBe(2);
  expect(await rescue.listsOf('snapshots')).toBe(2);
  await loseBothCopies(page);
  await rescue.open();
  await expectAccessibleInBothThemes(page, 'rescue-archive');
  expect(JSON.parse((await rescue.download('Download House Rules')).text)).toEqual(pack);
  const backup = await download(page, () => rescue.button(/^Download snapshot /).click());
  const everything = JSON.parse((await rescue.download('Download everything')).text);
  expect(everything.privateFiles.map(({ name }: { name: string }) => name)).toContain('packs');

  await clearSiteData(page);
  await dataSection.open();
  await dataSection.restoreBackup(backup.text);
  await expect(dataSection.status('Restored: 1 added')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ aria: ARIA });
});

test('where the app does not start, the page says so and leads to the rescue page', async ({
  page,
  app,
  characters,
  rescue,
}) => {
  await characters.upload(ARIA);
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  const link = app.link('take your data out without the app');
  await expect(link).toBeHidden();
  await expect(app.text('Tabard has not started yet. What you stored is untouched.')).toBeVisible();
  await takeScreenshots(page, 'not-started');
  await link.click();
  await expect(rescue.button('Download Aria').first()).toBeVisible();
});
