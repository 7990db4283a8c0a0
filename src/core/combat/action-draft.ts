import type { AvailableAction, Character } from '../character/character.ts';
import { type Message, say, userName } from '../lib/wording.ts';
import type { InputValues } from '../rules/context.ts';
import { actorOf } from './actor.ts';
import { conditionRows } from './conditions.ts';
import { applyStack, type DraftTarget, type Stack, type StackedElement } from './stack.ts';

/** A stacked maneuver and its input values. */
export interface DraftedManeuver {
  readonly name: string;
  readonly inputs: InputValues;
}

/** An action under construction: its name, its input values, and its maneuvers in order. */
export interface ActionDraft {
  /** undefined if the character has no action. */
  readonly action: string | undefined;
  readonly inputs: InputValues;
  readonly maneuvers: readonly DraftedManeuver[];
}

/**
 * A draft of a newly selected action, without inputs and maneuvers.
 * Rule: docs/rules/combat.md#drafting-an-action.
 */
export function selectAction(action: string | undefined): ActionDraft {
  return { action, inputs: {}, maneuvers: [] };
}

/**
 * The draft to which the page returns after performing: the character's first action.
 * Rule: docs/rules/combat.md#drafting-an-action.
 */
export function selectFirstAction({ actions }: Character): ActionDraft {
  return selectAction(actions[0]?.action.name);
}

/**
 * Why an earlier draft cannot be drafted again; undefined if it can.
 * Rule: docs/rules/combat.md#repeating-an-action.
 */
export function checkRepeat({ actions, sheet }: Character, { action }: ActionDraft): Message | undefined {
  if (action !== undefined && !actions.some((each) => each.action.name === action))
    return say`${userName(sheet.name)} can no longer do ${userName(action)}. Choose another action.`;
  return undefined;
}

/**
 * A draft like an earlier one that can be repeated: maneuvers whose conditions no longer hold are left out.
 * Rule: docs/rules/combat.md#repeating-an-action.
 */
export function repeatDraft(character: Character, { action, inputs, maneuvers }: ActionDraft): ActionDraft {
  return maneuvers.reduce<ActionDraft>(
    (draft, { name, inputs: given }) => {
      const added = addManeuver(character, draft, name);
      return added === draft ? draft : giveInputs(added, draft.maneuvers.length, given);
    },
    { action, inputs, maneuvers: [] },
  );
}

/**
 * Sets inputs of the action, or of a maneuver by its index in the stack; other inputs stay.
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
 * Applies the drafted action and its maneuvers; undefined if the character lacks the action. Maneuvers that
 * the character no longer has are left out.
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

/** A draft with one more maneuver on top, whether its conditions are met or not. */
export function withManeuver(draft: ActionDraft, name: string): ActionDraft {
  return { ...draft, maneuvers: [...draft.maneuvers, { name, inputs: {} }] };
}

/**
 * Stacks a maneuver onto the action. Returns the same draft if the character lacks the maneuver, or the
 * current draft does not meet one of its conditions.
 * Rule: docs/rules/combat.md#stacking-maneuvers.
 */
export function addManeuver(character: Character, draft: ActionDraft, name: string): ActionDraft {
  const added = withManeuver(draft, name);
  return placesThatHold(character, added).has(draft.maneuvers.length) ? added : draft;
}

/**
 * Removes a maneuver from the stack by its index. Later ones stay only if the rest meets their conditions.
 * Earlier ones stay unless their conditions depended on the removed one.
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

/** The indexes of elements that the character has and whose conditions are met. */
function placesThatHold(character: Character, draft: ActionDraft): ReadonlySet<DraftTarget> {
  const stack = stackOf(character, draft);
  const holding = stack?.elements.filter((element) => conditionRows(element, stack).every((row) => row.met));
  return new Set(holding?.map(({ place }) => place));
}
