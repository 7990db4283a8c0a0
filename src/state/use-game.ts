import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Character } from '../core/character/character.ts';
import type { LoadedState } from './characters/loaded-state.ts';
import type { EncounterState } from './encounters/encounters.ts';
import type { Game } from './game.ts';
import type { GameDataState } from './packs/game-data-state.ts';
import { useCreatedGame } from './use-shell.ts';

/** The game, for screens that are only shown after it is created. */
export function useGame(): Game {
  const game = useCreatedGame();
  if (game === undefined) throw new Error('This component is rendered before the game is created.');
  return game;
}

const NO_STATE = createStore<undefined>(() => undefined);

/** One part of the game's state; undefined until the game is created. */
export function useIfCreated<State, Selected>(
  store: (game: Game) => StoreApi<State>,
  select: (state: State) => Selected,
): Selected | undefined {
  const game = useCreatedGame();
  const api: StoreApi<State | undefined> = game === undefined ? NO_STATE : store(game);
  return useStore(api, (state) => (state === undefined ? undefined : select(state)));
}

export const useGameDataState = (): GameDataState => useStore(useGame().gameData.store);

/** One part of the loaded character's state, so that a component renders again only when that changes. */
export function useLoaded<Selected>(select: (state: LoadedState) => Selected): Selected {
  return useStore(useGame().loaded.store, select);
}

/** One part of the loaded character, so that a component renders again only when that changes. */
export function useCharacter<Selected>(select: (character: Character | undefined) => Selected): Selected {
  return useLoaded((state) => select(state.character));
}

/** The loaded character, for screens that are only shown while one is loaded. */
export function useLoadedCharacter(): Character {
  const character = useCharacter((loaded) => loaded);
  if (character === undefined) throw new Error('This component is rendered without a character.');
  return character;
}

/** The loaded encounter, its undo history, and its hidden groups. */
export const useLoadedEncounter = (): EncounterState => useStore(useGame().encounters.store);
