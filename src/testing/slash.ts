import { evaluate } from '../core/combat/evaluate.ts';
import type { ElementEvaluation, Evaluation } from '../core/combat/evaluation.ts';
import { wordingText } from '../core/lib/wording.ts';
import type { InputValues } from '../core/rules/context.ts';
import { type CombatantFacts, combatant, draftOf } from './combatant.ts';

export const NUMERIC = { by: 'INPUT', input: 'NUMERIC' };

/** Evaluates an action named Slash with these maneuvers. */
export function slash(
  action: Readonly<Record<string, unknown>>,
  { given = {}, maneuvers = {}, ...facts }: CombatantFacts & { readonly given?: InputValues } = {},
): Evaluation {
  const character = combatant({ actions: { Slash: action }, maneuvers, ...facts });
  return evaluate(character, draftOf('Slash', Object.keys(maneuvers), given))!;
}

/** The texts of rows of an evaluation, with `! ` before errors. */
export const rowTexts = (rows: ElementEvaluation['effects']) =>
  rows.map(({ text, error }) => (error ? `! ${wordingText(text)}` : wordingText(text)));
