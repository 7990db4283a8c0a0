import { expectAccessible } from './both-themes.ts';
import {
  aCharacter,
  asFile,
  button,
  snapshotReasons,
  storedCharacters,
  uploadCharacters,
} from './characters.ts';
import { expect, test } from './fixtures.ts';

/** Of 0.12.0, for other packs, with things that the standard game does not have and a field that no version has. */
const OLDEN = aCharacter('Olden', {
  version: 3,
  packInfo: [
    ['Tabard Core', 9],
    ['Lost Lore', 2],
  ],
  currentHealth: 7,
  species: 'Elf',
  skills: { Blades: 3, Alchemy: 4 },
  talents: ['Turn Lead To Gold'],
  pinnacles: ['Philosopher'],
  familiar: 'a cat',
});

test('an old character is loaded through both dialogs; leaving either changes nothing, and a snapshot brings it back', async ({
  page,
}) => {
  await uploadCharacters(page, OLDEN);
  const load = button(page, 'Load Olden');
  const dialog = page.getByRole('dialog');
  const isUntouched = async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/character\/storage$/);
    expect(await storedCharacters(page)).toEqual({ olden: OLDEN });
  };

  await load.click();
  await expect(dialog).toContainText('Update Olden?');
  await expect(dialog).toContainText('of version 0.12.0');
  for (const label of ['0.12.1', '0.13.0', '0.14.0', '0.15.0'])
    await expect(dialog.getByRole('heading', { name: label, exact: true })).toBeVisible();
  for (const label of ['0.11.0', '0.11.1', '0.12.0'])
    await expect(dialog.getByRole('heading', { name: label, exact: true })).toHaveCount(0);
  await expect(dialog).toContainText('The inventory is emptied.');
  await expectAccessible(page, 'update-dialog');
  await dialog.getByRole('button', { name: 'No' }).click();
  await isUntouched();
  await load.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await isUntouched();

  await load.click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog', { name: 'Game Data Mismatch' })).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveText([
    /^Pack\s*Expected\s*Available$/,
    /^Tabard Core\s*9\s*1$/,
    /^Lost Lore\s*2\s*-1 \(missing\)$/,
  ]);
  for (const name of ['Alchemy', 'Turn Lead To Gold', 'Philosopher', 'familiar'])
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await expectAccessible(page, 'mismatch-dialog');
  await dialog.getByRole('button', { name: 'No' }).click();
  await isUntouched();
  expect(await snapshotReasons(page)).toEqual([]);

  await page.goto('/character/storage');
  await load.click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/character\/id\/olden$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olden');
  await expect(page.getByRole('spinbutton', { name: 'Health', exact: true })).toHaveValue('7');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { olden } = (await storedCharacters(page)) as { olden: typeof OLDEN };
  expect(olden).toMatchObject({ version: 7, packInfo: [['Tabard Core', 1]], talents: [], pinnacles: [] });
  expect(olden).not.toHaveProperty('species');

  expect(await snapshotReasons(page)).toEqual(['Before Olden was upgraded']);
  await page.getByRole('button', { name: /^Restore everything of / }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Restored: 1 replaced.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ olden: OLDEN });
});

test('a character of a newer version is warned of and takes every upgrade', async ({ page }) => {
  await uploadCharacters(page, aCharacter('Future', { version: 8, hologram: true }));
  await expect(page.getByRole('article').filter({ hasText: 'Future' })).toContainText('INVALID');
  await button(page, 'Load Future').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('made by a newer version of Tabard');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(8);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['hologram']);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/character\/id\/future$/);
  expect(await snapshotReasons(page)).toEqual(['Before Future was upgraded']);
});

test('a character that fits is loaded without a question', async ({ page }) => {
  await uploadCharacters(page, aCharacter('Aria'));
  await button(page, 'Load Aria').click();
  await expect(page).toHaveURL(/\/character\/id\/aria$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await snapshotReasons(page)).toEqual([]);
});

test('a character that another tab changes while its dialog is open is not overwritten', async ({
  page,
  context,
}) => {
  await uploadCharacters(page, OLDEN);
  await button(page, 'Load Olden').click();
  const other = await context.newPage();
  await other.goto('/character/storage');
  await button(other, 'Delete Olden').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(button(page, 'Load Olden')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Olden was changed in another tab meanwhile.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({});
});

/** Enabled alone it gives no constant, so that nothing can be played with it. */
const BARE_PACK = {
  name: 'Bare',
  version: 1,
  actions: { defaultActions: [], defaultManeuvers: [], actions: [], maneuvers: [] },
  constants: {},
  damageInfo: [],
  groups: { constantGroups: {}, skillGroups: {} },
  items: [],
  coreTalentBreakpoints: [],
  pinnacleBreakpoints: [],
  skills: [],
  statusEffects: [],
  talents: [],
};

const FAILURES = [
  { name: 'Nobody', sheet: undefined, title: 'Character Not Found', code: '1', step: /^Refresh the page/ },
  {
    name: 'Olden',
    sheet: aCharacter('Olden', { version: 3 }),
    title: 'Character Out of Date',
    code: '2',
    step: /^Download a backup first/,
  },
  {
    name: 'Other',
    sheet: aCharacter('Other', { packInfo: [['Tabard Core', 9]] }),
    title: 'Game Data Mis-match',
    code: '3',
    step: /^Hard refresh/,
  },
  {
    name: 'Lost',
    sheet: aCharacter('Lost', { packInfo: [['Lost Lore', 2]] }),
    title: 'Game Data Missing',
    code: '4',
    step: /^Upload the pack/,
  },
  {
    name: 'Bare Bones',
    sheet: aCharacter('Bare Bones', { packInfo: [['Bare', 1]] }),
    title: 'Game Data Error',
    code: undefined,
    step: /^Enable a pack/,
  },
] as const;

for (const { name, sheet, title, code, step } of FAILURES) {
  test(`the address of a character leads to ${title} where it must, with the ways on`, async ({ page }) => {
    if (title === 'Game Data Error') {
      await page.goto('/gamedata/management/upload');
      await page
        .getByLabel('Upload Game Data Pack')
        .setInputFiles(asFile({ name: 'bare.json', text: JSON.stringify(BARE_PACK) }));
      await button(page, 'Store Pack').click();
      await expect(page.getByText('Bare 1 has been stored.')).toBeVisible();
    }
    if (sheet) await uploadCharacters(page, sheet);
    const address = `/character/id/${encodeURIComponent(name.toLowerCase())}`;
    for (const below of ['', '/combat']) {
      await page.goto(address + below);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    const failure = page.getByText(/^Load failure/);
    if (code) await expect(failure).toHaveText(`Load failure ${code}`);
    else {
      await expect(failure).toHaveCount(0);
      await expect(page.getByText('There seems to be an issue with your Game Data.')).toBeVisible();
    }
    await expect(page.getByRole('listitem').filter({ hasText: step })).toHaveCount(1);
    await expectAccessible(page, title.toLowerCase().replaceAll(' ', '-'));

    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'New Character' })).toHaveAttribute('href', '/character/new');
    await expect(main.getByRole('link', { name: 'Game Data' })).toHaveAttribute(
      'href',
      '/gamedata/management/manage',
    );
    if (sheet) {
      const downloading = page.waitForEvent('download');
      await button(page, 'Download Backup').click();
      expect((await downloading).suggestedFilename()).toBe(`${name}.json`);
      expect(await storedCharacters(page)).toEqual({ [name.toLowerCase()]: sheet });
    }
    await main.getByRole('link', { name: 'Loading Page' }).click();
    await expect(page).toHaveURL(/\/character\/storage$/);
  });
}
