import { applyHit } from '../../core/consequences/apply-hit.ts';
import type { Consequence } from '../../core/consequences/change-sheet.ts';
import { endRound } from '../../core/consequences/end-round.ts';
import { takeRest } from '../../core/consequences/take-rest.ts';
import { applyUse, itemUse, spendItem } from '../../core/consequences/use-item.ts';
import type { Wording } from '../../core/lib/wording.ts';
import type { Rest } from '../../core/play/parts/rests.ts';
import type { BarChange } from '../../core/play/rules/bar-changes.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { CharacterTransition } from '../characters/loaded-state.ts';
import { nextRound } from '../combat/combat-transitions.ts';
import { UNCHANGED } from '../history/outcome.ts';

/** Hears of falls; the texts are those of the pack. */
export type OnFall = (text: string) => void;

function tellFalls({ passed }: Consequence, onFall: OnFall): void {
  for (const { threshold } of passed) if (threshold.text !== '') onFall(threshold.text);
}

/** Takes a hit or a healing on oneself. */
export function receiveStep(result: HitResult, onFall: OnFall): CharacterTransition {
  return ({ sheet: before }, { gameData }) => {
    const consequence = applyHit(before, result, gameData);
    if (consequence.sheet === before) return UNCHANGED;
    tellFalls(consequence, onFall);
    return { kind: 'changed', fields: { sheet: consequence.sheet } };
  };
}

/** Ends the round by these amounts and begins the next one. */
export function endRoundStep(changes: readonly BarChange[], onFall: OnFall): CharacterTransition {
  return (document, { gameData }) => {
    const { sheet: before } = document;
    if (before.combatState.round === 0) return UNCHANGED;
    const consequence = endRound({ sheet: before, gameData }, changes);
    tellFalls(consequence, onFall);
    return nextRound(document, consequence);
  };
}

/** Takes a rest that gives these amounts. `date`: in milliseconds since 1970. */
export function restStep(rest: Rest, gains: readonly BarChange[], date: number): CharacterTransition {
  return ({ sheet: before }, { gameData }) => {
    const { sheet } = takeRest({ sheet: before, gameData }, rest, gains, date);
    if (sheet === before) return UNCHANGED;
    return { kind: 'changed', fields: { sheet }, announcement: `${rest.name}.` };
  };
}

const NOTHING_LEFT: Wording = ['There is none of it left. Nothing was changed.'];

/**
 * Uses an item up. What it does is applied here unless it is for another, whose player applies it. `date`: in
 * milliseconds since 1970.
 */
export function useStep(id: string, onFall: OnFall, date: number): CharacterTransition {
  return ({ sheet: before }, { gameData }) => {
    const item = before.inventory.get(id);
    const use = item && itemUse(item.template, gameData);
    if (item === undefined || use === undefined) return UNCHANGED;
    if (item.quantity === 0) return { kind: 'refused', reason: NOTHING_LEFT };
    const spent = spendItem({ sheet: before, gameData }, id, use, date);
    const consequence =
      use.on === 'OTHER' ? { sheet: spent, steps: [], passed: [] } : applyUse(spent, use, gameData);
    if (consequence.sheet === before) return UNCHANGED;
    tellFalls(consequence, onFall);
    return {
      kind: 'changed',
      fields: { sheet: consequence.sheet },
      announcement: `${item.name} used.`,
    };
  };
}
