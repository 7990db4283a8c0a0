import { useStore } from 'zustand';
import type { Character } from '../../core/character/character.ts';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import { useGame, useLoaded, useLoadedCharacter } from '../use-game.ts';
import type { CombatIntents } from './combat-intents.ts';
import type { CombatRecord } from './combat-record.ts';
import { type CombatView, viewOf } from './combat-view.ts';
import { currentDraft } from './current-draft.ts';

/** The combat of the loaded character. */
export interface CombatSession {
  readonly character: Character;
  readonly combat: CombatRecord;
  readonly view: CombatView;
  /** The draft, without actions and maneuvers that the character lacks. */
  readonly draft: ActionDraft;
  readonly intents: CombatIntents;
  /** Whether it is a member of an encounter, which has the rounds. */
  readonly isMember?: boolean;
}

/** Returns the combat of the loaded character, with its intents. */
export function useCombat(): CombatSession {
  const page = useGame().combat;
  const character = useLoadedCharacter();
  const combat = useLoaded((state) => state.combat);
  const view = viewOf(useStore(page.view), character.sheet.name);
  return { character, combat, view, draft: currentDraft(combat, character), intents: page.intents };
}
