import { isShortName, RESERVED_NAME, SHORT_NAME } from '../../core/game-data/pack-name.ts';
import { checkNameForm } from '../../core/lib/name-form.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Game } from '../game.ts';
import { WORKSHOP_LIBRARY } from './workshop-library.ts';

/**
 * Why a pack of the workshop cannot have this name; undefined where it can. `before`: the name that it has,
 * of which it may take another spelling.
 * Rule: docs/rules/workshop.md#my-packs.
 */
export function packNameProblem(
  { storage, gameData }: Pick<Game, 'storage' | 'gameData'>,
  name: string,
  before?: string,
): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'The name must not be blank.';
  if (isShortName(trimmed)) return SHORT_NAME;
  const { available } = gameData.store.getState();
  if (available.some((pack) => pack.origin === 'standard' && pack.name === trimmed)) return RESERVED_NAME;
  const isOwn = before !== undefined && normaliseName(before) === normaliseName(name);
  if (!isOwn && storage.workshop.get(name) !== undefined) return WORKSHOP_LIBRARY.nameTaken;
  return checkNameForm(name);
}
