import type { Pack } from '../../core/game-data/pack.ts';
import { readPack } from '../../storage/packs/read-pack.ts';
import type { Game } from '../game.ts';

/** The sources of the enabled packs that a pack of this name is loaded over, in load order. */
export function sourcesBelow({ gameData }: Game, name: string): Promise<readonly (Pack | string)[]> {
  const { available } = gameData.store.getState();
  return gameData.sources(
    available.filter((each) => each.enabled && each.name !== name).map((each) => each.name),
  );
}

/** These packs, read. One that cannot be read is left out. */
export async function packsBelow(game: Game, name: string): Promise<readonly Pack[]> {
  const packs = await Promise.all(
    (await sourcesBelow(game, name)).map(async (source) => {
      if (typeof source !== 'string') return source;
      const read = await readPack(source);
      return read.ok ? read.value.pack : undefined;
    }),
  );
  return packs.filter((pack) => pack !== undefined);
}
