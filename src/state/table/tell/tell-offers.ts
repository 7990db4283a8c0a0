import { say } from '../../../core/lib/wording.ts';
import type { Unsubscribe } from '../../../storage/api.ts';
import type { Game } from '../../game.ts';
import { wordsOfOffer } from './tell-answer.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Tells the player what the game master proposes. */
export function tellOffers(game: Pick<Game, 'notices' | 'gameData' | 'tableStore'>): Unsubscribe {
  return tellWaiting(game, {
    leadsTo: 'offers',
    hitsOf: (state) => (state.role === 'PLAYER' ? state.offers : []),
    words: (offer) => say`From the Game Master: ${wordsOfOffer(game, offer)}.`,
  });
}
