import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import type { Application } from '../application.ts';
import { useApplication, useLoadedCharacter } from '../use-application.ts';
import { type FightIntents, fightIntents } from './combat-intents.ts';
import { createFight, draftOf, type Fight, fightOf } from './combat-session.ts';
import { keepFight, takeFight } from './persisted-combat.ts';

/** What every part of the page needs to know of the fight. */
export interface FightInHand {
  readonly character: Character;
  readonly fight: Fight;
  readonly draft: ActionDraft;
  readonly intents: FightIntents;
}

interface KnownFight {
  readonly store: StoreApi<Fight>;
  readonly intents: FightIntents;
}

/** A fight lasts as long as its application, so that it outlasts a look at another page. */
const known = new WeakMap<Application, KnownFight>();

function fightIn(application: Application): KnownFight {
  const before = known.get(application);
  if (before !== undefined) return before;
  const store = createFight();
  const created = { store, intents: fightIntents(store, application) };
  known.set(application, created);
  void restore(store, application);
  return created;
}

/** Takes up the fight that was left by a reload, and keeps this one over the next. */
async function restore(store: StoreApi<Fight>, { surroundings }: Application): Promise<void> {
  const session = await surroundings.openSession();
  const kept = takeFight(session);
  // What was done meanwhile is newer.
  if (kept !== undefined && store.getState().owner === '') store.setState(kept);
  keepFight(session, store.getState);
}

/** The fight of the loaded character, and everything that a player does in it. */
export function useFight(): FightInHand {
  const { store, intents } = fightIn(useApplication());
  const character = useLoadedCharacter();
  const fight = fightOf(useStore(store), character);
  return { character, fight, draft: draftOf(fight, character), intents };
}
