import { readFile } from 'node:fs/promises';
import type { GameData } from '../src/core/game-data/game-data.ts';
import { mergePacks } from '../src/core/game-data/merge-packs.ts';
import { parsePack } from '../src/core/game-data/parse-pack.ts';

/** The standard game of the project; `root` is its path with a slash at the end, or empty. */
export async function readGame(root: string): Promise<GameData> {
  const pack = parsePack(JSON.parse(await readFile(`${root}public/BaseGameData.json`, 'utf8')));
  if (pack.ok) return mergePacks([pack.value]);
  throw new Error(pack.problem.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}
