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
  phaseName,
} from '../../core/combat/rounds.ts';
import { addStatusEffect, checkStatusEffect, removeStatusEffect } from '../../core/combat/status-effects.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import type { StatusEffectLevel } from '../../core/rules/context.ts';
import type { CharacterDocument } from '../characters/character-document.ts';
import type { CharacterTransition } from '../characters/loaded-state.ts';
import { type Outcome, UNCHANGED } from '../history/outcome.ts';
import { draftLikeLast, newDraft } from './combat-record.ts';
import { currentDraft } from './current-draft.ts';

/** The maximum number of rounds in the upkeep log. */
const MAX_UPKEEPS = 100;

/** The maximum number of actions in the log. */
const MAX_PERFORMED = 30;

/** Begins combat with an empty log. */
export const beginCombatStep: CharacterTransition = ({ sheet }, { gameData }) => {
  if (!combatSteps(sheet).beginCombat) return UNCHANGED;
  const fields = { sheet: beginCombat(sheet, gameData), rolls: [], upkeeps: [], performed: [] };
  return { kind: 'changed', fields };
};

export const beginNextPhaseStep: CharacterTransition = ({ sheet }) => {
  if (!combatSteps(sheet).beginNextPhase) return UNCHANGED;
  return { kind: 'changed', fields: { sheet: beginNextPhase(sheet) } };
};

/** Begins the next round, and logs the changes in its upkeep. */
export const beginNextRoundStep: CharacterTransition = (document, { gameData }) => {
  if (!combatSteps(document.sheet).beginNextRound) return UNCHANGED;
  return nextRound(document, gameData, beginNextRound(document.sheet, gameData));
};

/** The document in its next round, whose upkeep is logged. */
export function nextRound(
  { sheet: before, upkeeps }: CharacterDocument,
  gameData: GameData,
  { sheet, upkeep: changes }: ReturnType<typeof beginNextRound>,
): Outcome<CharacterDocument> {
  const { round } = sheet.combatState;
  const bars = BARS.flatMap((bar) => {
    const { field } = BAR_TABLE[bar];
    const name = wordFor(gameData, bar);
    return before[field] === sheet[field] ? [] : [{ name, before: before[field], after: sheet[field] }];
  });
  const others = upkeeps.filter((upkeep) => upkeep.round !== round);
  const next = [{ round, changes, ...(bars.length > 0 && { bars }) }, ...others].slice(0, MAX_UPKEEPS);
  return { kind: 'changed', fields: { sheet, upkeeps: next } };
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
      announcement: `${effect.name} ${effect.level} added.`,
    };
  };
}

export function removeStatusEffectStep(effect: string): CharacterTransition {
  return ({ sheet }, { gameData }) => {
    if (!sheet.combatState.statusEffects.has(effect)) return UNCHANGED;
    return {
      kind: 'changed',
      fields: { sheet: removeStatusEffect(sheet, effect, gameData) },
      announcement: `${effect} removed.`,
    };
  };
}

/** Performs the drafted action and logs it; the next draft is of the first action. */
export const performStep: CharacterTransition = (document, character) => {
  const draft = currentDraft(document, character);
  if (!evaluate(character, draft)?.canPerform) return UNCHANGED;
  const sheet = performAction(document.sheet, draft, character.gameData);
  const after: Character = derive(sheet, character.gameData);
  const { round, phase } = document.sheet.combatState;
  const id = (document.performed[0]?.id ?? 0) + 1;
  const logged = { id, draft, round, phase: phaseName(phase, character.gameData) };
  const performed = [logged, ...document.performed].slice(0, MAX_PERFORMED);
  const next = draftLikeLast(selectFirstAction(after).action, { performed });
  return {
    kind: 'changed',
    fields: { sheet, performed, ...newDraft(next) },
    announcement: `${draft.action} performed.`,
  };
};
