import * as v from 'valibot';
import { isJsonObject } from '../../lib/name-map.ts';
import { CONSTANT_NAMES, type ConstantName } from '../../rules/vocabulary.ts';
import type { Action, DamageInfo, ItemTemplate, Pack, Skill, StatusEffect, Talent } from '../pack.ts';
import { listOfId } from './entries.ts';
import { entryReader } from './forms/list-form.ts';
import { listAt, valueAt } from './json-edit.ts';
import { packFileName } from './pack-file.ts';
import { PACK_LISTS, type PackList } from './pack-lists.ts';

/** What each entry was read as, by its list; undefined where the reader refuses it. */
const entries = new Map(PACK_LISTS.map(({ id }) => [id, new WeakMap<object, unknown>()]));

/** An entry as the reader of packs reads it; undefined where it is refused. The same entry is read once. */
export function readEntry(list: PackList, entry: unknown): unknown {
  if (!isJsonObject(entry)) return undefined;
  const known = entries.get(list.id);
  if (known?.has(entry)) return known.get(entry);
  const read = v.safeParse(entryReader(list), entry);
  const value = read.success ? read.output : undefined;
  known?.set(entry, value);
  return value;
}

/**
 * Reads every entry of a pack, and pauses after each. `draftPack` is quick after it, since no entry is read
 * twice.
 */
export function* readEachEntry(json: unknown): Generator<undefined> {
  for (const list of PACK_LISTS) {
    for (const entry of listAt(json, list.keys)) {
      readEntry(list, entry);
      yield;
    }
  }
}

function readList(json: unknown, id: string): readonly unknown[] {
  const list = listOfId(id);
  return list === undefined ? [] : listAt(json, list.keys).flatMap((entry) => readEntry(list, entry) ?? []);
}

const namesAt = (json: unknown, keys: readonly string[]): readonly string[] =>
  listAt(json, keys).filter((each) => typeof each === 'string');

const numbersAt = (json: unknown, field: string): readonly number[] =>
  listAt(json, [field]).filter((each) => typeof each === 'number');

function groupsAt(json: unknown, keys: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = valueAt(json, keys);
  return new Map(
    isJsonObject(groups) ? Object.keys(groups).map((key) => [key, namesAt(json, [...keys, key])]) : [],
  );
}

function constantsAt(json: unknown): ReadonlyMap<ConstantName, number> {
  return new Map(
    CONSTANT_NAMES.flatMap((name) => {
      const value = valueAt(json, ['constants', name]);
      return typeof value === 'number' && Number.isFinite(value) ? [[name, value] as const] : [];
    }),
  );
}

/**
 * What can be read of a pack while it is written: everything that is right, although the rest would refuse
 * the pack. What did not change since the last call is not read again.
 */
export function draftPack(json: unknown): Pack {
  const version = valueAt(json, ['version']);
  const play = valueAt(json, ['play']);
  return {
    name: packFileName({ json }),
    version: typeof version === 'number' ? version : 1,
    actions: {
      defaultActions: namesAt(json, ['actions', 'defaultActions']),
      defaultManeuvers: namesAt(json, ['actions', 'defaultManeuvers']),
      actions: readList(json, 'actions') as readonly Action[],
      maneuvers: readList(json, 'maneuvers') as readonly Action[],
    },
    constants: constantsAt(json),
    damageInfo: readList(json, 'damageInfo') as readonly DamageInfo[],
    groups: {
      constantGroups: groupsAt(json, ['groups', 'constantGroups']),
      skillGroups: groupsAt(json, ['groups', 'skillGroups']),
    },
    items: readList(json, 'items') as readonly ItemTemplate[],
    coreTalentBreakpoints: numbersAt(json, 'coreTalentBreakpoints'),
    pinnacleBreakpoints: numbersAt(json, 'pinnacleBreakpoints'),
    skills: readList(json, 'skills') as readonly Skill[],
    statusEffects: readList(json, 'statusEffects') as readonly StatusEffect[],
    talents: readList(json, 'talents') as readonly Talent[],
    ...(play !== undefined && { play }),
  };
}
