import { diffPacks, type SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { mergedJson } from '../../core/game-data/diff/merged-json.ts';
import { openPackFile } from '../../core/game-data/editing/pack-file.ts';
import { serializePack } from '../../core/game-data/parse-pack.ts';
import { readOther } from './read-other.ts';

export interface DiffRequest {
  /** The texts of packs that are loaded together, in load order. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** `asRead`: what the reader makes of the packs is compared, and else the JSON, which it may refuse. */
  readonly asRead: boolean;
}

function jsonOf(text: string, asRead: boolean): readonly unknown[] {
  if (asRead) return readOther(text).map(serializePack);
  const file = openPackFile(text);
  return file.ok ? [file.value.json] : [];
}

/**
 * What differs between two packs, or between packs that are loaded together. What cannot be read is left out.
 */
export function diffSources({ before, after, asRead }: DiffRequest): readonly SectionDiff[] {
  const [old = [], now = []] = [before, after].map((texts) => texts.flatMap((text) => jsonOf(text, asRead)));
  const isOnePack = old.length === 1 && now.length === 1;
  return isOnePack ? diffPacks(old[0], now[0]) : diffPacks(mergedJson(old), mergedJson(now));
}
