import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { isJsonObject } from '../lib/name-map.ts';
import type { Use } from '../play/parts/uses.ts';
import {
  isLaterPlay,
  mergePlays,
  NO_PLAY,
  PLAY_PARTS,
  type Play,
  type PlayPartName,
  readPlay,
} from '../play/play.ts';
import type { GameData } from './game-data.ts';

const readOnce = memoizeByObject(
  (written: GameData['play']): Play => mergePlays(written.map((each) => readPlay(each))),
);

/**
 * How the game of these game data is played. Read when a screen first needs it, once for the same game data.
 * Rule: docs/rules/play.md#reading-play.
 */
export const playOf = ({ play: written }: Pick<GameData, 'play'>): Play =>
  written.length === 0 ? NO_PLAY : readOnce(written);

/**
 * What using an item does, by its template; undefined where the packs say nothing of it.
 * Rule: docs/rules/play.md#uses.
 */
export function itemUse(template: string, gameData: Pick<GameData, 'play'>): Use | undefined {
  return playOf(gameData).uses.find(({ item }) => item === template);
}

/** The names of the parts that a `play` has as it is written, right or not; none where nothing of it is read. */
export function writtenParts(play: unknown): readonly PlayPartName[] {
  if (!isJsonObject(play) || isLaterPlay(play)) return [];
  return (Object.keys(PLAY_PARTS) as PlayPartName[]).filter((part) => Object.hasOwn(play, part));
}

/** The JSON of a pack without a `play` of which nothing is read. */
export function withoutLaterPlay(pack: unknown): unknown {
  if (!isJsonObject(pack) || !isLaterPlay(pack.play)) return pack;
  const { play: _play, ...rest } = pack;
  return rest;
}
