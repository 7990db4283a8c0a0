import { foeNameOf } from '../../core/encounter/encounter.ts';
import { foeBook, foeOfGroup } from '../../core/foes/foe-book.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { ownFoesOf } from '../foes/foe-rules.ts';
import type { Game } from '../game.ts';

/** A stored encounter, and the foes of its groups that nothing defines any more. */
export interface LostFoes {
  readonly encounter: string;
  readonly foes: readonly string[];
}

/**
 * The stored encounters with foes of the stored version of a pack that this version does not have, under their
 * name. Rule: docs/rules/game-data.md#uploading-a-pack.
 */
export async function lostFoes(
  { storage, gameData, foeList }: Pick<Game, 'storage' | 'gameData' | 'foeList'>,
  pack: Pack,
): Promise<readonly LostFoes[]> {
  const { available } = gameData.store.getState();
  const packs = available
    .filter(({ name, enabled }) => enabled || name === pack.name)
    .map(({ name }) => name);
  const own = ownFoesOf(foeList.getState());
  const merged = await Promise.all([gameData.merged(packs), gameData.merged(packs, pack)]);
  const [before, after] = merged.map((each) => foeBook(playOf(each).foes, own));
  if (before === undefined || after === undefined) return [];
  return [...storage.encounters.entries().values()].flatMap(({ name, value }) => {
    const gone = value.groups.filter((group) => foeOfGroup(group, before) && !foeOfGroup(group, after));
    return gone.length === 0 ? [] : [{ encounter: name, foes: [...new Set(gone.map(foeNameOf))] }];
  });
}
