import { openPackFile } from '../../core/game-data/editing/pack-file.ts';
import type { Game } from '../game.ts';
import type { AvailablePack } from '../packs/game-data-state.ts';
import { standardPackText } from '../packs/standard-pack-text.ts';

/** What the open pack is compared with: a text, such as its released version, or an available pack. */
export type OtherPack = string | AvailablePack;

/** The text of another pack; undefined where it cannot be read. */
export async function otherPackText(
  parts: Pick<Game, 'storage' | 'baseFile'>,
  other: OtherPack,
): Promise<string | undefined> {
  return typeof other === 'string' ? other : availablePackText(parts, other);
}

/** The JSON of another pack; undefined where it cannot be read. */
export async function readOtherPack(
  parts: Pick<Game, 'storage' | 'baseFile'>,
  other: OtherPack,
): Promise<unknown> {
  const text = await otherPackText(parts, other);
  const file = text === undefined ? undefined : openPackFile(text);
  return file?.ok ? file.value.json : undefined;
}

/** The text of an available pack; undefined where it cannot be read. */
export async function availablePackText(
  { storage, baseFile }: Pick<Game, 'storage' | 'baseFile'>,
  { name, origin }: AvailablePack,
): Promise<string | undefined> {
  return origin === 'standard' ? standardPackText(baseFile, name) : storage.packs.readText(name);
}
