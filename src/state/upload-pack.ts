import {
  checkPackUpload,
  type PackContribution,
  packContributions,
  refusedPack,
  type UploadedPack,
} from '../core/game-data/pack-upload.ts';
import type { Problem } from '../core/lib/problem.ts';
import { fail, ok, type Result } from '../core/lib/result.ts';
import { type ReadPackOptions, readPack } from '../storage/read-pack.ts';
import type { Application } from './application.ts';
import { refusedFile } from './read-file.ts';

/** A pack from a file, checked and ready to be stored. */
export interface PackUpload extends UploadedPack {
  /** The text of the file. */
  readonly text: string;
  /** What it brings to the other packs in force. */
  readonly contributions: readonly PackContribution[];
}

/** Why a file was refused: the specification's message, and what exactly is wrong. */
export interface PackRefusal {
  readonly message: string;
  readonly detail: string | undefined;
  readonly problems: readonly Problem[];
}

/** Reads and checks a pack that the user chose (seed 1 §5 Data pack). Changes nothing. */
export async function readPackUpload(
  { gameData }: Application,
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
  const checked = checkPackUpload(
    pack,
    available.filter((each) => each.origin === 'standard').map((each) => each.name),
    available.filter((each) => each.origin === 'custom'),
  );
  if (!checked.ok) return fail({ ...checked.problem, detail: undefined });
  const others = available.filter((each) => each.enabled && each.name !== pack.name);
  const contributions = packContributions(pack, await gameData.merged(others.map((each) => each.name)));
  return ok({ ...checked.value, text, contributions });
}

/** Stores an uploaded pack; where it cannot be stored, it can be used as long as this tab is open. It is enabled under Manage. */
export async function storePackUpload(
  { storage, gameData, notices }: Application,
  { pack: { name, version }, text }: PackUpload,
): Promise<void> {
  const outcome = await storage.packs.store({ name, version, text });
  await gameData.lookAgain();
  if (outcome.kind === 'unsaved') {
    notices.warn(
      `${name} ${version} has not been stored: it can be used until this tab is closed. ${outcome.problem.message}`,
    );
  } else notices.tell(`${name} ${version} has been stored. Enable it under Manage.`);
}
