import { useStore } from 'zustand';
import type { Character } from '../../core/character/character.ts';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import { useGame, useLoadedCharacter } from '../use-game.ts';
import type { CombatIntents } from './combat-intents.ts';
import { type Combat, combatOf, currentDraft } from './combat-session.ts';

/** What every part of the page needs to know of the fight. */
export interface CombatSession {
  readonly character: Character;
  readonly fight: Combat;
  readonly draft: ActionDraft;
  readonly intents: CombatIntents;
}

/** The fight of the loaded character, and everything that a player does in it. */
export function useCombat(): CombatSession {
  const { store, intents } = useGame().combat;
  const character = useLoadedCharacter();
  const fight = combatOf(useStore(store), character);
  return { character, fight, draft: currentDraft(fight, character), intents };
}
