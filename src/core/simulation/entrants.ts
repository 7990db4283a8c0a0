import type { Sheet } from '../character/sheet/sheet.ts';
import { availableResource } from '../combat/available-resources.ts';
import { RESOURCES } from '../rules/vocabulary.ts';
import { IN_COMBAT, IN_PHASE, IN_PREVIOUS_ROUND, IN_ROUND } from './fighter.ts';
import { characterForm } from './form.ts';
import type { Entrant, Form } from './model.ts';
import type { FightRules } from './rules.ts';

/** A character in combat as it enters a fight: with the bars, status effects and actions of its sheet. */
export function characterEntrant(
  label: string,
  sheet: Sheet,
  rules: FightRules,
  form: Form = characterForm(sheet, rules),
): Entrant {
  const { statusEffects, round } = sheet.combatState;
  return {
    label,
    form,
    resources: RESOURCES.map((resource) => availableResource(sheet, resource)),
    lowered: sheet.parked.bars,
    levels: new Map(
      [...statusEffects].flatMap(([name, level]) => {
        const effect = rules.effectIds.get(name);
        return effect === undefined ? [] : [[effect, level] as const];
      }),
    ),
    performed: performedIn(sheet, rules),
    round,
  };
}

function performedIn({ combatState }: Sheet, { nameIds }: FightRules): ReadonlyMap<number, number> {
  const performed = new Map<number, number>();
  const mark = (names: readonly string[], when: number) => {
    for (const name of names) {
      const id = nameIds.get(name);
      if (id !== undefined) performed.set(id, (performed.get(id) ?? 0) | when);
    }
  };
  mark(combatState.currentPhaseActions, IN_PHASE);
  mark(combatState.currentRoundActions, IN_ROUND);
  mark(combatState.previousRoundActions, IN_PREVIOUS_ROUND);
  mark(combatState.combatActions, IN_COMBAT);
  return performed;
}
