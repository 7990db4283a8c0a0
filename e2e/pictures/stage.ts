import type { Page } from '@playwright/test';
import type { Json } from '../data/json.ts';
import { SAMPLES } from '../data/samples.ts';
import { CharactersScreen } from '../screens/characters.ts';
import { CombatScreen } from '../screens/combat.ts';
import { EncounterScreen } from '../screens/encounter.ts';
import { EncountersScreen } from '../screens/encounters.ts';
import { Screen } from '../screens/screen.ts';
import { WorkshopScreen } from '../screens/workshop.ts';
import { expect } from '../support/test.ts';

/** The screens of a character, below its address. */
const CHARACTER_SCREENS: Readonly<Record<string, string>> = {
  sheet: '',
  combat: '/combat',
  'items-add': '/items/add',
  'items-generic': '/items/generic',
  'items-sell': '/items/sell',
  'items-upload': '/items/upload',
  'items-download': '/items/download',
  'talents-add': '/talents/add',
  'talents-manage': '/talents/manage',
  skills: '/skills',
  revert: '/revert',
  parked: '/parked',
};

/** A pack that is written in the workshop. */
const HOUSE_RULES = 'night watch';

/** The addresses of the other screens. */
const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  characters: '/character/storage',
  'new-character': '/character/new',
  'game-data': '/gamedata',
  'glossary-actions': '/gamedata/actions',
  'glossary-items': '/gamedata/items',
  'glossary-status-effects': '/gamedata/status-effects',
  'glossary-talents': '/gamedata/talents',
  'glossary-foes': '/gamedata/foes',
  rulebook: '/gamedata/rulebook',
  'rulebook-page': '/gamedata/rulebook/what the numbers mean',
  'packs-manage': '/gamedata/management/manage',
  'packs-upload': '/gamedata/management/upload',
  'encounters-manager': '/gm/encounter/manager',
  'encounters-create': '/gm/encounter/create',
  encounter: '/gm/encounter/encounter',
  'player-view': '/gm/player-view',
  receive: '/receive',
  table: '/table',
  'own-devices': '/settings/devices',
  'my-packs': '/workshop',
  'workshop-entries': `/workshop/${HOUSE_RULES}`,
  'workshop-parts': `/workshop/${HOUSE_RULES}/parts`,
  'workshop-findings': `/workshop/${HOUSE_RULES}/findings`,
  'workshop-versions': `/workshop/${HOUSE_RULES}/versions`,
  'workshop-entry': `/workshop/${HOUSE_RULES}/actions/0`,
  settings: '/settings',
  'patch-notes': '/settings/patch-notes',
};

export const HERO = SAMPLES.characters.find(({ name }) => name === 'Ilse Wren')!;
const OTHERS = SAMPLES.characters.filter((each) => each !== HERO);
/** A character with nothing that can be missing. */
export const EMPTY = {
  ...HERO,
  name: 'Nobody',
  talents: [],
  pinnacles: [],
  inventory: {},
  equipment: { weapon: '', armor: '', accessories: [] },
  notes: '',
};

const only = process.env.TABARD_PICTURES_ONLY;

/** The screens that are asked for. */
export const chosen = (screens: Readonly<Record<string, string>>, prefix = '') =>
  Object.entries(screens)
    .map(([name, address]) => [prefix + name, address] as const)
    .filter(([name]) => only === undefined || name.includes(only));

/** Opens an address, and waits until nothing more appears. */
export async function show(page: Page, address: string): Promise<void> {
  const app = new Screen(page);
  await app.openAddress(address);
  // The last part to appear. The window for the players has none.
  if (!address.endsWith('player-view')) await expect(app.saved).toBeAttached();
  await expect(app.text('Loading...')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Stores a character and loads it. Gives the names and addresses of its screens that are asked for. */
export async function screensOf(
  page: Page,
  sheet: Json,
  prefix = '',
): Promise<readonly (readonly [string, string])[]> {
  await new CharactersScreen(page).uploadAndLoad(sheet);
  const { pathname } = new URL(page.url());
  return chosen(CHARACTER_SCREENS, prefix).map(([name, path]) => [name, pathname + path]);
}

/** Stores every sample, begins a combat, writes on a pack, and lets the players see an encounter. Gives the screens to show. */
export async function setUp(page: Page): Promise<readonly (readonly [string, string])[]> {
  await new CharactersScreen(page).upload(...OTHERS);
  const screens = await screensOf(page, HERO);
  const combat = new CombatScreen(page);
  await combat.openFromSheet();
  await combat.begin.click();
  const encounters = new EncountersScreen(page);
  await encounters.open();
  await encounters.button(/^Try /).click();
  const players = await new EncounterScreen(page).openPlayerView();
  await players.page.close();
  const workshop = new WorkshopScreen(page);
  await workshop.open();
  await workshop.make('New house rules', HOUSE_RULES);
  await workshop.add('Action');
  await workshop.textbox('Name').fill('Hold the Lantern High');
  await expect(workshop.saved).toBeVisible();
  return [...chosen(SCREENS), ...screens];
}

/** No picture depends on when it is taken, so that two runs can be compared. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-03-14T15:09:00');
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint32Array) values.fill(Math.random() * 2 ** 32);
      if (values instanceof Uint8Array) values.fill(Math.random() * 2 ** 8);
      return values;
    };
    // How full the disk of this machine is.
    navigator.storage.estimate = async () => ({ usage: 1_200_000, quota: 12_000_000_000 });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}
