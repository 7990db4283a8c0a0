import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import type { Application } from '../application.ts';
import { useApplication, useLoaded, useLoadedCharacter } from '../use-application.ts';
import { type CombatIntents, combatIntents } from './combat-intents.ts';
import type { CombatRecord } from './combat-record.ts';
import { type CombatView, NO_VIEW, viewOf } from './combat-view.ts';
import { currentDraft } from './current-draft.ts';

/** The combat of the loaded character, for every part of the page. */
export interface CombatSession {
  readonly character: Character;
  readonly combat: CombatRecord;
  readonly view: CombatView;
  /** What the player drafts, as far as the character has it. */
  readonly draft: ActionDraft;
  readonly intents: CombatIntents;
}

interface CombatPage {
  readonly view: StoreApi<CombatView>;
  readonly intents: CombatIntents;
}

/** One for each application, so that the view outlives a visit to another page. */
const PAGES = new WeakMap<Application, CombatPage>();

function pageOf(application: Application): CombatPage {
  const known = PAGES.get(application);
  if (known !== undefined) return known;
  const view = createStore(() => NO_VIEW);
  const page = { view, intents: combatIntents(view, application) };
  PAGES.set(application, page);
  return page;
}

/** The combat of the loaded character, and everything that a player does in it. */
export function useCombat(): CombatSession {
  const page = pageOf(useApplication());
  const character = useLoadedCharacter();
  const combat = useLoaded((state) => state.combat);
  const view = viewOf(useStore(page.view), character.sheet.name);
  return { character, combat, view, draft: currentDraft(combat, character), intents: page.intents };
}
