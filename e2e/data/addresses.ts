import {
  ENCOUNTER_TABS,
  ITEMS_TABS,
  MANAGEMENT_TABS,
  paths,
  TALENTS_TABS,
  WORKSHOP_TABS,
} from '../../src/app/paths.ts';

/** Addresses by the names of their screens. */
export type Addresses = Readonly<Record<string, string>>;

/** The screens of a character. */
const characterScreens = (name: string) => ({
  sheet: { sheet: paths.sheet(name) },
  combat: { combat: paths.combat(name) },
  items: tabs('items', ITEMS_TABS, (tab) => paths.items(name, tab)),
  talents: tabs('talents', TALENTS_TABS, (tab) => paths.talents(name, tab)),
  skills: { skills: paths.skills(name) },
  revert: { revert: paths.revert(name) },
  parked: { parked: paths.parked(name) },
});

/** The screens of no character; `pack` is one that is written in the workshop, with an action. */
const otherScreens = (pack: string) => ({
  home: { home: paths.home },
  characterStorage: { characters: paths.characterStorage },
  newCharacter: { 'new-character': paths.newCharacter },
  gameData: { 'game-data': paths.gameData },
  actions: { 'glossary-actions': paths.actions },
  itemGlossary: { 'glossary-items': paths.itemGlossary },
  statusEffects: { 'glossary-status-effects': paths.statusEffects },
  talentGlossary: { 'glossary-talents': paths.talentGlossary },
  foes: { 'glossary-foes': paths.foes },
  rulebook: { rulebook: paths.rulebook },
  rulebookPage: { 'rulebook-page': paths.rulebookPage('What the numbers mean') },
  management: tabs('packs', MANAGEMENT_TABS, paths.management),
  encounter: tabs('encounters', ENCOUNTER_TABS, paths.encounter),
  playerView: { 'player-view': paths.playerView },
  receive: { receive: paths.receive },
  table: { table: paths.table },
  joinTable: { 'join-table': paths.joinTable },
  ownDevices: { 'own-devices': paths.ownDevices },
  workshop: { 'my-packs': paths.workshop },
  workshopPack: tabs('workshop', WORKSHOP_TABS, (tab) => paths.workshopPack(pack, tab)),
  workshopEntry: { 'workshop-entry': paths.workshopEntry(pack, 'actions', 0) },
  settings: { settings: paths.settings },
  patchNotes: { 'patch-notes': paths.patchNotes },
});

/** A screen for each tab. */
function tabs<Tab extends string>(
  screen: string,
  names: readonly Tab[],
  addressOf: (tab: Tab) => string,
): Addresses {
  return Object.fromEntries(names.map((tab) => [`${screen}-${tab}`, addressOf(tab)]));
}

const flat = (screens: Readonly<Record<string, Addresses>>): Addresses =>
  Object.assign({}, ...Object.values(screens));

export const addressesOfCharacter = (name: string): Addresses => flat(characterScreens(name));

/** Every address; the compiler asks for the screen of each path here. */
export const allAddresses = (character: string, pack: string): Addresses =>
  flat({ ...otherScreens(pack), ...characterScreens(character) } satisfies Record<
    keyof typeof paths,
    Addresses
  >);

/** What the app shows where no screen is, and the page that works without the app. */
export const PAGES_OF_NO_PATH: Addresses = { 'no-such-address': '/nowhere', rescue: '/rescue.html' };
