import { checkNameForm } from '../lib/name-form.ts';
import type { Problem } from '../lib/problem.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { SILENT } from '../play/part.ts';
import { PLAY_PARTS, type PlayPartName, readPlay } from '../play/play.ts';
import type { ConstantName } from '../rules/vocabulary.ts';
import { type PlacedProblem, placed } from './entry-place.ts';
import type { GameData, PackVersion } from './game-data.ts';
import type { Pack } from './pack.ts';
import { RESERVED_NAME } from './pack-name.ts';
import { writtenParts } from './play-of.ts';

/** Why an uploaded file cannot be stored: a message, and the problems of the file. */
export interface UploadRefusal {
  readonly message: string;
  readonly problems: readonly PlacedProblem[];
}

/** The message where a custom pack of the same name and version is stored. */
export const ALREADY_STORED = 'The pack with that version is already stored.';

/** A pack ready to be stored. */
export interface UploadedPack {
  readonly pack: Pack;
  /**
   * The stored version that would be overwritten, which the user must confirm; undefined if there is none.
   */
  readonly overwrites: number | undefined;
}

/** Why a file that `parsePack` refuses cannot be stored. Rule: docs/rules/game-data.md#uploading-a-pack. */
export function refusedPack(problems: readonly PlacedProblem[]): UploadRefusal {
  return { message: 'File was not a valid Game Data Pack.', problems };
}

function misnamedPack(message: string): UploadRefusal {
  return refusedPack(placed({}, [{ path: '$.name', message }]));
}

/**
 * Whether a pack can be stored as a custom pack, given the base packs and the stored ones; if not, the first
 * reason.
 * Rule: docs/rules/game-data.md#uploading-a-pack.
 */
export function checkPackUpload(
  pack: Pack,
  basePacks: readonly string[],
  stored: readonly PackVersion[],
): Result<UploadedPack, UploadRefusal> {
  // The shape check accepts it, but a list would show nothing. Rule:
  // docs/rules/game-data.md#uploading-a-pack.
  if (pack.name.trim() === '') {
    return fail(misnamedPack('The name must not be blank.'));
  }
  const misnamed = checkNameForm(pack.name);
  if (misnamed !== undefined) return fail(misnamedPack(misnamed));
  if (basePacks.includes(pack.name)) {
    return fail({ message: RESERVED_NAME, problems: [] });
  }
  const known = stored.find((each) => each.name === pack.name);
  if (known?.version === pack.version) {
    return fail({ message: ALREADY_STORED, problems: [] });
  }
  return ok({ pack, overwrites: known?.version });
}

/**
 * What is left out of the `play` of a pack, each with its place.
 * Rule: docs/rules/play.md#reading-play.
 */
export function leftOutOfPlay({ play }: Pack): readonly PlacedProblem[] {
  if (play === undefined) return [];
  const problems: Problem[] = [];
  readPlay(play, { ...SILENT, problem: (path, message) => problems.push({ path, message }) });
  return placed({ play }, problems);
}

/** A name that is already defined, and the name that replaces it if they differ. */
export interface Override {
  readonly name: string;
  readonly by?: string;
}

/** A pack's contribution of one sort of entry, each name once. */
export interface PackContribution {
  readonly label: string;
  /** Names that are new. */
  readonly adds: readonly string[];
  readonly overrides: readonly Override[];
  /** Existing groups to which the pack adds members. */
  readonly extends: readonly string[];
}

/**
 * What a pack adds to other game data, overrides and extends, by sort. Sorts without changes are left out.
 */
export function packContributions(pack: Pack, others: GameData): readonly PackContribution[] {
  const { actions, groups } = pack;
  return [
    replacing('Actions', namesOf(actions.actions), (name) => others.actions.has(name)),
    replacing('Maneuvers', namesOf(actions.maneuvers), (name) => others.maneuvers.has(name)),
    uniting('Default Actions', actions.defaultActions, others.defaultActions),
    uniting('Default Maneuvers', actions.defaultManeuvers, others.defaultManeuvers),
    replacing('Items', namesOf(pack.items), (name) => others.items.has(name)),
    replacing('Skills', namesOf(pack.skills), (name) => others.skills.has(name)),
    replacing('Status Effects', namesOf(pack.statusEffects), (name) => others.statusEffects.has(name)),
    replacing('Talents', namesOf(pack.talents), (name) => others.talents.has(name)),
    damageTypes(pack, others),
    replacing('Constants', givenConstants(pack), (name) => others.constants[name as ConstantName] > 0),
    extending('Constant Groups', groups.constantGroups, others.constantGroups),
    extending('Skill Groups', groups.skillGroups, others.skillGroups),
    replacing('Breakpoints', givenBreakpoints(pack), (name) => others[name as BreakpointList].length > 0),
    playParts(pack, others),
  ].filter(({ adds, overrides, extends: more }) => adds.length + overrides.length + more.length > 0);
}

/** A part of `play` replaces that of other packs; lists and maps are united. */
function playParts({ play }: Pack, others: GameData): PackContribution {
  const parts = writtenParts(play);
  const known = new Set(others.play.flatMap(writtenParts));
  const shared = parts.filter((part) => known.has(part));
  const isReplaced = (part: PlayPartName) => PLAY_PARTS[part].form === 'one';
  return {
    label: 'Play',
    adds: parts.filter((part) => !known.has(part)),
    overrides: shared.filter(isReplaced).map((name) => ({ name })),
    extends: shared.filter((part) => !isReplaced(part)),
  };
}

const BREAKPOINT_LISTS = ['coreTalentBreakpoints', 'pinnacleBreakpoints'] as const;
type BreakpointList = (typeof BREAKPOINT_LISTS)[number];

function namesOf(entries: readonly { readonly name: string }[]): readonly string[] {
  return entries.map((entry) => entry.name);
}

function replacing(
  label: string,
  names: readonly string[],
  isKnown: (name: string) => boolean,
): PackContribution {
  const distinct = [...new Set(names)];
  return {
    label,
    adds: distinct.filter((name) => !isKnown(name)),
    overrides: distinct.filter(isKnown).map((name) => ({ name })),
    extends: [],
  };
}

/** United lists: an entry in both is not a change. */
function uniting(label: string, names: readonly string[], known: readonly string[]): PackContribution {
  const there = new Set(known);
  return { label, adds: [...new Set(names)].filter((name) => !there.has(name)), overrides: [], extends: [] };
}

type Groups = ReadonlyMap<string, readonly string[]>;

/** Groups are united by key. */
function extending(label: string, groups: Groups, known: Groups): PackContribution {
  const brings = [...groups].filter(([key, members]) => {
    const there = new Set(known.get(key));
    return !known.has(key) || members.some((member) => !there.has(member));
  });
  const keys = brings.map(([key]) => key);
  return {
    label,
    adds: keys.filter((key) => !known.has(key)),
    overrides: [],
    extends: keys.filter((key) => known.has(key)),
  };
}

/** A damage type replaces the one of the same type, even if their names differ. */
function damageTypes({ damageInfo }: Pack, others: GameData): PackContribution {
  const replaced = damageInfo.map((info) => ({
    name: info.name,
    known: others.damageTypes.get(info.type)?.name,
  }));
  return {
    label: 'Damage Types',
    adds: replaced.flatMap(({ name, known }) => (known === undefined ? [name] : [])),
    overrides: replaced.flatMap(({ name, known }) => {
      if (known === undefined) return [];
      return known === name ? [{ name }] : [{ name: known, by: name }];
    }),
    extends: [],
  };
}

function givenConstants(pack: Pack): readonly ConstantName[] {
  return [...pack.constants].flatMap(([name, value]) => (value >= 0 ? [name] : []));
}

function givenBreakpoints(pack: Pack): readonly BreakpointList[] {
  return BREAKPOINT_LISTS.filter((list) => pack[list].length > 0);
}
