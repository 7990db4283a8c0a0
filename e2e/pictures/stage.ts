import type { Page } from '@playwright/test';
import { type Addresses, addressesOfCharacter } from '../data/addresses.ts';
import { combatState } from '../data/characters.ts';
import type { Json } from '../data/json.ts';
import { CharactersScreen } from '../screens/characters.ts';
import { HERO, setUp } from '../support/stage.ts';
import { DESKTOP, LAPTOP, PHONE, TABLET } from '../support/viewports.ts';

/** The kinds of devices that pictures are taken on, each with the windows of its kind. */
export const DEVICES = [
  { name: 'phone and tablet', use: { hasTouch: true, isMobile: true }, viewports: [PHONE, TABLET] },
  { name: 'laptop and desktop', use: {}, viewports: [LAPTOP, DESKTOP] },
];

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
export const chosen = (screens: Addresses, prefix = '') =>
  Object.entries(screens)
    .map(([name, address]) => [prefix + name, address] as const)
    .filter(([name]) => only === undefined || name.includes(only));

/** Stores a character and loads it. Returns the names and addresses of its screens that are asked for. */
export async function screensOf(
  page: Page,
  sheet: Json,
  prefix = '',
): Promise<readonly (readonly [string, string])[]> {
  await new CharactersScreen(page).uploadAndLoad(sheet);
  return chosen(addressesOfCharacter(String(sheet.name)), prefix);
}

/** What the character can bring back: an item that was deleted, and a combat that ended a day before. */
const changeHistory = [
  {
    date: Date.UTC(2026, 10, 20, 19, 40),
    discriminator: 4,
    combatState: combatState({ round: 3, phase: 2, statusEffects: { Bleeding: 1 } }),
  },
  {
    date: Date.UTC(2026, 10, 21, 18, 5),
    discriminator: 0,
    item: { id: 'kit', name: 'The good needles', flavor: '', quantity: 1, template: 'Surgeon Kit' },
  },
];

/** Puts something on every screen. Returns the screens that are asked for. */
export const stageAll = async (page: Page) => chosen(await setUp(page, { ...HERO, changeHistory }));

/** No picture depends on when it is taken, so that two runs can be compared. */
export async function stopTime(page: Page): Promise<void> {
  // Two days after the newest patch note, so that the screens show it as recent.
  await page.clock.setFixedTime('2026-11-22T15:09:00');
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
    // With these numbers, every screen that is opened has one key in the history, under which the place of
    // the screen before would be kept for it. The first page of a window has no storage.
    if (location.protocol !== 'about:') sessionStorage.removeItem('tabard.session.scroll');
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}
