import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { ownedNames } from '../../core/character/talents/owned-talents.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { mergePacks } from '../../core/game-data/merge-packs.ts';
import { readPack } from '../../storage/packs/read-pack.ts';
import type { TabardStorage } from '../codecs.ts';

/**
 * The packs that a sheet was saved with and that `gameData` lack, from the snapshots: they tell what talents
 * upgrade that are not defined any more. Undefined where the sheet owns no such talent, or no snapshot has
 * such a pack.
 * Rule: docs/rules/loading-and-upgrade.md#validation.
 */
export async function packsOfSnapshots(
  { snapshots }: TabardStorage,
  sheet: Sheet,
  gameData: GameData,
): Promise<GameData | undefined> {
  if ([...ownedNames(sheet)].every((name) => gameData.talents.has(name))) return undefined;
  const gone = sheet.packInfo.filter(
    ([name, version]) => !gameData.packs.some((pack) => pack.name === name && pack.version === version),
  );
  if (gone.length === 0) return undefined;
  const read = await Promise.all((await snapshots.packTexts(gone)).map((text) => readPack(text)));
  const packs = read.flatMap((one) => (one.ok ? [one.value.pack] : []));
  return packs.length > 0 ? mergePacks(packs) : undefined;
}
