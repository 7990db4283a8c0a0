import { mergePlays, NO_PLAY, type Play, readPlay } from '../play/play.ts';
import type { GameData } from './game-data.ts';

const plays = new WeakMap<GameData['play'], Play>();

/**
 * How the game of these game data is played. Read when a screen first needs it, once for the same game data.
 * Rule: docs/rules/play.md#reading-play.
 */
export function playOf({ play: written }: Pick<GameData, 'play'>): Play {
  if (written.length === 0) return NO_PLAY;
  const known = plays.get(written);
  if (known !== undefined) return known;
  const play = mergePlays(written.map((each) => readPlay(each)));
  plays.set(written, play);
  return play;
}
