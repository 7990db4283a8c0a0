import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { EMPTY_HISTORY } from '../history/undo-history.ts';
import { useGame } from '../use-game.ts';
import type { Workshop, WorkshopState } from './workshop.ts';

/** The workshop, for screens that are only shown once it is open. */
export function useWorkshop(): Workshop {
  const workshop = useStore(useGame().workshop);
  if (workshop === undefined) throw new Error('This component is rendered before the workshop is open.');
  return workshop;
}

const NOT_OPEN = createStore<WorkshopState>(() => ({ open: undefined, pack: undefined, ...EMPTY_HISTORY }));

/** One part of what the workshop shows, as if no pack were open before the workshop is. */
export function useWorkshopState<Selected>(select: (state: WorkshopState) => Selected): Selected {
  return useStore(useStore(useGame().workshop)?.store ?? NOT_OPEN, select);
}
