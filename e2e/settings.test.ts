import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, look, test } from './fixtures.ts';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const darkTheme = (page: Page) => page.getByRole('switch', { name: 'Dark Theme' });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Puts settings where an earlier version, or another program, left them, and opens them. */
async function openStored(page: Page, text: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('tabard.settings') === null) localStorage.setItem('tabard.settings', stored);
  }, text);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

const record = (data: unknown) =>
  JSON.stringify({ rev: 1, schema: 1, savedAt: 1, data: JSON.stringify(data) });

test('every setting is saved at once and is in every open tab at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/settings');
  await page.goto('/settings');
  await expect(darkTheme(page)).not.toBeChecked();
  await darkTheme(page).click();
  await page.getByRole('textbox', { name: 'Dice Prefix' }).fill('/roll ');
  await page.getByRole('textbox', { name: 'Dice Suffix' }).fill(' now');
  await page.getByRole('slider', { name: 'Tile Size' }).fill('8');
  await page.getByRole('switch', { name: 'Navigate to sheet after submit' }).click();
  await saved(page);

  const expectAll = async (tab: Page) => {
    await expect(darkTheme(tab)).toBeChecked();
    expect(await theme(tab)).toBe('dark');
    await expect(tab.getByRole('textbox', { name: 'Dice Prefix' })).toHaveValue('/roll ');
    await expect(tab.getByRole('textbox', { name: 'Dice Suffix' })).toHaveValue(' now');
    await expect(tab.getByRole('slider', { name: 'Tile Size' })).toHaveValue('8');
    await expect(tab.getByRole('switch', { name: 'Navigate to sheet after submit' })).toBeChecked();
  };
  await expectAll(other);
  await other.reload();
  await expectAll(other);
  await expectNoAxeFindings(page);
  await look(page, 'settings');
});

for (const system of ['light', 'dark'] as const) {
  test(`until the user chooses, the theme is the system's ${system} one; what is chosen is there before the first paint`, async ({
    page,
    findings,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/settings');
    await expect(darkTheme(page)).toBeChecked({ checked: system === 'dark' });
    await darkTheme(page).click();
    const chosen = system === 'dark' ? 'light' : 'dark';
    await expect.poll(() => theme(page)).toBe(chosen);
    await saved(page);
    // The app's script never comes: what the page shows is what it showed at first.
    findings.allow(/ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => theme(page)).toBe(chosen);
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(scheme).toBe(chosen);
  });
}

for (const [version, data] of [
  ['none', { darkThemeEnabled: true }],
  ['0', { version: 0, darkThemeEnabled: true }],
  ['1', { version: 1, darkThemeEnabled: true, dicePrefix: '!', diceSuffix: '' }],
  ['2', { version: 2, darkThemeEnabled: true, dicePrefix: '!', diceSuffix: '', flexSize: 5 }],
  ['3', { version: 3, darkThemeEnabled: true, dicePrefix: '!', diceSuffix: '', flexSize: 5, navigate: true }],
] as const) {
  test(`settings of version ${version} are brought up to date`, async ({ page }) => {
    await openStored(page, record(data));
    await expect(darkTheme(page)).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Dice Prefix' })).toHaveValue(
      'dicePrefix' in data ? '!' : '',
    );
    await expect(page.getByRole('slider', { name: 'Tile Size' })).toHaveValue('flexSize' in data ? '5' : '3');
    await expect(page.getByRole('switch', { name: 'Navigate to sheet after submit' })).toBeChecked({
      checked: 'navigate' in data,
    });
  });
}

for (const [what, text] of [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['wrong types', record({ version: 3, darkThemeEnabled: 'yes', flexSize: {}, navigate: 1 })],
  ['a version to come', record({ version: 99, darkThemeEnabled: true })],
] as const) {
  test(`settings that are ${what} leave the defaults, and the page works`, async ({ page }) => {
    await openStored(page, text);
    await expect(page.getByRole('slider', { name: 'Tile Size' })).toHaveValue('3');
    await expect(darkTheme(page)).not.toBeChecked();
    await darkTheme(page).click();
    await expect.poll(() => theme(page)).toBe('dark');
  });
}
