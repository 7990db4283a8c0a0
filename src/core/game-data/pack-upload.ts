import type { Problem } from '../lib/problem.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { GameData, PackVersion } from './game-data.ts';
import type { Pack } from './pack.ts';
import { parsePack } from './parse-pack.ts';

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

/**
 * Whether JSON can be stored as a custom pack, beside the base packs and those already stored; the first thing that
 * stands against it is told (seed 1 §5, Data pack; seed 1 §4, tab upload).
 */
export function checkPackUpload(
  json: unknown,
  basePacks: readonly string[],
  stored: readonly PackVersion[],
): Result<UploadedPack, UploadRefusal> {
  const read = parsePack(json);
  if (!read.ok) return fail({ message: 'File was not a valid Game Data Pack.', problems: read.problem });
  const pack = read.value;
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

/** What loading a pack over the game data in force adds and overrides, by sort; sorts without either are left out. */
export function packContributions(pack: Pack, gameData: GameData): readonly PackContribution[] {
  const given = [...pack.constants].flatMap(([name, value]) => (value >= 0 ? [name] : []));
  const knownConstants = new Set(given.filter((name) => gameData.constants[name] !== 0));
  const damageTypes = pack.damageInfo.map((info) => info.type);
  const sorts: readonly [label: string, names: readonly string[], known: { has(name: string): boolean }][] = [
    ['Actions', pack.actions.actions.map(nameOf), gameData.actions],
    ['Maneuvers', pack.actions.maneuvers.map(nameOf), gameData.maneuvers],
    ['Items', pack.items.map(nameOf), gameData.items],
    ['Skills', pack.skills.map(nameOf), gameData.skills],
    ['Status Effects', pack.statusEffects.map(nameOf), gameData.statusEffects],
    ['Talents', pack.talents.map(nameOf), gameData.talents],
    ['Constants', given, knownConstants],
    ['Damage Types', damageTypes, new Set<string>(gameData.damageTypes.keys())],
  ];
  return sorts.flatMap(([label, names, known]) => {
    const distinct = [...new Set(names)];
    const overrides = distinct.filter((name) => known.has(name));
    const adds = distinct.filter((name) => !known.has(name));
    return distinct.length === 0 ? [] : [{ label, adds, overrides }];
  });
}

function nameOf(entry: { readonly name: string }): string {
  return entry.name;
}
