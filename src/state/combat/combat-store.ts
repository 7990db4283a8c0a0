import type { StoreApi } from 'zustand/vanilla';
import type { Session } from '../../platform/session.ts';
import { type CombatIntents, type CombatParts, combatIntents } from './combat-intents.ts';
import { type Combat, createCombat } from './combat-session.ts';
import { restoreCombat, saveCombat } from './persisted-combat.ts';

export interface CombatStore {
  readonly store: StoreApi<Combat>;
  readonly intents: CombatIntents;
}

/** The combat of the loaded character. It starts as a reload of the page left it, and outlives the next reload. */
export function createCombatStore(parts: CombatParts, session: Session): CombatStore {
  const store = createCombat();
  const restored = restoreCombat(session);
  if (restored !== undefined) store.setState(restored);
  saveCombat(session, store.getState);
  return { store, intents: combatIntents(store, parts) };
}
