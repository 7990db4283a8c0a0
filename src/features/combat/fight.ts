import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import type { UpkeepChange } from '../../core/combat/rounds.ts';
import type { Roll } from '../../core/dice/roll.ts';
import type { Application } from '../../state/application.ts';

export type CombatTab = 'take-action' | 'actions' | 'maneuvers';

/** Dice that were rolled in this combat. */
export interface LoggedRoll {
  readonly id: number;
  readonly notation: string;
  readonly action: string;
  readonly round: number;
  readonly phase: string;
  readonly roll: Roll;
}

/** What is on the table during a fight and is not part of the sheet; it outlasts a look at another page. */
export interface Fight {
  /** The character whose fight it is. */
  readonly owner: string;
  readonly tab: CombatTab;
  /** undefined until the player drafts: then it is the first action. */
  readonly draft: ActionDraft | undefined;
  /** Newest first. */
  readonly rolls: readonly LoggedRoll[];
  /** What the upkeep changed when a round began. */
  readonly upkeep: { readonly round: number; readonly changes: readonly UpkeepChange[] } | undefined;
  /** What happened last, for those who do not see it. */
  readonly news: string;
}

export function freshFight(owner: string): Fight {
  return { owner, tab: 'take-action', draft: undefined, rolls: [], upkeep: undefined, news: '' };
}

const fights = new WeakMap<Application, StoreApi<Fight>>();

/** The fight of an application. */
export function fightOf(application: Application): StoreApi<Fight> {
  const known = fights.get(application);
  if (known !== undefined) return known;
  const store = createStore<Fight>(() => freshFight(''));
  fights.set(application, store);
  return store;
}
