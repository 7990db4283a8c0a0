import type { Rest } from '../../core/play/parts/rests.ts';
import type { BarChange } from '../../core/play/rules/bar-changes.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { CharacterTransition } from '../characters/loaded-state.ts';

import type { Game } from '../game.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';
import { endRoundStep, itemUseStep, receiveStep, restStep } from './play-transitions.ts';

/** Changes another document together with the character, and says what changed there and how it is undone. */
export type AlsoApplied = () => { readonly text: string; undo(): void } | undefined;

/**
 * What a player does with the consequences of play. Each is one step to undo, and returns whether anything
 * changed, or what became of it.
 * Rule: docs/rules/play.md#steps.
 */
export function playIntents({ loaded, notices, platform }: Pick<Game, 'loaded' | 'notices' | 'platform'>) {
  function take(label: string, transition: CharacterTransition, also?: AlsoApplied): boolean {
    const outcome = loaded.apply(label, transition);
    if (outcome.kind === 'refused') notices.warn(outcome.reason);
    if (outcome.kind !== 'changed') return false;
    const elsewhere = also?.();
    if (outcome.announcement !== undefined) {
      const step = lastStep(loaded);
      const undo = () => {
        elsewhere?.undo();
        return step.undo();
      };
      const message = elsewhere ? `${outcome.announcement} ${elsewhere.text}` : outcome.announcement;
      offerUndo(notices, message, { ...step, undo });
    }
    return true;
  }

  return {
    /** What becomes of a hit. `action`: the name of what hits or heals. */
    receive: (result: HitResult, action: string) => loaded.apply(`Take ${action}`, receiveStep(result)).kind,
    /** `changes`: the lines of the round, with the amounts that the player settled on. */
    endRound: (changes: readonly BarChange[]) => take('Begin Next Round', endRoundStep(changes)),
    rest: (rest: Rest, gains: readonly BarChange[]) => take(rest.name, restStep(rest, gains, platform.now())),
    /**
     * `isForAnother`: whether an item that may be for anyone is used on someone else; `also` does to them
     * what it does, where they are on this device.
     */
    use(id: string, isForAnother = false, also?: AlsoApplied): boolean {
      const item = loaded.store.getState().character?.sheet.inventory.get(id);
      return take(`Use ${item?.name ?? ''}`, itemUseStep({ id, isForAnother, date: platform.now() }), also);
    },
  };
}
