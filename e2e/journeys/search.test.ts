import type { Page } from '@playwright/test';
import type { HomeScreen } from '../screens/home.ts';
import type { SearchDialog } from '../screens/search.ts';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { pressAt } from '../support/keyboard.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { holdLaterScripts, holdRequests, SCRIPTS } from '../support/served-files.ts';
import { expect, test } from '../support/test.ts';

test('Ctrl+K opens any screen, character and entry of the game data by name', async ({
  page,
  app,
  characters,
  search,
}) => {
  await characters.startGame();
  await search.open();
  await expect(search.goToField).toBeFocused();
  await expect(search.options.first()).toHaveText('SheetAria');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(search.root).toHaveCount(0);

  await pressAt(app.button('Search'));
  await page.keyboard.type('ar');
  await expect(search.options).not.toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'search');
  await search.goToField.fill('combat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Combat - Aria');
  await expect(app.heading).toHaveText('Combat');
  await expect(app.heading).toBeFocused();

  // An entry opens its glossary, searched for its name.
  await search.open();
  await page.keyboard.type('ripo');
  await expect(search.options).toHaveText(['RiposteTalent']);
  await expect(search.root.getByRole('article', { name: 'Riposte' })).toBeVisible();
  await expect(page).toHaveTitle('Combat - Aria');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'search-card');
  await page.keyboard.press('Enter');
  await expect(app.heading).toHaveText('Talents (1)');
  await expect(app.article('Riposte')).toBeVisible();

  await search.open();
  await page.keyboard.type('<script>%00');
  await expect(search.root.getByText('Nothing contains that.')).toBeVisible();
  await page.keyboard.press('Enter');
  await search.goToField.fill('ARIA');
  await search.root.getByText('Character', { exact: true }).click();
  await expect(page).toHaveTitle('Sheet - Aria');
});

test('a word in the text of a talent and of an item leads to them in their glossaries', async ({
  page,
  app,
  glossary,
  search,
}) => {
  await app.openAddress('/');
  await app.button('Search').click();
  await search.goToField.fill('where they look');
  await expect(search.options).toHaveText([/^Quick WristTalent.*never where they look/]);
  await expect.poll(() => glossary.highlights()).toEqual(['where they look']);
  await page.keyboard.press('Enter');
  await expect(app.heading).toHaveText('Talents (1)');
  await expect(app.article('Quick Wrist')).toContainText('Your point is never where they look.');

  await search.open();
  await search.goToField.fill('thimble of deep');
  await expect(search.options).toHaveText([/^Hand LampItem.*a thimble of deep light/]);
  await page.keyboard.press('Enter');
  await expect(app.heading).toHaveText('Items (1)');
  await expect(app.article('Hand Lamp')).toContainText('a thimble of deep light');
});

test('the group of a stored encounter leads to that encounter, whichever is loaded', async ({
  page,
  encounter,
  encounters,
  search,
}) => {
  await encounters.open();
  for (const [encounterName, group] of [
    ['Ambush', 'Salt Wreckers'],
    ['Siege', 'Ember Rats'],
  ] as const) {
    const groups = [{ name: group, currentId: 2, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }];
    const members = [{ groupReference: 0, id: 1, health: 8, energy: 4, ap: 3, hasActed: false }];
    await encounters.upload({ encounterName, version: 0, round: 0, phase: 1, groups, members });
    await expect(encounters.button(`Load ${encounterName}`)).toBeVisible();
  }
  await encounters.load('Siege');
  await search.open();
  await search.goToField.fill('ember r');
  await expect(search.options).toHaveText(['Ember RatsGroup of Siege']);
  await search.goToField.fill('salt wreckers');
  await expect(search.options.first()).toHaveText('Salt WreckersGroup of Ambush');
  await page.keyboard.press('Enter');
  await expect(encounter.health('Salt Wreckers 1')).toHaveValue('8');
});

test('Ctrl+K opens the search before the code that listens for it is there', async ({
  page,
  home,
  search,
}) => {
  const release = await holdLaterScripts(page);
  await home.open();
  // What stands there before the app is marked.
  await expect(page.locator('html')).not.toHaveAttribute('data-shell');
  await search.open();
  await page.keyboard.type('comb');
  release();
  await expect(search.goToField).toBeFocused();
  await page.keyboard.type('a');
  await expect(search.goToField).toHaveValue('comba');
  await page.keyboard.press('Escape');
  await expect(home.saved).toBeAttached();
  await search.open();
  await expect(search.goToField).toBeFocused();
  await expect(search.goToField).toHaveValue('');
});

/** Opens the search before any script of the app has run. Returns what lets them run. */
async function openBeforeScripts(page: Page, home: HomeScreen, search: SearchDialog): Promise<() => void> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(home.heading).toHaveText('Welcome to Tabard');
  await search.open();
  return release;
}

test('what is typed after Ctrl+K stays, also before any script, and the focus comes back', async ({
  page,
  home,
  search,
}) => {
  const release = await openBeforeScripts(page, home, search);
  await page.keyboard.type('setti');
  release();
  await expect(search.goToField).toBeFocused();
  await page.keyboard.type('n');
  await expect(search.goToField).toHaveValue('settin');
  await page.keyboard.press('Enter');
  await expect(home.heading).toHaveText('Settings');
  const theme = home.switch('Dark Theme');
  await theme.focus();
  await search.open();
  await page.keyboard.type('home');
  await expect(search.goToField).toHaveValue('home');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(theme).toBeFocused();
});

test('what is typed after Ctrl+K before the first frame stays', async ({ page, home, search }) => {
  // No frame comes before the first key.
  await page.addInitScript(() => {
    const { requestAnimationFrame: inFrame, setTimeout: later } = window;
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: () => 0 });
    const go = () => Object.assign(window, { requestAnimationFrame: inFrame, setTimeout: later });
    addEventListener('keydown', go, { capture: true, once: true });
  });
  const release = await openBeforeScripts(page, home, search);
  await page.keyboard.type('setti');
  release();
  await expect(search.goToField).toHaveValue('setti');
});

test('Enter right after what is typed goes to the first result, also before any script', async ({
  page,
  home,
  search,
}) => {
  const release = await openBeforeScripts(page, home, search);
  await page.keyboard.type('settin');
  await page.keyboard.press('Enter');
  release();
  await expect(home.heading).toHaveText('Settings');
  await expect(search.goToField).toBeHidden();
});

test('Enter goes nowhere where more is typed after it, or nothing before it', async ({
  page,
  home,
  search,
}) => {
  const release = await openBeforeScripts(page, home, search);
  await page.keyboard.press('Enter');
  await page.keyboard.type('setti');
  await page.keyboard.press('Enter');
  await page.keyboard.type('n');
  release();
  await expect(search.goToField).toHaveValue('settin');
  await expect(home.heading).toHaveText('Welcome to Tabard');
});
