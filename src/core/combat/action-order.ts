import type { AvailableAction, Character } from '../character/character.ts';
import { isOwn } from '../character/derive.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { skillUsed } from '../rules/draft.ts';
import { RESOURCES } from '../rules/vocabulary.ts';
import { type ActionDraft, addManeuver, selectAction } from './action-draft.ts';
import { actorOf } from './actor.ts';
import { isAffordable, wholeCost } from './affordability.ts';
import { applyStack } from './stack.ts';

/**
 * The parts of the lists of actions and maneuvers, in their order.
 * Rule: docs/rules/combat.md#order-of-the-lists.
 */
export const ACTION_GROUPS = ['recent', 'own', 'default', 'unaffordable', 'unmet'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** An entry of a list, with the part of the list that it is in. */
export interface ListedAction {
  readonly choice: AvailableAction;
  readonly group: ActionGroup;
}

const MAX_RECENT = 3;

/**
 * The character's actions in the order of the list. `performed` has the names of performed actions, the
 * latest first; up to three of them come first.
 * Rule: docs/rules/combat.md#order-of-the-lists.
 */
export function orderActions(character: Character, performed: readonly string[]): readonly ListedAction[] {
  const recent = [...new Set(performed)].slice(0, MAX_RECENT);
  const groupOf = ({ choice, isPayable }: ActionAlone): ActionGroup => {
    if (!isPayable) return 'unaffordable';
    if (recent.includes(choice.action.name)) return 'recent';
    return isOwn(choice) ? 'own' : 'default';
  };
  return sortGroups(
    actionsAlone(character).map((each) => ({ choice: each.choice, group: groupOf(each) })),
    recent,
  );
}

/**
 * The character's maneuvers: those of talents and equipment, the default ones, and last those whose
 * conditions the action of the draft, if one is given, does not meet alone. The maneuvers of the draft do not
 * matter, so that nothing moves while they are added.
 * Rule: docs/rules/combat.md#order-of-the-lists.
 */
export function orderManeuvers(
  character: Character,
  { action, inputs }: Pick<ActionDraft, 'action' | 'inputs'> = selectAction(undefined),
): readonly ListedAction[] {
  const alone: ActionDraft = { action, inputs, maneuvers: [] };
  const groupOf = (choice: AvailableAction): ActionGroup => {
    if (action !== undefined && addManeuver(character, alone, choice.action.name) === alone) return 'unmet';
    return isOwn(choice) ? 'own' : 'default';
  };
  return sortGroups(
    character.maneuvers.map((choice) => ({ choice, group: groupOf(choice) })),
    [],
  );
}

function sortGroups(listed: readonly ListedAction[], recent: readonly string[]): readonly ListedAction[] {
  return ACTION_GROUPS.flatMap((group) => {
    const members = listed.filter((each) => each.group === group);
    if (group !== 'recent') return members;
    return recent.flatMap((name) => members.filter(({ choice }) => choice.action.name === name));
  });
}

/** An action of the character as it stands alone, with nothing given to it. */
interface ActionAlone {
  readonly choice: AvailableAction;
  /** Whether the character can pay for it now. */
  readonly isPayable: boolean;
  /** The level of the skill that it uses; 0 without one. */
  readonly level: number;
}

/** Kept with the character: two lists and the first draft ask for it. */
const actionsAlone = memoizeByObject((character: Character): readonly ActionAlone[] => {
  const actor = actorOf(character);
  return character.actions.map((choice) => {
    const { draft } = applyStack(actor, [{ action: choice.action, place: 'ACTION', given: {} }]);
    const skill = skillUsed(draft, actor);
    return {
      choice,
      isPayable: RESOURCES.every((resource) =>
        isAffordable(resource, wholeCost(resource, draft, actor).total, actor.current(resource)),
      ),
      level: skill === undefined ? 0 : actor.skillLevel(skill),
    };
  });
});

/**
 * The draft of a character that has drafted nothing yet: the action of the best skill, the first of equals.
 * Rule: docs/rules/combat.md#drafting-an-action.
 */
export function selectBestAction(character: Character): ActionDraft {
  const best = actionsAlone(character).reduce<ActionAlone | undefined>(
    (before, each) => (before === undefined || each.level > before.level ? each : before),
    undefined,
  );
  return selectAction(best?.choice.action.name);
}
