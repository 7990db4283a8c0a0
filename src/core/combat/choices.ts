import type { AvailableAction, Character } from '../character/character.ts';
import { type ActionDraft, stackOf } from './action-draft.ts';
import { actorOf } from './actor.ts';
import { type ConditionRow, conditionRows, withElementOnTop } from './conditions.ts';
import { applyStack } from './stack.ts';

/** An action or a maneuver in the list to choose from, with how its conditions stand. */
export interface Choice extends AvailableAction {
  readonly conditions: readonly ConditionRow[];
  /** Whether every condition is met: a maneuver may be added only then. */
  readonly met: boolean;
}

function choice(available: AvailableAction, conditions: readonly ConditionRow[]): Choice {
  return { ...available, conditions, met: conditions.every((row) => row.met) };
}

/** Every action of the character, with its conditions as they would stand if it were selected now (seed 2 §5). */
export function actionChoices(character: Character): readonly Choice[] {
  const actor = actorOf(character);
  return character.actions.map((available) => {
    const stack = applyStack(actor, [{ action: available.action, place: 'ACTION', given: {} }]);
    return choice(
      available,
      stack.elements.flatMap((element) => conditionRows(element, stack)),
    );
  });
}

/**
 * Every maneuver of the character, with its conditions as they stand on the draft; none where no action is drafted
 * (seed 2 §5).
 */
export function maneuverChoices(character: Character, draft: ActionDraft): readonly Choice[] {
  const stack = stackOf(character, draft);
  if (stack === undefined) return [];
  return character.maneuvers.map((available) =>
    choice(
      available,
      withElementOnTop(stack, { action: available.action, place: draft.maneuvers.length, given: {} }).rows,
    ),
  );
}
