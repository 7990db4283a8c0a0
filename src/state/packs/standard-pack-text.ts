import { isJsonObject } from '../../core/lib/name-map.ts';
import type { BaseFile } from './base-file.ts';

/** The JSON of a standard pack, as the file of the standard packs has it; undefined where it has none. */
export async function standardPackText(
  baseFile: Pick<BaseFile, 'fetch'>,
  name: string,
): Promise<string | undefined> {
  const file = await baseFile.fetch();
  const packs: readonly unknown[] = file.ok ? [file.value].flat() : [];
  const pack = packs.find((each) => isJsonObject(each) && each.name === name);
  return pack === undefined ? undefined : `${JSON.stringify(pack, null, 2)}\n`;
}
