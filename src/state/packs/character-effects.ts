import {
  type GameDataEffect,
  gameDataEffect,
  isWithoutEffect,
} from '../../core/character/game-data-effect.ts';
import { upgradeSheet } from '../../core/character/migrations/index.ts';
import { parseSheet } from '../../core/character/sheet/parse-sheet.ts';
import { sheetBeyondLimits } from '../../core/character/sheet/sheet-limits.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { Game } from '../game.ts';
import { charactersSavedWith } from './saved-with.ts';

/** What becomes of a stored character with another version of one of its packs. */
export interface CharacterEffect extends GameDataEffect {
  readonly name: string;
}

/**
 * What each stored character that was saved with a pack would lose or gain with it as it is now. Characters
 * to which nothing happens, and those that cannot be read, are left out. Stops once the signal aborts it.
 * Rule: docs/rules/loading-and-upgrade.md#what-a-character-loses-and-gains.
 */
export async function characterEffects(
  { storage, gameData }: Pick<Game, 'storage' | 'gameData'>,
  pack: Pack,
  signal: AbortSignal,
): Promise<readonly CharacterEffect[]> {
  const { available } = gameData.store.getState();
  const isAvailable = (name: string) => available.some((each) => each.name === name);
  // Characters share their packs more often than not.
  const merged = new Map<string, Promise<readonly [before: GameData, after: GameData]>>();
  const mergedOf = (packs: readonly string[]) => {
    const key = JSON.stringify(packs);
    const before = packs.filter(isAvailable);
    const found =
      merged.get(key) ??
      Promise.all([gameData.merged(before), gameData.merged([...before, pack.name], pack)]);
    merged.set(key, found);
    return found;
  };
  const effects: CharacterEffect[] = [];
  for (const { name, value } of charactersSavedWith(storage, pack.name)) {
    const packs = value.packInfo.map(([known]) => known);
    if (signal.aborted || sheetBeyondLimits(value.json)) continue;
    await nextTask();
    const sheet = parseSheet(upgradeSheet(value));
    if (!sheet.ok) continue;
    const [before, after] = await mergedOf(packs);
    const isComplete = packs.every(isAvailable);
    const effect = gameDataEffect(sheet.value, after, isComplete ? before : undefined);
    if (!isWithoutEffect(effect)) effects.push({ name, ...effect });
  }
  return effects;
}
