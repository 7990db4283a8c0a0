import { memoizeByObject } from '../../lib/memoize-by-object.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { readCondition } from '../../rules/conditions/index.ts';
import { readCost } from '../../rules/costs.ts';
import { readEffect } from '../../rules/effects/index.ts';
import { inputNames, readInputs } from '../../rules/inputs/index.ts';
import { isMalformed } from '../../rules/node.ts';
import { listAt, valueAt } from '../editing/json-edit.ts';
import type { Action } from '../pack.ts';
import type { JsonPath } from './finding.ts';
import { located, type NodeField, nodesOf } from './places.ts';

/** The kinds of definition that a name can refer to. */
export type Sort =
  | 'action'
  | 'maneuver'
  | 'action or maneuver'
  | 'constant'
  | 'damage type'
  | 'skill'
  | 'skill group'
  | 'status effect'
  | 'talent';

/** A name that refers to a definition. */
export interface Reference {
  readonly place: JsonPath;
  readonly sort: Sort;
  readonly name: string;
}

/** The sort of definition that each field of inputs, costs, effects and conditions refers to. */
const NODE_FIELDS: ReadonlyMap<string, Sort> = new Map<string, Sort>([
  ['actions', 'action or maneuver'],
  ['damageType', 'damage type'],
  ['damageTypes', 'damage type'],
  ['effects', 'status effect'],
  ['groups', 'skill group'],
  ['skill', 'skill'],
  ['skills', 'skill'],
  ['statusEffect', 'status effect'],
  ['statusEffects', 'status effect'],
]);

type EntryFields = Readonly<Record<string, Sort>>;

/**
 * The sort of definition that each field outside of actions and maneuvers refers to, in the order of checks.
 */
const FIELDS: readonly (readonly [list: JsonPath, fields: EntryFields])[] = [
  [['damageInfo'], { relatedSkills: 'skill' }],
  [['items'], { talents: 'talent', actions: 'action', maneuvers: 'maneuver' }],
  [['skills'], { coreTalents: 'talent' }],
  [['talents'], { actions: 'action', maneuvers: 'maneuver', prerequisites: 'talent', upgrades: 'talent' }],
];

/** The sort of definition that a field of the entries of this list refers to. */
export function entryFieldSort(list: JsonPath, field: string): Sort | undefined {
  return FIELDS.find(([place]) => place.join() === list.join())?.[1][field];
}

/**
 * The sort of definition that a field of an input, cost, effect or condition refers to. Only an action can be
 * selected; the other fields named `actions` may also name a performed maneuver.
 */
export function nodeFieldSort(field: string, kind: unknown): Sort | undefined {
  return kind === 'SELECTED_ACTION_IS' && field === 'actions' ? 'action' : NODE_FIELDS.get(field);
}

/**
 * Every reference in the JSON of a pack besides those in `play`, list by list in the order of the file. The
 * pack may be one that the reader refuses. Malformed nodes refer to nothing.
 */
export function* referencesOf(json: unknown): Generator<Reference> {
  const at = (sort: Sort, place: JsonPath) => namesIn(sort, place, valueAt(json, place));
  yield* at('action', ['actions', 'defaultActions']);
  yield* at('maneuver', ['actions', 'defaultManeuvers']);
  yield* namesInList(json, ['actions', 'actions'], namesInAction);
  yield* namesInList(json, ['actions', 'maneuvers'], namesInAction);
  const [damageInfo, ...others] = ENTRY_LISTS;
  if (damageInfo !== undefined) yield* namesInList(json, ...damageInfo);
  yield* at('constant', ['groups', 'constantGroups']);
  yield* at('skill', ['groups', 'skillGroups']);
  for (const each of others) yield* namesInList(json, ...each);
}

type JsonEntry = Readonly<Record<string, unknown>>;

/**
 * The references of each entry of a list, whose places are in it. They are remembered: a pack that is edited
 * is checked at every keystroke, and few of its entries change.
 */
function* namesInList(
  json: unknown,
  list: JsonPath,
  namesInEntry: (entry: JsonEntry) => readonly Reference[],
): Generator<Reference> {
  for (const [index, entry] of listAt(json, list).entries()) {
    if (!isJsonObject(entry)) continue;
    for (const { place, sort, name } of namesInEntry(entry))
      yield { place: [...list, index, ...place], sort, name };
  }
}

const namesInFields = (fields: EntryFields) =>
  memoizeByObject((entry: JsonEntry): readonly Reference[] =>
    Object.entries(fields).flatMap(([field, sort]) => [...namesIn(sort, [field], valueAt(entry, [field]))]),
  );

const ENTRY_LISTS = FIELDS.map(([list, fields]) => [list, namesInFields(fields)] as const);

const namesInAction = memoizeByObject((entry: JsonEntry): readonly Reference[] =>
  Array.from(nodesOf([[], readNodes(entry)])).flatMap(([here, node]) =>
    isMalformed(node) ? [] : [...namesInNode(here, node)],
  ),
);

/**
 * Reads the references of every entry of a pack, and pauses after each entry. `referencesOf` is quick after
 * it, since they are remembered.
 */
export function* readReferencesOfEntries(json: unknown): Generator<undefined> {
  const actions = ['actions', 'maneuvers'].map((list) => [['actions', list], namesInAction] as const);
  for (const [list, namesInEntry] of [...actions, ...ENTRY_LISTS]) {
    for (const entry of listAt(json, list)) {
      if (isJsonObject(entry)) namesInEntry(entry);
      yield;
    }
  }
}

/** The nodes of an action or a maneuver, as the reader of packs reads them. */
function readNodes(json: JsonEntry): Pick<Action, NodeField> {
  const inputs = readInputs(json.inputs);
  const working = inputNames(inputs);
  return {
    inputs,
    resources: listAt(json, ['resources']).map(readCost),
    effects: listAt(json, ['effects']).map((effect) => readEffect(effect, working)),
    conditions: listAt(json, ['conditions']).map(readCondition),
  };
}

/** Names in a text, in a list at any depth, or under the keys of a map. */
function* namesIn(sort: Sort, place: JsonPath, value: unknown): Generator<Reference> {
  if (typeof value === 'string') yield { place, sort, name: value };
  else if (Array.isArray(value)) {
    for (const [here, each] of located(place, value)) yield* namesIn(sort, here, each);
  } else if (isJsonObject(value)) {
    for (const key of Object.keys(value)) yield* namesIn(sort, [...place, key], value[key]);
  }
}

function* namesInNode(place: JsonPath, node: object): Generator<Reference> {
  for (const [field, value] of Object.entries(node) as [string, unknown][]) {
    const sort = nodeFieldSort(field, 'kind' in node ? node.kind : undefined);
    if (isJsonObject(value)) yield* namesInNode([...place, field], value);
    else if (sort !== undefined) yield* namesIn(sort, [...place, field], value);
  }
}
