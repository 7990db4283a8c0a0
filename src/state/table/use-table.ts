import { useStore } from 'zustand';
import { useGame } from '../use-game.ts';
import type { HostState, PlayerState, TableState } from './table-state.ts';

export const useTable = (): TableState => useStore(useGame().tableStore);

/** The table that this device has opened. */
export function useHost(): HostState | undefined {
  const state = useTable();
  return state.role === 'GAME_MASTER' ? state : undefined;
}

/** The seat of this device. */
export function usePlayer(): PlayerState | undefined {
  const state = useTable();
  return state.role === 'PLAYER' ? state : undefined;
}
