import { useStore } from 'zustand';
import { useGame } from '../use-game.ts';
import type { WorkshopState } from './workshop.ts';

/** One part of the state of the workshop, so that a component renders again only when that changes. */
export function useWorkshop<Selected>(select: (state: WorkshopState) => Selected): Selected {
  return useStore(useGame().workshop.store, select);
}
