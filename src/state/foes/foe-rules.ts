import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type FoeBook, foeBook } from '../../core/foes/foe-book.ts';
import type { FoeRules } from '../../core/foes/hit-member.ts';
import { foeOfStored } from '../../core/foes/parse-foe.ts';
import type { StoredFoe } from '../../core/foes/stored-foe.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import type { Foe } from '../../core/play/parts/foes.ts';
import type { LibraryEntry } from '../entry-lists.ts';
import type { Game } from '../game.ts';
import { useGame, useGameDataState } from '../use-game.ts';

type Entries = readonly LibraryEntry<StoredFoe>[];

/** The stored foes that can be read. */
export function ownFoesOf(entries: Entries): readonly Foe[] {
  return entries.flatMap(({ value }) => foeOfStored(value) ?? []);
}

function bookOf(gameData: GameData, entries: Entries): FoeBook {
  return foeBook(playOf(gameData).foes, ownFoesOf(entries));
}

/** The foes of the enabled packs and the game master's own, as they are now. */
export function foeRulesOf({ gameData, foeList }: Pick<Game, 'gameData' | 'foeList'>): FoeRules {
  const { gameData: now } = gameData.store.getState();
  return { gameData: now, book: bookOf(now, foeList.getState()) };
}

/** The stored foes of the game master, the last saved first. */
export const useOwnFoes = (): Entries => useStore(useGame().foeList);

/** The foes of the enabled packs and the game master's own. */
export function useFoeRules(): FoeRules {
  const { gameData } = useGameDataState();
  const entries = useOwnFoes();
  return useMemo(() => ({ gameData, book: bookOf(gameData, entries) }), [gameData, entries]);
}
