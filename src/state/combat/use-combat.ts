import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import type { Application } from '../application.ts';
import { useApplication, useLoadedCharacter } from '../use-application.ts';
import { type CombatIntents, combatIntents } from './combat-intents.ts';
import { type Combat, combatOf, createCombat, currentDraft } from './combat-session.ts';
import { restoreCombat, saveCombat } from './persisted-combat.ts';

/** What every part of the page needs to know of the fight. */
export interface CombatSession {
  readonly character: Character;
  readonly fight: Combat;
  readonly draft: ActionDraft;
  readonly intents: CombatIntents;
}

interface KnownFight {
  readonly store: StoreApi<Combat>;
  readonly intents: CombatIntents;
}

/** A fight lasts as long as its application, so that it outlasts a look at another page. */
const known = new WeakMap<Application, KnownFight>();

function fightIn(application: Application): KnownFight {
  const before = known.get(application);
  if (before !== undefined) return before;
  const store = createCombat();
  const created = { store, intents: combatIntents(store, application) };
  known.set(application, created);
  void restore(store, application);
  return created;
}

/** Takes up the fight that was left by a reload, and keeps this one over the next. */
async function restore(store: StoreApi<Combat>, { platform }: Application): Promise<void> {
  const session = await platform.openSession();
  const kept = restoreCombat(session);
  // What was done meanwhile is newer.
  if (kept !== undefined && store.getState().owner === '') store.setState(kept);
  saveCombat(session, store.getState);
}

/** The fight of the loaded character, and everything that a player does in it. */
export function useCombat(): CombatSession {
  const { store, intents } = fightIn(useApplication());
  const character = useLoadedCharacter();
  const fight = combatOf(useStore(store), character);
  return { character, fight, draft: currentDraft(fight, character), intents };
}
