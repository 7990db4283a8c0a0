import { applyHit } from '../../core/consequences/apply-hit.ts';
import { endRound } from '../../core/consequences/end-round.ts';
import { takeRest } from '../../core/consequences/take-rest.ts';
import { actionOfUse, applyUse, spendItem } from '../../core/consequences/use-item.ts';
import { itemUse } from '../../core/game-data/item-use.ts';
import type { Wording } from '../../core/lib/wording.ts';
import type { Rest } from '../../core/play/parts/rests.ts';
import type { BarChange } from '../../core/play/rules/bar-changes.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { CharacterTransition } from '../characters/loaded-state.ts';
import { draftLikeLast, newDraft } from '../combat/combat-record.ts';
import { nextRound } from '../combat/combat-transitions.ts';
import { UNCHANGED } from '../history/outcome.ts';

/** Takes a hit or a healing on oneself. */
export function receiveStep(result: HitResult): CharacterTransition {
  return ({ sheet: before }, { gameData }) => {
    const { sheet } = applyHit(before, result, gameData);
    return sheet === before ? UNCHANGED : { kind: 'changed', fields: { sheet } };
  };
}

/** Ends the round by these amounts and begins the next one. */
export function endRoundStep(changes: readonly BarChange[]): CharacterTransition {
  return (document, { gameData }) => {
    const { sheet } = document;
    if (sheet.combatState.round === 0) return UNCHANGED;
    return nextRound(document, gameData, endRound({ sheet, gameData }, changes));
  };
}

const NOTHING_RESTORED: Wording = ['This rest restores nothing now. Nothing was changed.'];

/** Takes a rest that gives these amounts. `date`: in milliseconds since 1970. */
export function restStep(rest: Rest, gains: readonly BarChange[], date: number): CharacterTransition {
  return ({ sheet: before }, { gameData }) => {
    const { sheet } = takeRest({ sheet: before, gameData }, rest, gains, date);
    if (sheet === before) return { kind: 'refused', reason: NOTHING_RESTORED };
    return { kind: 'changed', fields: { sheet }, announcement: `Rest taken: ${rest.name}.` };
  };
}

const NOTHING_LEFT: Wording = ['There is none of it left. Nothing was changed.'];
const NO_EFFECT: Wording = ['It has no effect now. Nothing was changed.'];

interface ItemUse {
  readonly id: string;
  /** An item that may be for anyone is used on someone else, whose player applies it. */
  readonly isForAnother: boolean;
  /** In milliseconds since 1970. */
  readonly date: number;
}

/** Uses an item up. In combat, the action that goes with it is drafted. Rule: docs/rules/play.md#steps. */
export function itemUseStep({ id, isForAnother, date }: ItemUse): CharacterTransition {
  return (document, character) => {
    const { sheet: before } = document;
    const { gameData } = character;
    const item = before.inventory.get(id);
    const use = item && itemUse(item.template, gameData);
    if (!item || !use || item.quantity === 0) return { kind: 'refused', reason: NOTHING_LEFT };
    const spent = spendItem({ sheet: before, gameData }, id, use, date);
    const isOnSelf = use.on === 'SELF' || (use.on === 'ANYONE' && !isForAnother);
    const sheet = isOnSelf ? applyUse(spent, use, gameData).sheet : spent;
    const action = actionOfUse(character, use);
    if (sheet === before && action === undefined) return { kind: 'refused', reason: NO_EFFECT };
    return {
      kind: 'changed',
      fields: { sheet, ...(action !== undefined && newDraft(draftLikeLast(action, document))) },
      announcement: `${item.name} used.`,
    };
  };
}
