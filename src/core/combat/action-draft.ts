import type { Character } from '../character/character.ts';
import type { InputValues } from '../rules/context.ts';
import { actorOf } from './actor.ts';
import { conditionsHold } from './conditions.ts';
import { applyStack, type Stack, type StackedElement, withElement } from './stack.ts';

/** A maneuver on the stack, and what the player gave to it. */
export interface DraftedManeuver {
  readonly name: string;
  readonly inputs: InputValues;
}

/** What the player is putting together: an action, what was given to it, and maneuvers in order. */
export interface ActionDraft {
  /** undefined where the character has no action. */
  readonly action: string | undefined;
  readonly inputs: InputValues;
  readonly maneuvers: readonly DraftedManeuver[];
}

/** A draft of an action with nothing given and no maneuvers, as selecting it begins (seed 2 §4). */
export function selectAction(action: string | undefined): ActionDraft {
  return { action, inputs: {}, maneuvers: [] };
}

/** The draft that the page begins with, and returns to after performing: the character's first action (seed 2 §4). */
export function selectFirstAction({ actions }: Character): ActionDraft {
  return selectAction(actions[0]?.action.name);
}

/** Gives inputs to the action, or to a maneuver by its place in the stack; what was given of other kinds stays. */
export function giveInputs(draft: ActionDraft, to: 'ACTION' | number, given: InputValues): ActionDraft {
  if (to === 'ACTION') return { ...draft, inputs: { ...draft.inputs, ...given } };
  return {
    ...draft,
    maneuvers: draft.maneuvers.map((maneuver, index) =>
      index === to ? { ...maneuver, inputs: { ...maneuver.inputs, ...given } } : maneuver,
    ),
  };
}

/**
 * Stacks a maneuver onto the action; the same draft where the character does not have it or one of its conditions does
 * not hold on the draft as it stands (seed 2 §4).
 */
export function addManeuver(character: Character, draft: ActionDraft, name: string): ActionDraft {
  const stack = stackOf(character, draft);
  const element = maneuverElement(character, { name, inputs: {} });
  if (stack === undefined || element === undefined) return draft;
  const stacked = withElement(stack, element);
  const added = stacked.elements.at(-1);
  if (added === undefined || !conditionsHold(added, stacked)) return draft;
  return { ...draft, maneuvers: [...draft.maneuvers, { name, inputs: {} }] };
}

/**
 * Takes a maneuver off the stack by its place; the others stay only while their conditions hold on what is left
 * (seed 2 §4).
 */
export function removeManeuver(character: Character, draft: ActionDraft, index: number): ActionDraft {
  const left = { ...draft, maneuvers: draft.maneuvers.filter((_, each) => each !== index) };
  return left.maneuvers.length === draft.maneuvers.length ? draft : withoutUnmet(character, left);
}

function withoutUnmet(character: Character, draft: ActionDraft): ActionDraft {
  const stack = stackOf(character, draft);
  if (stack === undefined) return { ...draft, maneuvers: [] };
  const unmet = stack.elements.slice(1).findIndex((element) => !conditionsHold(element, stack));
  return unmet === -1 ? draft : removeManeuver(character, draft, unmet);
}
