import { MAX_NUMBER } from '../lib/whole-number.ts';
import type { Glossary } from '../rules/context.ts';
import {
  CONFIGURABLE_DAMAGE_TYPES,
  type ConfigurableDamageType,
  type ConstantName,
  type DamageType,
  resourceNameAfter,
} from '../rules/vocabulary.ts';
import { compareNames } from './compare-names.ts';
import { type DamageTypeInfo, type GameData, NO_CONSTANTS } from './game-data.ts';
import type { DamageInfo, Pack } from './pack.ts';
import { wordFor } from './words.ts';

type NameLists = ReadonlyMap<string, readonly string[]>;

/**
 * A name as a key: in upper case, with underscores for spaces.
 * Rule: docs/rules/game-data.md#damage-types.
 */
function keyForm(name: string): string {
  return name.replaceAll(' ', '_').toUpperCase();
}

/**
 * The key of a damage type's skill group: its skillGroupName, else its name plus _SKILLS.
 * Rule: docs/rules/game-data.md#damage-types.
 */
export function groupKey(info: Pick<DamageInfo, 'name' | 'skillGroupName'>): string {
  return info.skillGroupName ? keyForm(info.skillGroupName) : `${keyForm(info.name)}_SKILLS`;
}

/** The modifier of the soak against a damage type. Rule: docs/rules/game-data.md#damage-types. */
export function soakName(name: string): string {
  return `${keyForm(name)}_SOAK`;
}

function byName<Entry extends { readonly name: string }>(
  packs: readonly Pack[],
  entriesOf: (pack: Pack) => readonly Entry[],
): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const pack of packs) for (const entry of entriesOf(pack)) entries.set(entry.name, entry);
  return entries;
}

function united(packs: readonly Pack[], namesOf: (pack: Pack) => readonly string[]): readonly string[] {
  return [...new Set(packs.flatMap(namesOf))];
}

function unitedLists(lists: Iterable<readonly [string, readonly string[]]>): NameLists {
  const sets = new Map<string, Set<string>>();
  for (const [key, names] of lists) {
    const set = sets.get(key) ?? new Set();
    for (const name of names) set.add(name);
    sets.set(key, set);
  }
  return new Map(Array.from(sets, ([key, set]) => [key, [...set]]));
}

/** Maps each name to the keys of the lists that contain it. */
function inverted(lists: NameLists): NameLists {
  const keys = new Map<string, string[]>();
  for (const [key, names] of lists) {
    for (const name of names) {
      const known = keys.get(name);
      if (known === undefined) keys.set(name, [key]);
      else known.push(key);
    }
  }
  return keys;
}

/**
 * Only constants of 0 or more are applied, up to the largest number; one that no pack defines is 0.
 * Rule: docs/rules/game-data.md#constants.
 */
function constantsOf(packs: readonly Pack[]): Readonly<Record<ConstantName, number>> {
  const constants = { ...NO_CONSTANTS };
  for (const pack of packs) {
    for (const [name, value] of pack.constants) {
      if (value >= 0) constants[name] = Math.min(value, MAX_NUMBER);
    }
  }
  return constants;
}

function lastGiven(packs: readonly Pack[], listOf: (pack: Pack) => readonly number[]): readonly number[] {
  return packs.map(listOf).findLast((list) => list.length > 0) ?? [];
}

function damageTypeName(type: DamageType, configured: GameData['damageTypes']): string {
  switch (type) {
    case 'UNRELATED':
      return 'Unrelated';
    case 'HEALING':
      return 'Healing';
    default:
      return configured.get(type)?.name ?? type;
  }
}

/**
 * Merges packs into game data. Entries of a later pack replace those of the same name, and its damageInfo
 * those of the same type. Default actions, default maneuvers and groups are united. A constant that is
 * missing or below 0, or an empty list of breakpoints, does not replace the earlier value. Within one list,
 * too, the later of two entries of the same name counts.
 * Rule: docs/rules/game-data.md#merging-packs.
 */
export function mergePacks(packs: readonly Pack[]): GameData {
  const damageInfo = new Map<ConfigurableDamageType, DamageInfo>();
  for (const pack of packs) for (const info of pack.damageInfo) damageInfo.set(info.type, info);
  const configured = CONFIGURABLE_DAMAGE_TYPES.flatMap((type) => damageInfo.get(type) ?? []);
  const damageTypes = new Map(
    configured.map((info): [ConfigurableDamageType, DamageTypeInfo] => [
      info.type,
      { type: info.type, name: info.name, groupKey: groupKey(info), soakName: soakName(info.name) },
    ]),
  );
  const skillGroups = unitedLists([
    ...packs.flatMap((pack) => [...pack.groups.skillGroups]),
    ...configured.map((info) => [groupKey(info), info.relatedSkills ?? []] as const),
  ]);
  const skills = byName(packs, (pack) => pack.skills);
  const statusEffects = byName(packs, (pack) => pack.statusEffects);
  const play = packs.flatMap((pack) => (pack.play === undefined ? [] : [pack.play]));
  const glossary = glossaryOf({ statusEffects, skills, skillGroups, damageTypes, play });
  return Object.freeze({
    packs: packs.map(({ name, version }) => ({ name, version })),
    actions: byName(packs, (pack) => pack.actions.actions),
    maneuvers: byName(packs, (pack) => pack.actions.maneuvers),
    defaultActions: united(packs, (pack) => pack.actions.defaultActions),
    defaultManeuvers: united(packs, (pack) => pack.actions.defaultManeuvers),
    items: byName(packs, (pack) => pack.items),
    skills,
    statusEffects,
    talents: byName(packs, (pack) => pack.talents),
    constants: constantsOf(packs),
    damageTypes,
    constantGroups: unitedLists(packs.flatMap((pack) => [...pack.groups.constantGroups])),
    skillGroups,
    groupsOfSkill: inverted(skillGroups),
    coreTalentBreakpoints: lastGiven(packs, (pack) => pack.coreTalentBreakpoints),
    pinnacleBreakpoints: lastGiven(packs, (pack) => pack.pinnacleBreakpoints),
    glossary,
    play,
  });
}

/**
 * The part of the game data that wording and references may use. It has functions, so no worker can be sent
 * it.
 */
export function glossaryOf({
  statusEffects,
  skills,
  skillGroups,
  damageTypes,
  play,
}: Pick<GameData, 'statusEffects' | 'skills' | 'skillGroups' | 'damageTypes' | 'play'>): Glossary {
  return {
    hasStatusEffect: (name) => statusEffects.has(name),
    statusEffects: [...statusEffects.keys()].sort(compareNames),
    skills: [...skills.keys()].sort(compareNames),
    skillGroup: (key) => skillGroups.get(key) ?? [],
    damageTypeName: (type) => damageTypeName(type, damageTypes),
    resourceName: (resource, amount) => wordFor({ play }, resource, resourceNameAfter(amount, resource)),
  };
}
