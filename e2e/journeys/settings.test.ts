import type { Page } from '@playwright/test';
import { SettingsScreen } from '../screens/settings.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { storeSettings, storeSettingsText } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';
import { readTheme } from '../support/themes.ts';

test('every setting is saved at once and applies in every open tab', async ({ page, context, settings }) => {
  const other = new SettingsScreen(await context.newPage());
  await other.open();
  await settings.open();
  await expect(settings.darkTheme).not.toBeChecked();
  await settings.darkTheme.click();
  await settings.dicePrefix.fill('/roll ');
  await settings.diceSuffix.fill(' now');
  await settings.tileSize.fill('8');
  await settings.navigateAfterSubmit.click();
  await expect(settings.saved).toBeVisible();

  const expectAll = async (tab: SettingsScreen) => {
    await expect(tab.darkTheme).toBeChecked();
    expect(await readTheme(tab.page)).toBe('dark');
    await expect(tab.dicePrefix).toHaveValue('/roll ');
    await expect(tab.diceSuffix).toHaveValue(' now');
    await expect(tab.tileSize).toHaveValue('8');
    await expect(tab.navigateAfterSubmit).toBeChecked();
  };
  await expectAll(other);
  await other.page.reload();
  await expectAll(other);
  await expectAccessible(page);
  await takeScreenshots(page, 'settings');
});

for (const system of ['light', 'dark'] as const) {
  test(`the system's ${system} theme applies until the user chooses; the choice shows at the first paint`, async ({
    page,
    settings,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await settings.open();
    await expect(settings.darkTheme).toBeChecked({ checked: system === 'dark' });
    await settings.darkTheme.click();
    const chosen = system === 'dark' ? 'light' : 'dark';
    await expect.poll(() => readTheme(page)).toBe(chosen);
    await expect(settings.saved).toBeVisible();
    // Without the app's script the page shows what it shows at its first paint.
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => readTheme(page)).toBe(chosen);
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
  // The tests of `parseSettings` read every version.
  const tag = version === 'none' || version === '3' ? [] : '@thorough';
  test(`settings of version ${version} are upgraded`, { tag }, async ({ page, settings }) => {
    await storeSettings(page, data);
    await settings.open();
    await expect(settings.darkTheme).toBeChecked();
    await expect(settings.dicePrefix).toHaveValue('dicePrefix' in data ? '!' : '');
    await expect(settings.tileSize).toHaveValue('flexSize' in data ? '5' : '3');
    await expect(settings.navigateAfterSubmit).toBeChecked({ checked: 'navigate' in data });
  });
}

for (const [what, store] of [
  ['no JSON', (page: Page) => storeSettingsText(page, '{')],
  ['a list', (page: Page) => storeSettingsText(page, '[]')],
  [
    'of wrong types',
    (page: Page) => storeSettings(page, { version: 3, darkThemeEnabled: 'yes', flexSize: {}, navigate: 1 }),
  ],
  ['of a later version', (page: Page) => storeSettings(page, { version: 99, darkThemeEnabled: true })],
] as const) {
  // The tests of `parseSettings` refuse every shape; no JSON is refused before it.
  const tag = what === 'no JSON' || what === 'of a later version' ? [] : '@thorough';
  test(`stored settings that are ${what} leave the defaults, and the page works`, { tag }, async ({
    page,
    settings,
  }) => {
    await store(page);
    await settings.open();
    await expect(settings.tileSize).toHaveValue('3');
    await expect(settings.darkTheme).not.toBeChecked();
    await settings.darkTheme.click();
    await expect.poll(() => readTheme(page)).toBe('dark');
  });
}
