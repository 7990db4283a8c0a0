import type { CarriedOver } from '../../core/character/carry-over.ts';
import { upgradeSheet } from '../../core/character/migrations/index.ts';
import { parkedNowDefined } from '../../core/character/parked/parked.ts';
import { parkedNames } from '../../core/character/parked/parked-names.ts';
import { parseSheet } from '../../core/character/sheet/parse-sheet.ts';
import { sheetBeyondLimits } from '../../core/character/sheet/sheet-limits.ts';
import { type Losses, validateSheet } from '../../core/character/validate.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { Game } from '../game.ts';

/** What becomes of a stored character with another version of one of its packs. */
export interface CharacterEffect extends Losses {
  readonly name: string;
  readonly carriedOver: readonly CarriedOver[];
  /** What is parked with it and comes back, by name. */
  readonly gained: readonly string[];
}

/**
 * What each stored character that was saved with a pack would lose or gain with it as it is now. Characters to
 * which nothing happens, and those that cannot be read, are left out. Stops once the signal aborts it.
 * Rule: docs/rules/workshop.md#what-characters-lose-and-gain.
 */
export async function characterEffects(
  { storage, gameData }: Pick<Game, 'storage' | 'gameData'>,
  pack: Pack,
  signal: AbortSignal,
): Promise<readonly CharacterEffect[]> {
  const effects: CharacterEffect[] = [];
  const { available } = gameData.store.getState();
  const isKnown = (name: string) => available.some((each) => each.name === name);
  if (!isKnown(pack.name)) return [];
  for (const { name, value } of storage.characters.entries().values()) {
    const packs = value.packInfo.map(([known]) => known).filter(isKnown);
    if (signal.aborted || !packs.includes(pack.name) || sheetBeyondLimits(value.json)) continue;
    await nextTask();
    const sheet = parseSheet(upgradeSheet(value));
    if (!sheet.ok) continue;
    const merged = await gameData.merged(packs, pack);
    const { dropped, lowered, carriedOver } = validateSheet(sheet.value, merged);
    const back = parkedNames(parkedNowDefined(sheet.value, merged), sheet.value);
    const gained = [...back.belongings, ...back.unequipped];
    if (dropped.length + lowered.length + carriedOver.length + gained.length > 0)
      effects.push({ name, dropped, lowered, carriedOver, gained });
  }
  return effects;
}
