import { isJsonObject } from '../../lib/name-map.ts';
import { isMalformed } from '../../rules/node.ts';
import type { Pack, Talent } from '../pack.ts';
import type { JsonPath } from './finding.ts';
import { actionsOf, located, nodesOf } from './places.ts';

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

/** Only an action can be selected. The other fields named `actions` may also name a performed maneuver. */
function sortOf(node: object, field: string): Sort | undefined {
  const isSelected = 'kind' in node && node.kind === 'SELECTED_ACTION_IS' && field === 'actions';
  return isSelected ? 'action' : NODE_FIELDS.get(field);
}

/** Every reference in the pack, list by list in the order of the file. */
export function* referencesOf(pack: Pack): Generator<Reference> {
  yield* namesIn('action', ['actions', 'defaultActions'], pack.actions.defaultActions);
  yield* namesIn('maneuver', ['actions', 'defaultManeuvers'], pack.actions.defaultManeuvers);
  yield* namesInActions(pack);
  for (const [place, { relatedSkills }] of located(['damageInfo'], pack.damageInfo)) {
    yield* namesIn('skill', [...place, 'relatedSkills'], relatedSkills ?? []);
  }
  yield* namesInGroups('constant', 'constantGroups', pack.groups.constantGroups);
  yield* namesInGroups('skill', 'skillGroups', pack.groups.skillGroups);
  for (const [place, item] of located(['items'], pack.items)) yield* namesInItem(place, item);
  for (const [place, skill] of located(['skills'], pack.skills)) {
    for (const [list, talents] of located([...place, 'coreTalents'], skill.coreTalents)) {
      yield* namesIn('talent', list, talents);
    }
  }
  for (const [place, talent] of located(['talents'], pack.talents)) yield* namesInTalent(place, talent);
}

function* namesInActions(pack: Pack): Generator<Reference> {
  for (const action of actionsOf(pack)) {
    for (const [place, node] of nodesOf(action)) {
      if (!isMalformed(node)) yield* namesInNode(place, node);
    }
  }
}

function* namesInGroups(
  sort: Sort,
  field: string,
  groups: ReadonlyMap<string, readonly string[]>,
): Generator<Reference> {
  for (const [key, names] of groups) yield* namesIn(sort, ['groups', field, key], names);
}

function* namesInItem(place: JsonPath, item: Pack['items'][number]): Generator<Reference> {
  yield* namesIn('talent', [...place, 'talents'], item.talents);
  yield* namesIn('action', [...place, 'actions'], item.actions);
  yield* namesIn('maneuver', [...place, 'maneuvers'], item.maneuvers);
}

function* namesInTalent(place: JsonPath, talent: Talent): Generator<Reference> {
  yield* namesIn('action', [...place, 'actions'], talent.actions);
  yield* namesIn('maneuver', [...place, 'maneuvers'], talent.maneuvers);
  yield* namesIn('talent', [...place, 'prerequisites'], talent.prerequisites);
  if (talent.upgrades !== undefined) {
    yield { place: [...place, 'upgrades'], sort: 'talent', name: talent.upgrades };
  }
}

function* namesIn(sort: Sort, list: JsonPath, names: readonly string[]): Generator<Reference> {
  for (const [place, name] of located(list, names)) yield { place, sort, name };
}

function* namesInNode(place: JsonPath, node: object): Generator<Reference> {
  for (const [field, value] of Object.entries(node) as [string, unknown][]) {
    const here = [...place, field];
    const sort = sortOf(node, field);
    if (isJsonObject(value)) yield* namesInNode(here, value);
    else if (sort === undefined) continue;
    else if (typeof value === 'string') yield { place: here, sort, name: value };
    else if (Array.isArray(value)) yield* namesIn(sort, here, value as readonly string[]);
  }
}
