import { useStore } from 'zustand';
import { useApplication } from '../use-application.ts';
import type { EncounterEntry, EncounterState } from './encounters.ts';

export const useEncounters = (): readonly EncounterEntry[] => useStore(useApplication().encounters.list);

/** The loaded encounter, its steps, and what of it is hidden from players. */
export const useLoadedEncounter = (): EncounterState => useStore(useApplication().encounters.store);
