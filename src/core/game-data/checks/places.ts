import { INPUT_NAMES } from '../../rules/define.ts';
import type { Action, Pack } from '../pack.ts';
import type { JsonPath } from './finding.ts';

/** A part of the pack with its path. */
export type Located<Value> = readonly [place: JsonPath, value: Value];

/** The entries of a list, each with its path. */
export function* located<Value>(place: JsonPath, list: readonly Value[]): Generator<Located<Value>> {
  for (const [index, value] of list.entries()) yield [[...place, index], value];
}

/** Every action and maneuver. */
export function* actionsOf(pack: Pack): Generator<Located<Action>> {
  yield* located(['actions', 'actions'], pack.actions.actions);
  yield* located(['actions', 'maneuvers'], pack.actions.maneuvers);
}

/** The fields of an action that hold nodes. */
export type NodeField = 'inputs' | 'resources' | 'effects' | 'conditions';

/** Every input, cost, effect and condition of an action, malformed ones too. */
export function* nodesOf([place, action]: Located<Pick<Action, NodeField>>): Generator<Located<object>> {
  for (const name of INPUT_NAMES) {
    const node = action.inputs[name];
    if (node !== undefined) yield [[...place, 'inputs', name], node];
  }
  for (const { name, node } of action.inputs.unknownInputs ?? []) {
    yield [name === undefined ? [...place, 'inputs'] : [...place, 'inputs', name], node];
  }
  yield* located<object>([...place, 'resources'], action.resources);
  yield* located<object>([...place, 'effects'], action.effects);
  yield* located<object>([...place, 'conditions'], action.conditions);
}

/** Items, status effects and talents, with the names of their modifiers. */
export function* modifierNamesOf(pack: Pack): Generator<Located<string>> {
  for (const [place, item] of located(['items'], pack.items)) {
    for (const name of item.modifiers.keys()) yield [[...place, 'modifiers', name], name];
  }
  for (const [place, effect] of located(['statusEffects'], pack.statusEffects)) {
    for (const name of effect.modifiersByPolarity.keys())
      yield [[...place, 'modifiersByPolarity', name], name];
  }
  for (const [place, talent] of located(['talents'], pack.talents)) {
    for (const name of talent.modifiers.keys()) yield [[...place, 'modifiers', name], name];
  }
}
