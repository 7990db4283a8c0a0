import type { AvailableAction, Character } from '../character/character.ts';
import type { InputValues } from '../rules/context.ts';
import { actorOf } from './actor.ts';
import { conditionRows } from './conditions.ts';
import { applyStack, type DraftTarget, type Stack, type StackedElement } from './stack.ts';

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

/**
 * A draft of an action with nothing given and no maneuvers, as selecting it begins.
 * Rule: docs/rules/combat.md#drafting-an-action.
 */
export function selectAction(action: string | undefined): ActionDraft {
  return { action, inputs: {}, maneuvers: [] };
}

/**
 * The draft that the page begins with, and returns to after performing: the character's first action.
 * Rule: docs/rules/combat.md#drafting-an-action.
 */
export function selectFirstAction({ actions }: Character): ActionDraft {
  return selectAction(actions[0]?.action.name);
}

/**
 * Gives inputs to the action, or to a maneuver by its place in the stack; what was given of other kinds
 * stays.
 * Rule: docs/rules/combat.md#inputs.
 */
export function giveInputs(draft: ActionDraft, to: DraftTarget, given: InputValues): ActionDraft {
  if (to === 'ACTION') return { ...draft, inputs: { ...draft.inputs, ...given } };
  return {
    ...draft,
    maneuvers: draft.maneuvers.map((maneuver, index) =>
      index === to ? { ...maneuver, inputs: { ...maneuver.inputs, ...given } } : maneuver,
    ),
  };
}

/** An element that the character may use, or undefined. */
function elementOf(
  available: readonly AvailableAction[],
  place: DraftTarget,
  name: string | undefined,
  given: InputValues,
): StackedElement | undefined {
  const action = available.find((each) => each.action.name === name)?.action;
  return action && { action, place, given };
}

/**
 * The drafted action with its maneuvers, applied; undefined where the character does not have the action.
 * Maneuvers that the character no longer has are left out.
 * Rule: docs/rules/combat.md#order-of-evaluation.
 */
export function stackOf(character: Character, draft: ActionDraft): Stack | undefined {
  const action = elementOf(character.actions, 'ACTION', draft.action, draft.inputs);
  if (action === undefined) return undefined;
  const maneuvers = draft.maneuvers.flatMap(
    ({ name, inputs }, place) => elementOf(character.maneuvers, place, name, inputs) ?? [],
  );
  return applyStack(actorOf(character), [action, ...maneuvers]);
}

/**
 * Stacks a maneuver onto the action; the same draft where the character does not have it or one of its
 * conditions does not hold on the draft as it stands.
 * Rule: docs/rules/combat.md#stacking-maneuvers.
 */
export function addManeuver(character: Character, draft: ActionDraft, name: string): ActionDraft {
  const added = { ...draft, maneuvers: [...draft.maneuvers, { name, inputs: {} }] };
  return placesThatHold(character, added).has(draft.maneuvers.length) ? added : draft;
}

/**
 * Takes a maneuver off the stack by its place; later ones stay only while their conditions hold on what is
 * left, earlier ones unless it was what held them up.
 * Rule: docs/rules/combat.md#stacking-maneuvers.
 */
export function removeManeuver(character: Character, draft: ActionDraft, place: number): ActionDraft {
  if (draft.maneuvers[place] === undefined) return draft;
  const held = placesThatHold(character, draft);
  const left = { ...draft, maneuvers: draft.maneuvers.filter((_, each) => each !== place) };
  const holding = placesThatHold(character, left);
  return removeManeuver(
    character,
    left,
    left.maneuvers.findIndex((_, each) => !holding.has(each) && (each >= place || held.has(each))),
  );
}

/** Where elements stand that the character has and whose conditions hold. */
function placesThatHold(character: Character, draft: ActionDraft): ReadonlySet<DraftTarget> {
  const stack = stackOf(character, draft);
  const holding = stack?.elements.filter((element) => conditionRows(element, stack).every((row) => row.met));
  return new Set(holding?.map(({ place }) => place));
}
