import { type Dropped, validateSheet } from '../core/character/validate.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import { VERIFICATION_FAILED, verifyGameData } from '../core/game-data/verify.ts';
import type { Application } from './application.ts';

/** What the management page is to do when it is submitted. */
export interface PackChanges {
  readonly enabled: readonly string[];
  readonly deleted: readonly string[];
  /** What becomes of the loaded character. */
  readonly character: 'update' | 'unload';
}

/** What the changes would come to, worked out before anything happens. */
export interface PackChangePlan extends PackChanges {
  readonly gameData: GameData;
  /** What the loaded character would lose, by name; it is set aside with the character. */
  readonly dropped: readonly Dropped[];
}

/** Works the changes out. Returns the message where the game data they lead to fail verification (seed 1 §4). */
export async function planPackChanges(
  { gameData, loaded }: Application,
  changes: PackChanges,
): Promise<PackChangePlan | string> {
  const merged = await gameData.merged(changes.enabled);
  const failures = verifyGameData(merged);
  if (failures.length > 0) {
    return `${VERIFICATION_FAILED} No enabled pack gives these constants: ${failures.join(', ')}. Nothing was changed.`;
  }
  const { character } = loaded.store.getState();
  const dropped =
    character !== undefined && changes.character === 'update'
      ? validateSheet(character.sheet, merged).dropped
      : [];
  return { ...changes, gameData: merged, dropped };
}

/** Carries the changes out and tells what was done. */
export async function carryOutPackChanges(
  { storage, gameData, loaded, notices }: Application,
  { enabled, deleted, character: choice, gameData: merged, dropped }: PackChangePlan,
): Promise<void> {
  const { character } = loaded.store.getState();
  // Without a place to store a snapshot, what is dropped is still set aside with the character.
  if (character !== undefined && dropped.length > 0 && storage.status().mode === 'stored') {
    const snapshot = await storage.snapshots.take(`Before ${character.sheet.name} met other game data`);
    if (snapshot.kind === 'failed') {
      notices.warn(`No snapshot could be taken first, so nothing was changed. ${snapshot.problem.message}`);
      return;
    }
  }
  if (deleted.length > 0) {
    const removed = await storage.packs.remove(deleted);
    if (removed.kind === 'failed') {
      notices.warn(`No pack was deleted, and nothing was changed. ${removed.problem.message}`);
      return;
    }
    notices.tell(`${deleted.length} pack(s) deleted successfully!`);
    await gameData.lookAgain();
  }
  await gameData.enableOnly(enabled);
  notices.tell(`${enabled.length} pack(s) loaded successfully!`);
  if (character === undefined) return;
  const { name } = character.sheet;
  if (choice === 'unload') {
    loaded.unload();
    notices.tell(`${name} has been unloaded.`);
    return;
  }
  loaded.change('Update to the new game data', (sheet) => validateSheet(sheet, merged).sheet);
  notices.tell(`${name} has been updated and validated against newly loaded Game Data.`);
}
