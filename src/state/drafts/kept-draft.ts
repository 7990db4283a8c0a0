import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';
import type { Game } from '../game.ts';

/** Gives what a form of this tab holds, from the first time that a game is asked for it. */
export type KeptDraft<Draft> = (game: Game) => StoreApi<Draft>;

/**
 * What a form holds that is not submitted yet. It outlasts the screen that shows it, and a reload of the tab;
 * what cannot be read is left out.
 * Rule: docs/rules/screens.md#drafts.
 * @param saved its name in the session
 * @param empty the draft of an empty form
 */
export function keptDraft<Draft>(
  saved: string,
  schema: v.GenericSchema<unknown, Draft>,
  empty: Draft,
): KeptDraft<Draft> {
  return memoizeByObject(({ platform }) => {
    const session = platform.openSession();
    const restored = v.safeParse(schema, session.restore(saved));
    const store = createStore<Draft>(() => (restored.success ? restored.output : empty));
    session.save(saved, () => {
      const draft = store.getState();
      return draft === empty ? undefined : draft;
    });
    return store;
  });
}
