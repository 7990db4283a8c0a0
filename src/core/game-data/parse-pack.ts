import * as v from 'valibot';
import { USER_FILE_LIMITS } from '../lib/file-limits.ts';
import { isDeeperThan } from '../lib/json-depth.ts';
import { isJsonObject, mapToJson } from '../lib/name-map.ts';
import { jsonPath, type Problem } from '../lib/problem.ts';
import { wasRead } from '../lib/readers.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { problemsOf } from '../rules/define.ts';
import { serializeInputs } from '../rules/inputs/index.ts';
import { serializeNode } from '../rules/node.ts';
import { beyondLimits } from './limits.ts';
import type { Action, DamageInfo, ItemTemplate, Pack, StatusEffect, Talent } from './pack.ts';
import { editedPackReader, packReader } from './pack-reader.ts';

/** The maximum number of problems reported for one pack. */
const MAX_PROBLEMS = 1000;

/**
 * Fields besides the twelve: the address of the JSON Schema, for editors, and how the game is played, which
 * is read by itself.
 */
const FURTHER_FIELDS = ['$schema', 'play'];

function fieldsTooMany(json: Readonly<Record<string, unknown>>): readonly Problem[] {
  return Object.keys(json)
    .filter((field) => !Object.hasOwn(packReader.entries, field) && !FURTHER_FIELDS.includes(field))
    .map((field) => ({ path: jsonPath([field]), message: 'A pack has no such field.' }));
}

function shortened(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MAX_PROBLEMS) return problems;
  return [
    ...problems.slice(0, MAX_PROBLEMS),
    { path: '$', message: `There are more problems than these ${MAX_PROBLEMS}.` },
  ];
}

/** Whether `play` nests so deep that a copy of it between threads could fail. It is left out then. */
export function isTooDeep(play: unknown): boolean {
  return isDeeperThan(play, USER_FILE_LIMITS.depth - 1);
}

type PackFields = v.InferOutput<typeof packReader>;

/** Reads the fields one by one, so that each can be used while those after it are read. */
function readFields(
  reader: typeof packReader,
  json: Readonly<Record<string, unknown>>,
  onField: (field: Partial<PackFields>) => void,
): Result<PackFields, readonly Problem[]> {
  const read: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, fieldReader] of Object.entries(reader.entries)) {
    if (!Object.hasOwn(json, name)) {
      problems.push({ path: jsonPath([name]), message: 'This is missing.' });
      continue;
    }
    const field = v.safeParse(fieldReader, json[name]);
    if (field.success) {
      read[name] = field.output;
      onField({ [name]: field.output });
    } else problems.push(...problemsOf(field.issues, [name]));
  }
  // The names and readers are those of the pack's own.
  return problems.length === 0 ? ok(read as PackFields) : fail(problems);
}

/**
 * Reads a pack from JSON: accepts it, or refuses it with every problem and its JSON path. The content of
 * `inputs`, `resources`, `effects` and `conditions` never refuses it: invalid entries become malformed nodes.
 * `play` is passed on as it is. `onField` gets each field that is read, though others may refuse the pack
 * yet.
 * Rule: docs/rules/game-data.md#shape-check.
 */
export function parsePack(
  json: unknown,
  onField: (field: Partial<Pack>) => void = () => undefined,
): Result<Pack, readonly Problem[]> {
  return parseWith(packReader, json, onField, () => false);
}

/**
 * As `parsePack`, for a pack that is read again after each edit: entries that are the same objects as before
 * are not read again. The JSON must never be changed in place. To remember the entries of a large pack takes
 * memory and time.
 */
export function parseEditedPack(json: unknown): Result<Pack, readonly Problem[]> {
  return parseWith(editedPackReader, json, () => undefined, wasRead);
}

function parseWith(
  reader: typeof packReader,
  json: unknown,
  onField: (field: Partial<Pack>) => void,
  isKnown: (value: object) => boolean,
): Result<Pack, readonly Problem[]> {
  const { play, ...withoutPlay } = isJsonObject(json) ? json : {};
  // An entry is read once its whole pack is within the limits.
  const limit = beyondLimits(isJsonObject(json) ? withoutPlay : json, isKnown);
  if (limit !== undefined) return fail([limit]);
  if (!isJsonObject(json)) return fail([{ path: '$', message: 'A pack is an object.' }]);
  const tooMany = fieldsTooMany(json);
  const read = readFields(reader, json, onField);
  if (read.ok && tooMany.length === 0) {
    return ok(play === undefined || isTooDeep(play) ? read.value : { ...read.value, play });
  }
  return fail(shortened([...tooMany, ...(read.ok ? [] : read.problem)]));
}

function itself<Value>(value: Value): Value {
  return value;
}

export function serializeAction(action: Action) {
  return {
    name: action.name,
    description: action.description,
    tags: action.tags,
    inputs: serializeInputs(action.inputs),
    resources: action.resources.map(serializeNode),
    effects: action.effects.map(serializeNode),
    conditions: action.conditions.map(serializeNode),
  };
}

export function serializeTalent({ modifiers, upgrades, ...talent }: Talent) {
  return { ...talent, modifiers: mapToJson(modifiers, itself), ...(upgrades !== undefined && { upgrades }) };
}

export function serializeStatusEffect({ modifiersByPolarity, resourceType, ...effect }: StatusEffect) {
  return {
    ...effect,
    modifiersByPolarity: mapToJson(modifiersByPolarity, itself),
    ...(resourceType !== undefined && { resourceType }),
  };
}

export function serializeTemplate(item: ItemTemplate) {
  return { ...item, modifiers: mapToJson(item.modifiers, itself) };
}

function serializeDamageInfo({ skillGroupName, relatedSkills, ...info }: DamageInfo) {
  return {
    ...info,
    ...(skillGroupName !== undefined && { skillGroupName }),
    ...(relatedSkills !== undefined && { relatedSkills }),
  };
}

/**
 * Serializes the pack to the JSON of its file; reading the result gives the same pack.
 * Rule: docs/pack-format.md#the-pack.
 */
export function serializePack(pack: Pack): Record<string, unknown> {
  return {
    name: pack.name,
    version: pack.version,
    actions: {
      defaultActions: pack.actions.defaultActions,
      defaultManeuvers: pack.actions.defaultManeuvers,
      actions: pack.actions.actions.map(serializeAction),
      maneuvers: pack.actions.maneuvers.map(serializeAction),
    },
    constants: mapToJson(pack.constants, itself),
    damageInfo: pack.damageInfo.map(serializeDamageInfo),
    groups: {
      constantGroups: mapToJson(pack.groups.constantGroups, itself),
      skillGroups: mapToJson(pack.groups.skillGroups, itself),
    },
    items: pack.items.map(serializeTemplate),
    coreTalentBreakpoints: pack.coreTalentBreakpoints,
    pinnacleBreakpoints: pack.pinnacleBreakpoints,
    skills: pack.skills,
    statusEffects: pack.statusEffects.map(serializeStatusEffect),
    talents: pack.talents.map(serializeTalent),
    ...(pack.play !== undefined && { play: pack.play }),
  };
}
