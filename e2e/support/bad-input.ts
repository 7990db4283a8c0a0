import type { Page } from '@playwright/test';
import { type Addresses, addressesOfCharacter, allAddresses, PAGES_OF_NO_PATH } from '../data/addresses.ts';
import {
  BAD_NAMES,
  badlyNamedCharacter,
  badlyNamedEncounter,
  badlyNamedPack,
  LONG_NAME,
} from '../data/badly-named-game.ts';
import { CharactersScreen } from '../screens/characters.ts';
import { EncounterScreen } from '../screens/encounter.ts';
import { EncountersScreen } from '../screens/encounters.ts';
import { WorkshopScreen } from '../screens/workshop.ts';
import { findMisfits } from './misfits.ts';
import { serveGameData } from './served-files.ts';
import { show } from './stage.ts';
import { expect } from './test.ts';

const SMALLEST_PHONE = { width: 320, height: 640 };
/** A4 at 96 dots an inch, without its margins. */
const PAPER = { width: 703, height: 1032 };

/** Stores a game of names that no layout expects. Gives the screens to show. */
async function setUp(page: Page): Promise<Addresses> {
  await serveGameData(page, badlyNamedPack());
  const characters = new CharactersScreen(page);
  await characters.upload(...BAD_NAMES.map(badlyNamedCharacter));
  const encounters = new EncountersScreen(page);
  await encounters.open();
  await encounters.upload(badlyNamedEncounter());
  await encounters.load(LONG_NAME);
  const encounter = new EncounterScreen(page);
  await encounter.openTools();
  await encounter.showToPlayers.check();
  const workshop = new WorkshopScreen(page);
  await workshop.open();
  await workshop.make('New House Rules', `${LONG_NAME}2`);
  await workshop.add('Action');
  const [, ...others] = BAD_NAMES;
  return {
    ...PAGES_OF_NO_PATH,
    ...allAddresses(LONG_NAME, `${LONG_NAME}2`),
    ...Object.fromEntries(
      others.flatMap((name) =>
        Object.entries(addressesOfCharacter(name)).map(([screen, address]) => [
          `${screen} of ${name}`,
          address,
        ]),
      ),
    ),
  };
}

/**
 * Expects that everything fits on every screen: on the smallest phone, in forced colours too, and on paper.
 */
export async function expectBadInputToFit(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST_PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [name, address] of Object.entries(await setUp(page))) {
    const check = async (state: string) =>
      found.push(...(await findMisfits(page)).map((misfit) => `${name}, ${state}: ${misfit}`));
    await show(page, address);
    await check('on a phone');
    await page.emulateMedia({ forcedColors: 'active' });
    await check('in forced colours');
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await page.setViewportSize(PAPER);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await check('on paper');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(SMALLEST_PHONE);
  }
  expect(found).toEqual([]);
}
