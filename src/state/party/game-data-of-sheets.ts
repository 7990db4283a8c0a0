import type { Sheet } from '../../core/character/sheet/sheet.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { preflight } from '../../core/game-data/preflight.ts';
import { verifyGameData } from '../../core/game-data/verify.ts';
import type { GameDataStore } from '../packs/game-data-state.ts';

/** `unready`: its packs are not available in these versions, or fail verification. */
export type GameDataOfSheet = GameData | 'reading' | 'unready';

/**
 * The game data that each sheet was last valid by: a party may play by different packs. Those of other packs
 * than the enabled ones are merged on first use; `onRead` is called once they are.
 */
export function createGameDataOfSheets(
  gameData: GameDataStore,
  onRead: () => void,
): (sheet: Sheet) => GameDataOfSheet {
  let merged = new Map<string, GameData | 'reading'>();

  gameData.store.subscribe((now, before) => {
    if (now.gameData !== before.gameData || now.available !== before.available) merged = new Map();
  });

  function mergedOf(names: readonly string[]): GameData | 'reading' {
    const key = JSON.stringify(names);
    const known = merged.get(key);
    if (known !== undefined) return known;
    const into = merged.set(key, 'reading');
    void gameData.merged(names).then((data) => {
      into.set(key, data);
      if (into === merged) onRead();
    });
    return 'reading';
  }

  return ({ packInfo }) => {
    const { status, gameData: current, available } = gameData.store.getState();
    if (status !== 'ready') {
      void gameData.ensureLoaded();
      return 'reading';
    }
    if (preflight(packInfo, available).length > 0) return 'unready';
    const names = packInfo.map(([name]) => name);
    const isCurrent =
      names.length === 0 ||
      (names.length === current.packs.length && current.packs.every(({ name }) => names.includes(name)));
    const data = isCurrent ? current : mergedOf(names);
    return data !== 'reading' && verifyGameData(data).length > 0 ? 'unready' : data;
  };
}
