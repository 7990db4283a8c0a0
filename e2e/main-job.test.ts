import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, look, test } from './fixtures.ts';

async function createCharacter(page: Page, name: string): Promise<void> {
  await page.goto('/character/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('spinbutton', { name: 'Starting Potential' }).fill('40');
  const skills = page.getByRole('checkbox');
  for (let index = 0; index < 4; index += 1) await skills.nth(index).check();
  await page.getByRole('button', { name: 'Create Character' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('a first visit leads from home to a character that is there after a reload', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Home - Tabard');
  await expect(page.getByText('0.9.15').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'home-first');

  await page.getByRole('link', { name: 'New character' }).click();
  await expect(page).toHaveTitle('New Character - Tabard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoAxeFindings(page);
  await look(page, 'new-character');

  await createCharacter(page, 'Aria');
  await expect(page).toHaveURL(/\/character\/id\/aria$/);
  await expect(page).toHaveTitle('Sheet - Aria');
  for (const tile of [
    'Skills',
    'Currency',
    'Boost Points',
    'Equipment',
    'Potential',
    'Talents',
    'Inventory',
    'Notes',
    'Vigor',
    'Focus',
    'Health',
    'Energy',
  ]) {
    await expect(page.getByRole('region', { name: tile, exact: true })).toBeVisible();
  }
  await expectNoAxeFindings(page);
  await look(page, 'sheet-new');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Aria' })).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: 'Continue with Aria' }).click();
  await expect(page).toHaveTitle('Sheet - Aria');
});

test('the new character form checks in its order and shows the first error alone', async ({ page }) => {
  await createCharacter(page, 'Aria');
  await page.goto('/character/new');
  const name = page.getByRole('textbox', { name: 'Name' });
  const submit = page.getByRole('button', { name: 'Create Character' });
  const skills = page.getByRole('checkbox');

  await submit.click();
  await expect(page.getByText('Please select 4 skills.')).toBeVisible();
  await expect(page.getByText('Please enter a name.')).toHaveCount(0);

  for (let index = 0; index < 4; index += 1) await skills.nth(index).check();
  await expect(skills.nth(4)).toBeDisabled();
  await skills.nth(0).uncheck();
  await expect(skills.nth(4)).toBeEnabled();
  await skills.nth(0).check();

  for (const [typed, message] of [
    ['', 'Please enter a name.'],
    ['None', 'You cannot use None as a name.'],
    ['Who?', 'You cannot include ? characters.'],
    ['  ARIA ', 'You already have a character with that name.'],
  ] as const) {
    await name.fill(typed);
    await submit.click();
    await expect(page.getByText(message)).toHaveCount(1);
  }
  await expect(page).toHaveURL(/\/character\/new$/);
});

const NAMES = ['__proto__', 'a/b'];
const MORE_NAMES = [
  '..',
  'constructor',
  '.',
  '~tilde',
  '50% #1',
  '%2e%2e',
  '🗡️ Blade',
  'שחר',
  'x'.repeat(200),
];

for (const name of [...NAMES, ...MORE_NAMES]) {
  const tag = NAMES.includes(name) ? [] : '@thorough';
  test(`a character named ${name.slice(0, 20)} is made, reloaded, downloaded, deleted, uploaded and loaded`, {
    tag,
  }, async ({ page }) => {
    await createCharacter(page, name);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await page.goto('/character/storage');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${name}`, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text).name).toBe(name);

    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Go create a new character or upload one below!')).toBeVisible();

    await page
      .getByLabel('Upload Character')
      .setInputFiles({ name: 'sheet.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: `Load ${name}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}

test('the storage page deletes all after the word CONFIRM, and names what goes', async ({ page }) => {
  await createCharacter(page, 'Aria');
  await createCharacter(page, 'Bertram');
  await page.goto('/character/storage');
  await expectNoAxeFindings(page);
  await look(page, 'storage');
  await page.getByRole('button', { name: 'Delete All Characters' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Aria');
  await expect(dialog).toContainText('Bertram');
  const yes = dialog.getByRole('button', { name: 'Yes' });
  await expect(yes).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Type CONFIRM to delete all characters' }).fill('CONFIRM');
  await expect(yes).toBeEnabled();
  await expectNoAxeFindings(page);
  await yes.click();
  await expect(page.getByText('Go create a new character or upload one below!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Go create a new character or upload one below!')).toBeVisible();
});

test('several files are uploaded at once, each with its own message', async ({ page }) => {
  await createCharacter(page, 'Aria');
  await page.goto('/character/storage');
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const sheet = (name: string, more = '') =>
    `{"version":7,"name":${JSON.stringify(name)},"health":5,"packInfo":[]${more}}`;
  await page
    .getByLabel('Upload Character')
    .setInputFiles([
      file('empty.json', ''),
      file('broken.json', '{"version":7,'),
      file('list.json', '[1,2,3]'),
      file('again.json', sheet('ARIA')),
      file('proto.json', sheet('Proto', ',"__proto__":{"polluted":true},"constructor":{}')),
      file(
        'old.json',
        '{"version":0,"name":"Olden","health":3,"energy":2,"species":"Elf","maneuverPoints":2}',
      ),
    ]);
  const notices = page.getByRole('status').filter({ hasText: 'empty.json' });
  await expect(notices).toContainText('Unable to read file.');
  await expect(notices).toContainText('File was not a valid character.');
  await expect(notices).toContainText('A character with that name already exists');
  await expect(notices).toContainText('Proto has been uploaded.');
  await expect(notices).toContainText('Olden has been uploaded.');
  await expect(page.getByRole('button', { name: /^Load / })).toHaveCount(3);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('a file of 200 MB is refused at once, and nothing stored changes', async ({ page }) => {
  await createCharacter(page, 'Aria');
  await page.goto('/character/storage');
  await expect(page.getByLabel('Upload Character')).toBeAttached();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const transfer = new DataTransfer();
    transfer.items.add(new File([new ArrayBuffer(200_000_000)], 'huge.json', { type: 'application/json' }));
    if (input) input.files = transfer.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('Unable to read file.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Load / })).toHaveCount(1);
});

test('a dropped file is uploaded from anywhere on the page', async ({ page }) => {
  await page.goto('/character/storage');
  await expect(page.getByLabel('Upload Character')).toBeAttached();
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"version":7,"name":"Dropped","packInfo":[]}'], 'dropped.json'));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }));
  });
  await expect(page.getByRole('button', { name: 'Load Dropped', exact: true })).toBeVisible();
});
