import { emptyPack, templatePack } from '../../core/game-data/editing/new-pack.ts';
import type { WorkshopPack } from '../../core/game-data/editing/workshop-pack.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type Message, say, userName } from '../../core/lib/wording.ts';
import type { Game } from '../game.ts';
import type { AvailablePack } from '../packs/game-data-state.ts';
import { availablePackText } from './other-pack.ts';
import { packNameProblem } from './pack-name-problem.ts';
import { renamedPack, WORKSHOP_LIBRARY, workshopPackOf } from './workshop-library.ts';

/** What a new pack begins with: a small game, nothing, or an available pack. */
export type PackStart = 'template' | 'empty' | AvailablePack;

type Parts = Pick<Game, 'storage' | 'baseFile' | 'gameData'>;

const written = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

/**
 * The first state of a new pack of this name. One that starts from a stored pack and keeps its name continues
 * that pack: its text counts as the released version.
 */
async function begun(parts: Parts, start: PackStart, name: string): Promise<Result<WorkshopPack, Message>> {
  const none = { released: undefined, steps: undefined };
  if (start === 'template') return ok({ name, text: written(templatePack(name)), ...none });
  if (start === 'empty') return ok({ name, text: written(emptyPack(name)), ...none });
  const text = await availablePackText(parts, start);
  if (text === undefined) return fail(say`${userName(start.name)} could not be read. Nothing was made.`);
  const read = workshopPackOf(text);
  if (!read.ok) return fail(say`${read.problem.message} ${read.problem.detail ?? ''}`);
  if (start.name !== name) return ok(renamedPack(read.value, name));
  return ok({ ...read.value, released: text });
}

/** Makes a pack in the workshop. Fails with the reason where there is none of this name then. */
export async function createPack(
  parts: Parts,
  start: PackStart,
  name: string,
): Promise<Result<undefined, Message>> {
  const problem = packNameProblem(parts, name);
  if (problem !== undefined) return fail(problem);
  const pack = await begun(parts, start, name.trim());
  if (!pack.ok) return pack;
  const { kind } = await parts.storage.workshop.create(pack.value);
  if (kind === 'exists') return fail(WORKSHOP_LIBRARY.nameTaken);
  return kind === 'refused' ? fail('Nothing was made.') : ok(undefined);
}
