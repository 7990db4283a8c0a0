import { say, userName } from '../../../core/lib/wording.ts';
import type { Unsubscribe } from '../../../storage/api.ts';
import type { Game } from '../../game.ts';
import { proposedHits } from '../proposed-hits.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Tells the game master what the players propose. */
export function tellProposals(game: Pick<Game, 'notices' | 'tableStore'>): Unsubscribe {
  return tellWaiting(game, {
    leadsTo: 'proposals',
    hitsOf: (state) => (state.role === 'GAME_MASTER' ? proposedHits(state) : []),
    words: ({ who, proposal: { action, group, member } }) =>
      say`Proposed by ${userName(who)}: ${userName(action)} on ${userName(group)} ${member}.`,
  });
}
