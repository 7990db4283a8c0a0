import { useStore } from 'zustand';
import { useGame } from '../use-game.ts';
import type { PartyCharacter } from './party-state.ts';

/** The party of the loaded encounter. */
export const useParty = (): readonly PartyCharacter[] =>
  useStore(useGame().party.store, ({ members }) => members);
