import type { Page } from '@playwright/test';
import { type Addresses, allAddresses } from '../data/addresses.ts';
import { SAMPLES } from '../data/samples.ts';
import { CharactersScreen } from '../screens/characters.ts';
import { CombatScreen } from '../screens/combat.ts';
import { EncounterScreen } from '../screens/encounter.ts';
import { EncountersScreen } from '../screens/encounters.ts';
import { Screen } from '../screens/screen.ts';
import { WorkshopScreen } from '../screens/workshop.ts';
import { expect } from './test.ts';

export const HERO = SAMPLES.characters.find(({ name }) => name === 'Ilse Wren')!;

/** A pack that is written in the workshop. */
const HOUSE_RULES = 'night watch';

/** The pages that no bar with `Saved` stands over. */
const BARE_PAGES = /(?:player-view|rescue\.html)$/;

/** Opens an address, and waits until nothing more appears. */
export async function show(page: Page, address: string): Promise<void> {
  await new Screen(page).openAddress(address);
  await untilShown(page, address);
}

/** Waits until nothing more appears on the screen of an address. */
export async function untilShown(page: Page, address: string): Promise<void> {
  const app = new Screen(page);
  // The last part to appear.
  if (!BARE_PAGES.test(address)) await expect(app.saved).toBeAttached();
  await expect(app.text('Loading...')).toHaveCount(0);
  await untilFetched(page);
}

/** How long nothing is fetched before nothing more is expected. */
const REST_MS = 400;

/**
 * Waits until nothing more is fetched. Playwright's `networkidle` may never come where a page is left early.
 */
export async function untilFetched(page: Page): Promise<void> {
  await page.waitForFunction(async (rest) => {
    const count = () => performance.getEntriesByType('resource').length;
    const before = count();
    await new Promise((resolve) => setTimeout(resolve, rest));
    return count() === before && document.fonts.status === 'loaded';
  }, REST_MS);
}

/**
 * Puts something on every screen: stores a character beside others, begins its combat, writes on a pack, and
 * lets the players see an encounter. Gives the screens to show.
 */
export async function setUp(
  page: Page,
  hero: (typeof SAMPLES.characters)[number] = HERO,
  others = SAMPLES.characters.filter((each) => each !== HERO),
): Promise<Addresses> {
  const characters = new CharactersScreen(page);
  await characters.upload(...others);
  await characters.uploadAndLoad(hero);
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
  await workshop.make('New House Rules', HOUSE_RULES);
  await workshop.add('Action');
  await workshop.textbox('Name').fill('Hold the Lantern High');
  await workshop.textbox('Name').press('Enter');
  await expect(workshop.saved).toBeVisible();
  return allAddresses(hero.name, HOUSE_RULES);
}
