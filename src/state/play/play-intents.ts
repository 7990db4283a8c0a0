import type { Rest } from '../../core/play/parts/rests.ts';
import type { BarChange } from '../../core/play/rules/bar-changes.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { CharacterTransition } from '../characters/loaded-state.ts';
import type { Game } from '../game.ts';
import { endRoundStep, receiveStep, restStep, useStep } from './play-transitions.ts';

/**
 * What a player does with the consequences of play. Each is one step to undo, and returns whether anything
 * changed. A fall is announced by the text of the pack.
 * Rule: docs/rules/play.md#steps.
 */
export function playIntents({ loaded, notices, platform }: Pick<Game, 'loaded' | 'notices' | 'platform'>) {
  function take(label: string, toStep: (onFall: (text: string) => void) => CharacterTransition): boolean {
    const falls: string[] = [];
    const outcome = loaded.apply(
      label,
      toStep((text) => falls.push(text)),
    );
    if (outcome.kind === 'refused') notices.warn(outcome.reason);
    if (outcome.kind !== 'changed') return false;
    if (outcome.announcement !== undefined) notices.success(outcome.announcement);
    for (const text of falls) notices.warn(text);
    return true;
  }

  return {
    /** `action`: the name of what hits or heals. */
    receive: (result: HitResult, action: string) =>
      take(`Take ${action}`, (onFall) => receiveStep(result, onFall)),
    /** `changes`: the lines of the round, with the amounts that the player settled on. */
    endRound: (changes: readonly BarChange[]) => take('End Round', (onFall) => endRoundStep(changes, onFall)),
    rest: (rest: Rest, gains: readonly BarChange[]) =>
      take(rest.name, () => restStep(rest, gains, platform.now())),
    use(id: string): boolean {
      const item = loaded.store.getState().character?.sheet.inventory.get(id);
      return take(`Use ${item?.name ?? ''}`, (onFall) => useStep(id, onFall, platform.now()));
    },
  };
}
