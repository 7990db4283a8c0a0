import type { Character } from '../../core/character/character.ts';
import { derive } from '../../core/character/derive.ts';
import { selectFirstAction } from '../../core/combat/action-draft.ts';
import { evaluate } from '../../core/combat/evaluate.ts';
import { performAction } from '../../core/combat/perform.ts';
import {
  beginCombat,
  beginNextPhase,
  beginNextRound,
  combatSteps,
  endCombat,
} from '../../core/combat/rounds.ts';
import { addStatusEffect, checkStatusEffect, removeStatusEffect } from '../../core/combat/status-effects.ts';
import { userName as nameWord, say } from '../../core/lib/wording.ts';
import type { StatusEffectLevel } from '../../core/rules/context.ts';
import type { CharacterDocument } from '../characters/character-document.ts';
import type { CharacterTransition } from '../characters/loaded-state.ts';
import { type Outcome, UNCHANGED } from '../history/outcome.ts';
import { newDraft } from './combat-record.ts';
import { currentDraft } from './current-draft.ts';

/** The maximum number of rounds in the upkeep log. */
const UPKEEPS_KEPT = 100;

/** Begins combat with an empty log. */
export const beginCombatStep: CharacterTransition = ({ sheet }, { gameData }) => {
  if (!combatSteps(sheet).beginCombat) return UNCHANGED;
  return { kind: 'changed', fields: { sheet: beginCombat(sheet, gameData), rolls: [], upkeeps: [] } };
};

export const beginNextPhaseStep: CharacterTransition = ({ sheet }) => {
  if (!combatSteps(sheet).beginNextPhase) return UNCHANGED;
  return { kind: 'changed', fields: { sheet: beginNextPhase(sheet) } };
};

/** Begins the next round, and logs the changes in its upkeep. */
export const beginNextRoundStep: CharacterTransition = ({ sheet: before, upkeeps }, { gameData }) => {
  if (!combatSteps(before).beginNextRound) return UNCHANGED;
  return nextRound(beginNextRound(before, gameData), upkeeps);
};

/** The document in its next round, whose upkeep is logged. */
export function nextRound(
  { sheet, upkeep: changes }: ReturnType<typeof beginNextRound>,
  upkeeps: CharacterDocument['upkeeps'],
): Outcome<CharacterDocument> {
  const { round } = sheet.combatState;
  const others = upkeeps.filter((upkeep) => upkeep.round !== round);
  return {
    kind: 'changed',
    fields: { sheet, upkeeps: [{ round, changes }, ...others].slice(0, UPKEEPS_KEPT) },
  };
}

/** `date`: in milliseconds since 1970. */
export function endCombatStep(date: number): CharacterTransition {
  return ({ sheet }, { gameData }) => {
    if (!combatSteps(sheet).endCombat) return UNCHANGED;
    return { kind: 'changed', fields: { sheet: endCombat(sheet, date, gameData) } };
  };
}

export function addStatusEffectStep(effect: StatusEffectLevel): CharacterTransition {
  return ({ sheet }, { gameData }) => {
    const problem = checkStatusEffect(sheet, effect, gameData);
    if (problem !== undefined) return { kind: 'refused', reason: problem };
    return {
      kind: 'changed',
      fields: { sheet: addStatusEffect(sheet, effect, gameData) },
      announcement: { live: `${effect.name} ${effect.level} added.` },
    };
  };
}

export function removeStatusEffectStep(effect: string): CharacterTransition {
  return ({ sheet }, { gameData }) => {
    if (!sheet.combatState.statusEffects.has(effect)) return UNCHANGED;
    return {
      kind: 'changed',
      fields: { sheet: removeStatusEffect(sheet, effect, gameData) },
      announcement: { live: `${effect} removed.` },
    };
  };
}

/** Performs the drafted action; the next draft is of the first action. */
export const performStep: CharacterTransition = (document, character) => {
  const draft = currentDraft(document, character);
  if (!evaluate(character, draft)?.canPerform) return UNCHANGED;
  const sheet = performAction(document.sheet, draft, character.gameData);
  const after: Character = derive(sheet, character.gameData, character);
  return {
    kind: 'changed',
    fields: { sheet, ...newDraft(selectFirstAction(after)) },
    announcement: { success: say`${nameWord(draft.action ?? '')} performed.` },
  };
};
