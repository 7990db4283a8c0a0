import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { ownParts } from '../../core/game-data/diff/own-parts.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { nextTask } from '../../platform/next-task.ts';
import { comparePacks } from '../../storage/packs/compare-packs.ts';
import type { Game } from '../game.ts';
import type { PackUpload } from './upload-pack.ts';

/**
 * What differs between the texts of two packs, which the reader may refuse. With `isBelow` it is what the
 * later pack changes where it is used on top of the other.
 */
export const textDiff = (
  before: string,
  after: string,
  isBelow: boolean,
  signal: AbortSignal,
): Promise<readonly SectionDiff[]> =>
  comparePacks({ before: [before], after: isBelow ? [before, after] : [after], asRead: false }, signal);

/** What an uploaded pack changes against the stored one that it overwrites. */
export async function uploadDiff(
  { storage }: Pick<Game, 'storage'>,
  { pack: { name }, text }: Pick<PackUpload, 'pack' | 'text'>,
  signal: AbortSignal,
): Promise<readonly SectionDiff[]> {
  const stored = await storage.packs.readText(name);
  if (stored === undefined) return [];
  return comparePacks({ before: [stored], after: [text], asRead: true }, signal);
}

/** The differences of game data from others, as texts of packs, each written in a task of its own. */
async function ownTexts(gameData: GameData, others: GameData): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const part of ownParts(gameData, others)) {
    texts.push(JSON.stringify(part));
    await nextTask();
  }
  return texts;
}

/** What differs between two game data. */
export async function gameDataDiff(
  before: GameData,
  after: GameData,
  signal: AbortSignal,
): Promise<readonly SectionDiff[]> {
  const texts = { before: await ownTexts(before, after), after: await ownTexts(after, before) };
  return comparePacks({ ...texts, asRead: false }, signal);
}
