import type { Problem } from '../lib/problem.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { ConstantName } from '../rules/vocabulary.ts';
import type { GameData, PackVersion } from './game-data.ts';
import type { Pack } from './pack.ts';

/** Why an uploaded file cannot be stored: the message, and under it what is wrong in the file. */
export interface UploadRefusal {
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** A pack ready to be stored. */
export interface UploadedPack {
  readonly pack: Pack;
  /** The stored version that storing overwrites, which has to be confirmed; undefined where there is none. */
  readonly overwrites: number | undefined;
}

/** Why a file that `parsePack` refuses cannot be stored (seed 1 §5, Data pack). */
export function refusedPack(problems: readonly Problem[]): UploadRefusal {
  return { message: 'File was not a valid Game Data Pack.', problems };
}

/**
 * Whether a pack can be stored as a custom one, beside the base packs and those already stored; the first thing that stands
 * against it is told (seed 1 §5, Data pack; seed 1 §4, tab upload).
 */
export function checkPackUpload(
  pack: Pack,
  basePacks: readonly string[],
  stored: readonly PackVersion[],
): Result<UploadedPack, UploadRefusal> {
  if (basePacks.includes(pack.name)) {
    return fail({ message: 'That pack name is reserved for a base pack.', problems: [] });
  }
  const known = stored.find((each) => each.name === pack.name);
  if (known?.version === pack.version) {
    return fail({ message: 'The pack with that version is already stored.', problems: [] });
  }
  return ok({ pack, overwrites: known?.version });
}

/** What a pack brings of one sort of entry, by name, each name once. */
export interface PackContribution {
  readonly label: string;
  /** Names that nothing defines so far. */
  readonly adds: readonly string[];
  /** Names that something defines already, which the pack replaces. */
  readonly overrides: readonly string[];
}

/** What loading a pack over other game data adds and overrides, by sort; a sort that it leaves alone is left out. */
export function packContributions(pack: Pack, others: GameData): readonly PackContribution[] {
  const sorts: readonly [label: string, names: readonly string[], isKnown: (name: string) => boolean][] = [
    ['Actions', namesOf(pack.actions.actions), (name) => others.actions.has(name)],
    ['Maneuvers', namesOf(pack.actions.maneuvers), (name) => others.maneuvers.has(name)],
    ['Items', namesOf(pack.items), (name) => others.items.has(name)],
    ['Skills', namesOf(pack.skills), (name) => others.skills.has(name)],
    ['Status Effects', namesOf(pack.statusEffects), (name) => others.statusEffects.has(name)],
    ['Talents', namesOf(pack.talents), (name) => others.talents.has(name)],
    ['Damage Types', namesOf(pack.damageInfo), (name) => overridesDamageType(pack, others, name)],
    ['Constants', givenConstants(pack), (name) => others.constants[name as ConstantName] > 0],
    ['Breakpoints', givenBreakpoints(pack), (name) => others[name as BreakpointList].length > 0],
  ];
  return sorts.flatMap(([label, names, isKnown]) => {
    const distinct = [...new Set(names)];
    if (distinct.length === 0) return [];
    return [{ label, adds: distinct.filter((name) => !isKnown(name)), overrides: distinct.filter(isKnown) }];
  });
}

const BREAKPOINT_LISTS = ['coreTalentBreakpoints', 'pinnacleBreakpoints'] as const;
type BreakpointList = (typeof BREAKPOINT_LISTS)[number];

function namesOf(entries: readonly { readonly name: string }[]): readonly string[] {
  return entries.map((entry) => entry.name);
}

function givenConstants(pack: Pack): readonly ConstantName[] {
  return [...pack.constants].flatMap(([name, value]) => (value >= 0 ? [name] : []));
}

function givenBreakpoints(pack: Pack): readonly BreakpointList[] {
  return BREAKPOINT_LISTS.filter((list) => pack[list].length > 0);
}

function overridesDamageType(pack: Pack, others: GameData, name: string): boolean {
  return pack.damageInfo.some((info) => info.name === name && others.damageTypes.has(info.type));
}
