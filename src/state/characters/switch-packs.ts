import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { validateSheet } from '../../core/character/validate.ts';
import { verifyGameData } from '../../core/game-data/verify.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type Message, userName as nameWord, say } from '../../core/lib/wording.ts';
import type { TabardStorage } from '../codecs.ts';
import type { GameDataStore } from '../packs/game-data-state.ts';
import { packsOfSnapshots } from '../packs/gone-packs.ts';
import { packList, packsSwitched, verificationProblem } from '../packs/pack-news.ts';

type Packs = Sheet['packInfo'];

const isIn = (packs: Packs, [name, version]: Packs[number]) =>
  packs.some(([otherName, otherVersion]) => otherName === name && otherVersion === version);

/** Whether two sheets were saved with the same packs, in any order. */
export function hasSamePacks({ packInfo }: Pick<Sheet, 'packInfo'>, other: Pick<Sheet, 'packInfo'>): boolean {
  return packInfo.length === other.packInfo.length && packInfo.every((pack) => isIn(other.packInfo, pack));
}

interface SwitchedPacks {
  /** The sheet with the packs that are now enabled. */
  readonly sheet: Sheet;
  /** The packs that were enabled and disabled. */
  readonly switched: Message | undefined;
  /** The packs of the sheet that are no longer available. */
  readonly warning: Message | undefined;
}

/**
 * Enables the packs that a sheet was saved with. If one is no longer available, the sheet is validated
 * against the others. If these fail verification, it changes nothing and returns a problem.
 */
export async function switchPacks(
  storage: TabardStorage,
  gameData: GameDataStore,
  sheet: Sheet,
): Promise<Result<SwitchedPacks, Message>> {
  await gameData.refresh();
  const { available, gameData: before } = gameData.store.getState();
  const names = sheet.packInfo
    .map(([name]) => name)
    .filter((name) => available.some((pack) => pack.name === name));
  const failures = verifyGameData(await gameData.merged(names));
  if (failures.length > 0) return fail(verificationProblem(failures));
  await gameData.enableOnly(names);
  const { gameData: now } = gameData.store.getState();
  const packInfo = now.packs.map(({ name, version }) => [name, version] as const);
  const missing = sheet.packInfo.filter((pack) => !isIn(packInfo, pack));
  const lost = missing.map(([name, version]) => ({ name, version }));
  return ok({
    sheet: hasSamePacks(sheet, { packInfo })
      ? sheet
      : validateSheet(sheet, now, await packsOfSnapshots(storage, sheet, now)).sheet,
    switched: packsSwitched(before.packs, now.packs),
    warning:
      lost.length === 0
        ? undefined
        : say`${packList(lost)} ${lost.length === 1 ? 'is' : 'are'} no longer stored: ${nameWord(sheet.name)} was validated against the packs that are.`,
  });
}
