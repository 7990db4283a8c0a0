import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CombatIntents, type CombatParts, combatIntents } from './combat-intents.ts';
import { type CombatView, NO_VIEW } from './combat-view.ts';

export interface CombatStore {
  /** It persists while the user visits other pages. */
  readonly view: StoreApi<CombatView>;
  readonly intents: CombatIntents;
}

export function createCombatStore(parts: CombatParts): CombatStore {
  const view = createStore(() => NO_VIEW);
  return { view, intents: combatIntents(view, parts) };
}
