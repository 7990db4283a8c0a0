import {
  type DraftChecker,
  type DraftCheckerOptions,
  openDraftChecker,
} from '../../storage/packs/check-draft.ts';
import type { Game } from '../game.ts';
import { sourcesBelow } from './packs-below.ts';

export type { DraftChecker };

/** Checks a pack of this name while it is edited, over the enabled packs. */
export function openPackChecker(
  game: Game,
  name: string,
  options: Omit<DraftCheckerOptions, 'others'>,
): DraftChecker {
  return openDraftChecker({ ...options, others: sourcesBelow(game, name) });
}
