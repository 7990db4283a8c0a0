import { type GameDataEffect, gameDataEffect } from '../../core/character/game-data-effect.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { isNothingLost, validateSheet } from '../../core/character/validate.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { verifyGameData } from '../../core/game-data/verify.ts';
import { type Message, nameList, userName as nameWord, say } from '../../core/lib/wording.ts';
import type { Game } from '../game.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';
import { restoreRemoved } from '../restore-removed.ts';
import { canTakeSnapshots } from '../snapshot-words.ts';
import { writeRefusal } from '../write-guard.ts';
import type { AvailablePack } from './game-data-state.ts';
import { carriedOverNews } from './pack-news.ts';
import { charactersSavedWith } from './saved-with.ts';

/** What happens to the loaded character when the game data change. */
export type CharacterChoice = 'update' | 'unload';

/** The requested changes of the packs. */
export interface PackChanges {
  readonly enabled: readonly string[];
  readonly deleted: readonly string[];
  /** A pack, with the text of its file, that replaces the stored one of the same name. */
  readonly stored?: { readonly pack: Pack; readonly text: string };
  readonly character: CharacterChoice;
}

/** The result of the changes, computed before anything happens. */
export interface PackChangePlan extends PackChanges {
  readonly kind: 'plan';
  /** The packs and the sheet for which it was computed. */
  readonly available: readonly AvailablePack[];
  readonly sheet: Sheet | undefined;
  /** The game data as they will be. */
  readonly gameData: GameData;
  /** What the loaded character loses and gains; undefined where none is updated. */
  readonly effect: GameDataEffect | undefined;
  /** The deleted packs that stored characters need, with their names. They stay stored as they are. */
  readonly needed: readonly NeededPack[];
}

export interface NeededPack {
  readonly pack: string;
  readonly characters: readonly string[];
}

/** Why the changes cannot be carried out. */
export interface PackChangeRefusal {
  readonly kind: 'refused';
  readonly message: Message;
}

/**
 * Plans the changes, or returns why they cannot be carried out.
 * Rule: docs/rules/game-data.md#managing-packs.
 */
export async function planPackChanges(
  { gameData, loaded, storage }: Game,
  changes: PackChanges,
): Promise<PackChangePlan | PackChangeRefusal> {
  const refusal = writeRefusal(storage);
  if (refusal !== undefined) return refused(refusal);
  await gameData.refresh();
  const { available } = gameData.store.getState();
  const merged = await gameData.merged(changes.enabled, changes.stored?.pack);
  const missing = changes.enabled.filter((name) => !merged.packs.some((pack) => pack.name === name));
  if (missing.length > 0) {
    return refused(
      say`These packs could not be read: ${nameList(missing)}. Nothing was changed. Switch them off, or upload them again, and submit again.`,
    );
  }
  // Nobody can play by game data that fail verification: the character stays stored as it is.
  const choice = verifyGameData(merged).length > 0 ? 'unload' : changes.character;
  const { character, isElsewhere } = loaded.store.getState();
  const sheet = choice === 'update' ? character?.sheet : undefined;
  if (sheet !== undefined && isElsewhere) {
    return refused(
      say`${nameWord(sheet.name)} is open in another tab. Nothing was changed. Take over to update the character here, or switch the update off to unload it.`,
    );
  }
  return {
    kind: 'plan',
    ...changes,
    character: choice,
    available,
    sheet,
    gameData: merged,
    effect: sheet && gameDataEffect(sheet, merged, gameData.store.getState().gameData),
    needed: changes.deleted.flatMap((pack) => {
      const characters = charactersSavedWith(storage, pack)
        .map(({ name }) => name)
        // It is updated to the other packs.
        .filter((name) => name !== sheet?.name);
      return characters.length > 0 ? [{ pack, characters }] : [];
    }),
  };
}

const refused = (message: Message): PackChangeRefusal => ({ kind: 'refused', message });

/**
 * Validates the loaded character against the packs that are enabled now, and says what has another name.
 * Returns whether that is a step.
 */
function updateCharacter({ gameData, loaded, notices }: Game, sheet: Sheet, before: GameData): boolean {
  const { gameData: current } = gameData.store.getState();
  const { carriedOver } = validateSheet(sheet, current, before);
  const isStep = loaded.change(
    'Update to the new game data',
    (now) => validateSheet(now, current, before).sheet,
  );
  if (carriedOver.length > 0) notices.success(carriedOverNews(carriedOver, sheet.name));
  return isStep;
}

/** Whether the loaded character loses something, which the user is asked about first. */
export const losesSomething = (effect: GameDataEffect | undefined): effect is GameDataEffect =>
  effect !== undefined && !isNothingLost(effect);

/** Whether the user is asked before the changes are carried out. */
export const mustAsk = ({ effect, needed }: PackChangePlan): boolean =>
  losesSomething(effect) || needed.length > 0;

/** Carries out the changes and announces them. Returns whether it succeeded. */
export async function carryOutPackChanges(
  game: Game,
  { enabled, deleted, stored, character: choice, available, sheet, effect }: PackChangePlan,
): Promise<boolean> {
  const { storage, gameData, loaded, notices } = game;
  await gameData.refresh();
  const { character } = loaded.store.getState();
  const isAsPlanned =
    isSamePacks(available, gameData.store.getState().available) &&
    (choice === 'unload' || sheet === character?.sheet);
  if (!isAsPlanned) {
    notices.warn(
      'The packs or the character were changed in another tab meanwhile. Nothing was changed here: try again.',
    );
    return false;
  }
  // Without storage for a snapshot, dropped belongings are still parked with the character.
  if (sheet !== undefined && losesSomething(effect) && storage.status().mode === 'stored') {
    const snapshot = await storage.snapshots.take(`Before ${sheet.name} was updated to other game data`);
    if (snapshot.kind === 'failed') {
      notices.warn(`No snapshot could be taken first, so nothing was changed. ${snapshot.problem.message}`);
      return false;
    }
  }
  const removed = deleted.length > 0 ? await storage.packs.remove(deleted) : undefined;
  if (removed?.kind === 'failed') {
    notices.warn(`No pack was deleted, and nothing was changed. ${removed.problem.message}`);
    return false;
  }
  if (stored !== undefined) await storeOver(game, stored);
  const { gameData: before } = gameData.store.getState();
  await gameData.enableOnly(enabled);
  announceEnabled(game, gameData.store.getState().gameData.packs.length);
  const isStep = character !== undefined && updateOrUnload(game, character.sheet, choice, before);
  if (removed?.kind === 'removed') offerDeletedPacks(game, removed.names, before, isStep);
  return true;
}

/** Carries the loaded character over to the new game data, or unloads it. Returns whether that was a step. */
function updateOrUnload(game: Game, sheet: Sheet, choice: CharacterChoice, before: GameData): boolean {
  const { loaded, notices } = game;
  const { name } = sheet;
  if (choice === 'unload') {
    loaded.unload();
    notices.success(say`${nameWord(name)} has been unloaded.`);
    return false;
  }
  const isStep = updateCharacter(game, sheet, before);
  notices.success(say`${nameWord(name)} has been updated and validated against newly loaded Game Data.`);
  return isStep;
}

/**
 * Announces that packs were deleted. Undo restores and enables them, and takes back what it did to the
 * character, until the packs or the character change again.
 */
function offerDeletedPacks(game: Game, names: readonly string[], before: GameData, isStep: boolean): void {
  const { gameData, loaded, notices, storage } = game;
  const message = `${names.length} pack(s) deleted successfully!`;
  if (!canTakeSnapshots(storage)) {
    notices.success(message);
    return;
  }
  offerUndo(notices, message, {
    step: names.length === 1 ? `Delete ${names[0]}` : `Delete ${names.length} packs`,
    async undo() {
      if (
        !(await restoreRemoved(
          game,
          names.map((name) => ({ kind: 'packs', name })),
        ))
      )
        return;
      if (isStep) await loaded.undo();
      else await gameData.enableOnly(before.packs.map(({ name }) => name));
    },
    watch(onChange) {
      const stops = [
        gameData.store.subscribe(onChange),
        ...(isStep ? [lastStep(loaded).watch(onChange)] : []),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
}

/** Announces the number of enabled packs, until it changes. */
function announceEnabled({ gameData, notices }: Game, count: number): void {
  const id = notices.success(`${count} pack(s) loaded successfully!`);
  const stop = gameData.store.subscribe((now, before) => {
    if (now.gameData === before.gameData) return;
    notices.dismiss(id);
    stop();
  });
}

function isSamePacks(planned: readonly AvailablePack[], now: readonly AvailablePack[]): boolean {
  const versions = (packs: readonly AvailablePack[]) =>
    JSON.stringify(packs.map(({ name, version, enabled }) => [name, version, enabled]));
  return versions(planned) === versions(now);
}

/**
 * Stores a pack in place of an enabled one. If it cannot be stored, it is enabled until this tab is closed.
 */
async function storeOver(
  { storage, notices }: Game,
  { pack: { name, version }, text }: NonNullable<PackChanges['stored']>,
): Promise<void> {
  const outcome = await storage.packs.store({ name, version, text });
  if (outcome.kind === 'refused') return;
  if (outcome.kind === 'unsaved') {
    notices.warn(
      say`${nameWord(name)} ${version} has not been stored: it is enabled until this tab is closed. ${outcome.problem.message}`,
    );
  } else notices.success(say`${nameWord(name)} ${version} has been stored and is enabled.`);
}
