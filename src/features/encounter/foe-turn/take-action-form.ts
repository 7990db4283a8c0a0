import type { ComponentType } from 'react';
import type { CombatSession } from '../../../state/combat/use-combat.ts';

/** The form in which a character takes an action; the app hands it to the screen. */
export type TakeActionForm = ComponentType<{ session: CombatSession }>;
