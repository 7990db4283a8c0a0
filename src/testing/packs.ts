import type { GameData } from '../core/game-data/game-data.ts';
import { mergePacks } from '../core/game-data/merge-packs.ts';
import type { Pack } from '../core/game-data/pack.ts';
import { parsePack } from '../core/game-data/parse-pack.ts';
import { BAR_TABLE, BARS } from '../core/rules/bars.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The JSON of a pack as an author would write it. Given blocks replace the defaults; `actions` and `groups`
 * are merged field by field.
 */
export interface PackJson extends Json {
  readonly actions?: Json;
  readonly groups?: Json;
}

/** The JSON of a pack: 12 fields, empty unless given. */
export function aPackJson({ actions, groups, ...fields }: PackJson = {}): Record<string, unknown> {
  return {
    name: 'Test Pack',
    version: 1,
    actions: { defaultActions: [], defaultManeuvers: [], actions: [], maneuvers: [], ...actions },
    constants: {},
    damageInfo: [],
    groups: { constantGroups: {}, skillGroups: {}, ...groups },
    items: [],
    coreTalentBreakpoints: [],
    pinnacleBreakpoints: [],
    skills: [],
    statusEffects: [],
    talents: [],
    ...fields,
  };
}

/** A pack parsed from such JSON. Throws where it is refused. */
export function aPack(fields: PackJson = {}): Pack {
  const read = parsePack(aPackJson(fields));
  if (!read.ok) {
    throw new Error(read.problem.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  }
  return read.value;
}

/** The game data of these packs; later ones override earlier ones. */
export function gameDataOf(...packs: readonly Pack[]): GameData {
  return mergePacks(packs);
}

/** The JSON of an action or a maneuver, empty except for the given fields. */
export function anAction(name: string, fields: Json = {}): Json {
  return {
    name,
    description: '',
    tags: [],
    inputs: {},
    resources: [],
    effects: [],
    conditions: [],
    ...fields,
  };
}

/** The JSON of an item template: a light, cheap weapon unless the fields say otherwise. */
export function anItem(name: string, fields: Json = {}): Json {
  return { name, description: '', discriminator: 'WEAPON', stackable: false, weight: 1, cost: 1, ...fields };
}

/** The JSON of a skill, without core talents unless given. */
export function aSkill(name: string, fields: Json = {}): Json {
  return { name, description: '', coreTalents: [], ...fields };
}

/** The JSON of a status effect, without modifiers unless given. */
export function aStatusEffect(name: string, fields: Json = {}): Json {
  return { name, description: '', tags: [], ...fields };
}

/** The JSON of a minor talent, without any grants unless given. */
export function aTalent(name: string, fields: Json = {}): Json {
  return { name, tier: 'MINOR', description: '', tags: [], ...fields };
}

/** A value of every constant, for a small game. Bars that are not listed have the maximum 1. */
export const CONSTANTS = {
  ...Object.fromEntries(BARS.map((bar) => [BAR_TABLE[bar].constant, 1])),
  ACCESSORIES_COUNT: 2,
  ACTION_POINT_BASE: 3,
  BASE_ENCUMBRANCE: 20,
  MAXIMUM_ENERGY: 10,
  MAXIMUM_FOCUS: 3,
  MAXIMUM_HEALTH: 20,
  MAXIMUM_SKILL_LEVEL: 6,
  MAXIMUM_VIGOR: 3,
  STARTING_SKILLS: 2,
  STATUS_EFFECT_LEVEL_CAP: 5,
  TALENT_MAJOR_COST: 9,
  TALENT_MINOR_COST: 3,
  TALENT_MODERATE_COST: 6,
};
