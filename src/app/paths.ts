import { normaliseName } from '../core/lib/normalise-name.ts';
import { RECEIVE_PATH } from '../core/share/receive-path.ts';
import { JOIN_PATH } from '../core/table/pairing-path.ts';

/** The address of every screen, relative to the base path. Rule: docs/rules/screens.md#addresses. */
export const paths = {
  home: '/',
  newCharacter: '/character/new',
  characterStorage: '/character/storage',
  sheet: (name: string) => `/character/id/${nameToSegment(name)}`,
  combat: (name: string) => `/character/id/${nameToSegment(name)}/combat`,
  items: (name: string, tab: ItemsTab) => `/character/id/${nameToSegment(name)}/items/${tab}`,
  talents: (name: string, tab: TalentsTab) => `/character/id/${nameToSegment(name)}/talents/${tab}`,
  skills: (name: string) => `/character/id/${nameToSegment(name)}/skills`,
  revert: (name: string) => `/character/id/${nameToSegment(name)}/revert`,
  parked: (name: string) => `/character/id/${nameToSegment(name)}/parked`,
  gameData: '/gamedata',
  actions: '/gamedata/actions',
  itemGlossary: '/gamedata/items',
  statusEffects: '/gamedata/status-effects',
  talentGlossary: '/gamedata/talents',
  foes: '/gamedata/foes',
  rulebook: '/gamedata/rulebook',
  rulebookPage: (title: string) => `/gamedata/rulebook/${nameToSegment(title)}`,
  management: (tab: ManagementTab) => `/gamedata/management/${tab}`,
  workshop: '/workshop',
  workshopPack: (pack: string, tab?: WorkshopTab) =>
    `/workshop/${nameToSegment(pack)}${tab === undefined ? '' : `/${tab}`}`,
  workshopEntry: (pack: string, list: string, index: number) =>
    `/workshop/${nameToSegment(pack)}/${list}/${index}`,
  encounter: (tab: EncounterTab) => `/gm/encounter/${tab}`,
  playerView: '/gm/player-view',
  receive: `/${RECEIVE_PATH}`,
  table: '/table',
  joinTable: `/${JOIN_PATH}`,
  settings: '/settings',
  ownDevices: '/settings/devices',
  patchNotes: '/settings/patch-notes',
} as const;

export const ITEMS_TABS = ['add', 'generic', 'sell', 'upload', 'download'] as const;
export type ItemsTab = (typeof ITEMS_TABS)[number];

export const TALENTS_TABS = ['add', 'manage'] as const;
export type TalentsTab = (typeof TALENTS_TABS)[number];

export const MANAGEMENT_TABS = ['manage', 'upload'] as const;
export type ManagementTab = (typeof MANAGEMENT_TABS)[number];

export const WORKSHOP_TABS = ['entries', 'parts', 'findings', 'versions'] as const;
export type WorkshopTab = (typeof WORKSHOP_TABS)[number];

export const ENCOUNTER_TABS = ['manager', 'create', 'encounter'] as const;
export type EncounterTab = (typeof ENCOUNTER_TABS)[number];

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A character's name as one segment of an address: normalised and percent-encoded. URL parsers drop `.` and
 * `..` even when escaped, so these two, and names that begin with `~`, get a `~` in front.
 * Rule: docs/rules/names.md#names-in-addresses.
 */
export function nameToSegment(name: string): string {
  const normalised = normaliseName(name).replace(LONE_SURROGATE, '\uFFFD');
  const escaped = /^(?:\.{1,2}$|~)/u.test(normalised) ? `~${normalised}` : normalised;
  return encodeURIComponent(escaped);
}

/** The normalised name that a segment encodes; a malformed segment is taken as the name. */
export function segmentToName(segment: string): string {
  let decoded = segment;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    // A manually typed address such as `50%`.
  }
  return normaliseName(decoded.startsWith('~') ? decoded.slice(1) : decoded);
}

/**
 * The segment of a character's name in an address, with or without the base path; undefined for other
 * addresses.
 */
export function characterSegment(pathname: string): string | undefined {
  return /\/character\/id\/([^/]+)/iu.exec(pathname)?.[1];
}

/**
 * Which screen of a character an address leads to, with or without the base path: '' for the sheet, `combat`,
 * `items` and so on; undefined for other addresses.
 */
export function characterScreen(pathname: string): string | undefined {
  return /\/character\/id\/[^/]+\/?([^/]*)/iu.exec(pathname)?.[1];
}
