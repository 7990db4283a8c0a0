import type { Finding } from '../../core/game-data/checks/finding.ts';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import {
  checkPackUpload,
  leftOutOfPlay,
  type PackContribution,
  packContributions,
  refusedPack,
  type UploadedPack,
  type UploadRefusal,
} from '../../core/game-data/pack-upload.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type Message, userName as nameWord, say } from '../../core/lib/wording.ts';
import { checkPackText } from '../../storage/packs/check-pack-text.ts';
import { type ReadPackOptions, readPack } from '../../storage/packs/read-pack.ts';
import type { Game } from '../game.ts';
import { refusedFile } from '../read-file.ts';
import { writeRefusal } from '../write-guard.ts';
import type { AvailablePack } from './game-data-state.ts';
import {
  type CharacterChoice,
  carryOutPackChanges,
  type PackChangePlan,
  planPackChanges,
} from './manage-packs.ts';
import { LEADS_TO_MANAGE } from './pack-news.ts';

/** A pack from a file, checked and ready to be stored. */
export interface PackUpload extends UploadedPack {
  /** The text of the file. */
  readonly text: string;
  /** Whether it overwrites an enabled pack, and so is enabled on storing. */
  readonly isEnabled: boolean;
  /** Its contributions to the other enabled packs. */
  readonly contributions: readonly PackContribution[];
  /** What of its `play` cannot be read, and is left out. */
  readonly leftOut: readonly PlacedProblem[];
}

/** Why a file was refused: a message, and the exact problems. */
export interface PackRefusal {
  readonly message: string;
  readonly detail: Message | undefined;
  readonly problems: readonly PlacedProblem[];
}

/**
 * Reads and checks a pack that the user chose. Changes nothing.
 * Rule: docs/rules/game-data.md#uploading-a-pack.
 */
export async function readPackUpload(
  { gameData }: Game,
  file: Blob,
  options: ReadPackOptions,
): Promise<Result<PackUpload, PackRefusal>> {
  const read = await readPack(file, options);
  if (!read.ok) {
    const { problem } = read;
    return problem.kind === 'unreadable'
      ? fail({ ...refusedFile(problem.file), problems: [] })
      : fail({ ...refusedPack(problem.problems), detail: undefined });
  }
  const { pack, text } = read.value;
  const { available } = gameData.store.getState();
  const checked = checkAgainst(pack, available);
  if (!checked.ok) return fail({ ...checked.problem, detail: undefined });
  const others = available.filter((each) => each.enabled && each.name !== pack.name);
  const contributions = packContributions(pack, await gameData.merged(others.map((each) => each.name)));
  const leftOut = leftOutOfPlay(pack);
  return ok({ ...checked.value, text, isEnabled: isEnabled(pack, available), contributions, leftOut });
}

/** The checker's findings for a pack over the other enabled ones; undefined if the check failed. */
export async function findingsOf(
  { gameData }: Game,
  { pack, text }: PackUpload,
  signal: AbortSignal,
): Promise<readonly PlacedProblem<Finding>[] | undefined> {
  const { available } = gameData.store.getState();
  const others = available.filter((each) => each.enabled && each.name !== pack.name);
  const sources = await gameData.sources(others.map((each) => each.name));
  return checkPackText({ text, others: sources }, signal);
}

function checkAgainst(pack: Pack, available: readonly AvailablePack[]): Result<UploadedPack, UploadRefusal> {
  return checkPackUpload(
    pack,
    available.filter((each) => each.origin === 'standard').map((each) => each.name),
    available.filter((each) => each.origin === 'custom'),
  );
}

function isEnabled({ name }: Pack, available: readonly AvailablePack[]): boolean {
  return available.some((each) => each.enabled && each.name === name);
}

/** The plan for storing a pack: in addition to the enabled packs, or with changes to them. */
export type StoragePlan =
  | { readonly kind: 'beside' }
  | { readonly kind: 'over'; readonly changes: PackChangePlan }
  | { readonly kind: 'refused'; readonly message: Message };

/** Plans the storing of an uploaded pack. Changes nothing. */
export async function planPackStorage(
  game: Game,
  { pack, text, overwrites, isEnabled: wasEnabled }: PackUpload,
  character: CharacterChoice,
): Promise<StoragePlan> {
  const { gameData } = game;
  const refusal = writeRefusal(game.storage);
  if (refusal !== undefined) return { kind: 'refused', message: refusal };
  await gameData.refresh();
  const { available } = gameData.store.getState();
  const checked = checkAgainst(pack, available);
  const isAsShown =
    checked.ok && checked.value.overwrites === overwrites && isEnabled(pack, available) === wasEnabled;
  if (!isAsShown) {
    return {
      kind: 'refused',
      message: 'The packs were changed in another tab meanwhile. Nothing was stored: choose the file again.',
    };
  }
  if (!wasEnabled) return { kind: 'beside' };
  const enabled = available.filter((each) => each.enabled).map((each) => each.name);
  const changes = await planPackChanges(game, {
    enabled,
    deleted: [],
    stored: { pack, text },
    character,
  });
  return changes.kind === 'refused' ? changes : { kind: 'over', changes };
}

/**
 * Stores an uploaded pack as planned. If it cannot be stored, it can be used while this tab is open. Unless
 * it overwrites an enabled pack, the user enables it under Manage. Returns whether it succeeded.
 */
export async function storePackUpload(
  game: Game,
  { pack: { name, version }, text }: PackUpload,
  plan: Exclude<StoragePlan, { kind: 'refused' }>,
): Promise<boolean> {
  if (plan.kind === 'over') {
    return carryOutPackChanges(game, plan.changes);
  }
  const { storage, gameData, notices } = game;
  const outcome = await storage.packs.store({ name, version, text });
  if (outcome.kind === 'refused') return false;
  await gameData.refresh();
  if (outcome.kind === 'unsaved') {
    notices.warn(
      say`${nameWord(name)} ${version} has not been stored: it can be used until this tab is closed. ${outcome.problem.message}`,
    );
  } else
    notices.success(
      say`${nameWord(name)} ${version} has been stored. Enable it under Manage.`,
      LEADS_TO_MANAGE,
    );
  return true;
}
