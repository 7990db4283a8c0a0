import type { Character } from '../character/character.ts';
import { barValues } from '../character/resources.ts';
import { playOf } from '../game-data/play-of.ts';
import { wordFor } from '../game-data/words.ts';
import { say, userName, type Wording, wordingText } from '../lib/wording.ts';
import { FALLS } from '../play/parts/falling.ts';
import { isDownTo } from '../play/rules/falls.ts';
import { NOT_DEFINED } from '../rules/node.ts';
import type { ElementEvaluation, Evaluation, InputRow, NodeRow } from './evaluation.ts';

/**
 * The reasons, besides unmet conditions, why a draft cannot be performed, in words and without repetition.
 * Rule: docs/rules/combat.md#performing-an-action.
 */
export function reasonsAgainst(
  { costs, weapon, elements }: Pick<Evaluation, 'costs' | 'weapon' | 'elements'>,
  character: Pick<Character, 'sheet' | 'gameData'>,
): readonly Wording[] {
  const { combatState, equipment } = character.sheet;
  const { round, phase } = combatState;
  const reasons: Wording[] = [];
  // Before combat there are no action points yet: that a cost cannot be paid would be a second error of one
  // cause.
  if (round === 0) return [['Combat has not been initiated. Please scroll to the top and do so.']];
  reasons.push(...downReasons(character));
  if (phase === 3) {
    reasons.push([
      'You are currently in the End Phase of this round. You may transition at the top when the next Round begins.',
    ]);
  }
  if (weapon !== undefined && (weapon.name === undefined || weapon.id === equipment.weapon)) {
    reasons.push([
      'You have either chosen no Weapon, the same Weapon you already have equipped, or a reference to a weapon that no longer exists.',
    ]);
  }
  if (costs.some((cost) => !cost.affordable)) {
    reasons.push(['You do not have enough resources to perform this action.']);
  }
  return eachOnce([...reasons, ...elements.flatMap(elementReasons)]);
}

/** Reasons without repetition, compared by text: several inputs may have the same problem. */
export function eachOnce(reasons: readonly Wording[]): readonly Wording[] {
  return [...new Map(reasons.map((reason) => [wordingText(reason), reason])).values()];
}

/** The reasons of an element against performing it: what its inputs or its effects lack. */
export function elementReasons({
  inputs,
  effects,
}: Pick<ElementEvaluation, 'inputs' | 'effects'>): readonly Wording[] {
  const refused = inputs.flatMap(inputProblem);
  // What an input lacks, the effects that read it lack as well: said once.
  return refused.length > 0 ? refused : effects.flatMap(effectProblem);
}

/** Why a character who is down or dead performs nothing. Rule: docs/rules/play.md#falling-and-death. */
function downReasons({ sheet, gameData }: Pick<Character, 'sheet' | 'gameData'>): readonly Wording[] {
  const play = playOf(gameData);
  return FALLS.flatMap((fall) => {
    const threshold = play.falling.get(fall);
    if (threshold === undefined || !isDownTo(fall, barValues(sheet), play)) return [];
    const { at, resource } = threshold;
    const where = at === 0 ? 'at 0' : `at ${at} or below`;
    return [[`You cannot perform any action while your ${wordFor(gameData, resource)} is ${where}.`]];
  });
}

/** Why an effect cannot work; none where it does, or where the app does not know it. */
function effectProblem({ text, error }: NodeRow): readonly Wording[] {
  return error && !wordingText(text).endsWith(NOT_DEFINED) ? [text] : [];
}

/** Why an input gives no value; none where it does. */
function inputProblem(input: InputRow): readonly Wording[] {
  if ('error' in input) return [[input.error]];
  const { options } = input;
  if (options.control === 'choice') return options.choices.length === 0 ? [[options.fallback]] : [];
  return options.problem === undefined ? [] : [say`${userName(options.title)}: ${options.problem}`];
}
