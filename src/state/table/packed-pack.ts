import { packShared, SHARE_LIMITS } from '../../core/share/share-code.ts';
import type { Game } from '../game.ts';
import { standardPackText } from '../packs/standard-pack-text.ts';

/** A pack of this device as a share code has it; undefined where there is none, or where it is too large. */
export async function packedPack(
  { baseFile, gameData }: Pick<Game, 'baseFile' | 'gameData'>,
  name: string,
): Promise<Uint8Array | undefined> {
  const pack = gameData.store.getState().available.find((each) => each.name === name);
  if (pack === undefined) return undefined;
  const [source] = pack.origin === 'custom' ? await gameData.sources([name]) : [];
  const text = pack.origin === 'custom' ? source : await standardPackText(baseFile, name);
  if (typeof text !== 'string' || text.length > SHARE_LIMITS.unpacked / 4) return undefined;
  return packShared({ kind: 'pack', file: JSON.parse(text), packs: [] });
}
