import type { Session } from '../../platform/session.ts';
import type { TabardStorage } from '../codecs.ts';
import type { Notices } from '../notices.ts';
import type { GameDataStore } from '../packs/game-data.ts';
import { createLoadedStore, type LoadedCharacter } from './loaded-state.ts';

/** The loaded character, whose rules come in a chunk of their own: the home page does not need them. */
export function createLazyLoadedCharacter(
  storage: TabardStorage,
  gameData: GameDataStore,
  notices: Notices,
  session: Session,
): LoadedCharacter {
  const store = createLoadedStore();
  let loaded: LoadedCharacter | undefined;
  return {
    store,
    async load(sheet) {
      const { createLoadedCharacter } = await import('./loaded-character.ts');
      loaded ??= createLoadedCharacter(storage, gameData, notices, session, store);
      return loaded.load(sheet);
    },
    unload: () => loaded?.unload(),
    change: (...change) => loaded?.change(...change) ?? false,
    apply: (...change) => loaded?.apply(...change) ?? { kind: 'unchanged' },
    updateCombat: (fields) => loaded?.updateCombat(fields),
    undo: async () => (await loaded?.undo()) ?? false,
    redo: async () => (await loaded?.redo()) ?? false,
    takeOver: () => loaded?.takeOver(),
  };
}
