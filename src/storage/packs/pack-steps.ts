import { type PlacedProblem, placed } from '../../core/game-data/entry-place.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { readPackJson } from '../../core/game-data/pack-json.ts';
import { packReader } from '../../core/game-data/pack-reader.ts';
import { parsePack } from '../../core/game-data/parse-pack.ts';
import { FILE_SIZE_LIMITS } from '../../core/lib/file-limits.ts';
import { parseJson } from '../../core/lib/json-text.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type FileProblem, readTextFile } from '../../platform/files.ts';

/** A file that a user chose, or the text of a stored pack, which was checked before it was stored. */
export type PackSource = Blob | string;

export interface ReadPack {
  readonly pack: Pack;
  /** The text that it was read from. */
  readonly text: string;
}

/** `unreadable`: it is not JSON text. `refused`: it is JSON, but not a pack. */
export type PackProblem =
  | { readonly kind: 'unreadable'; readonly file: FileProblem }
  | { readonly kind: 'refused'; readonly problems: readonly PlacedProblem[] };

/** The progress, from 0 to 1. */
export type Progress = (done: number) => void;

/** The progress after each step, as measured with a file of 15 MB. */
const DONE = { opened: 0.05, json: 0.45 };

const FIELDS = Object.keys(packReader.entries).length;

/**
 * Reads a pack from a file, or from the text of one. `onField` gets each field that is read, though others
 * may refuse the pack yet.
 */
export async function readPackSteps(
  source: PackSource,
  onProgress: Progress,
  onField: (field: Partial<Pack>) => void = () => undefined,
): Promise<Result<ReadPack, PackProblem>> {
  const isStored = typeof source === 'string';
  const text = isStored ? ok(source) : await readTextFile(source, FILE_SIZE_LIMITS.pack);
  if (!text.ok) return fail({ kind: 'unreadable', file: text.problem });
  onProgress(DONE.opened);
  const json = isStored ? parseJson(text.value) : readPackJson(text.value);
  if (!json.ok) return fail({ kind: 'unreadable', file: json.problem });
  onProgress(DONE.json);
  let fields = 0;
  const pack = parsePack(json.value, (field) => {
    onField(field);
    fields += 1;
    onProgress(DONE.json + ((1 - DONE.json) * fields) / FIELDS);
  });
  if (!pack.ok) return fail({ kind: 'refused', problems: placed(json.value, pack.problem) });
  return ok({ pack: pack.value, text: text.value });
}
