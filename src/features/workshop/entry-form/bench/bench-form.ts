import { type ComponentType, createContext } from 'react';
import type { CombatSession } from '../../../../state/combat/use-combat.ts';

/** The form in which a character takes an action, which the app hands to the bench; without it there is no bench. */
export const BenchForm = createContext<ComponentType<{ session: CombatSession }> | undefined>(undefined);
