import { USER_FILE_LIMITS } from '../lib/file-limits.ts';
import { type JsonProblem, readJson } from '../lib/json-text.ts';
import { isJsonObject } from '../lib/name-map.ts';
import type { Result } from '../lib/result.ts';
import { beyondLimits } from './limits.ts';

/** The limits that do not hold inside `play`, whose own reader leaves out what is too large. */
const LIFTED = { string: Number.POSITIVE_INFINITY, entries: Number.POSITIVE_INFINITY };

/** A byte-order mark, which some editors write at the beginning of a file. It is no part of the JSON. */
const MARK = '\uFEFF';

/** The byte-order mark that a text begins with, if it does, and the rest. */
export function splitMark(text: string): readonly [mark: string, rest: string] {
  return text.startsWith(MARK) ? [MARK, text.slice(MARK.length)] : ['', text];
}

/**
 * Reads the JSON text of a pack, without its byte-order mark, within the limits of files. A text or a list
 * that is too long refuses it, unless it is in `play`: nothing there refuses a pack.
 * Rule: docs/rules/play.md#reading-play.
 */
export function readPackJson(file: string): Result<unknown, JsonProblem> {
  const [, text] = splitMark(file);
  const read = readJson(text);
  const isTooLong =
    !read.ok && (read.problem.kind === 'string-too-long' || read.problem.kind === 'too-many-entries');
  if (!isTooLong) return read;
  const lifted = readJson(text, { ...USER_FILE_LIMITS, ...LIFTED });
  if (!lifted.ok || !isJsonObject(lifted.value)) return read;
  const { play, ...withoutPlay } = lifted.value;
  return play === undefined || !isWithinLimits(withoutPlay) ? read : lifted;
}

/** Whether a pack without its `play` is within the limits of files. */
function isWithinLimits(json: unknown): boolean {
  return beyondLimits(json) === undefined && readJson(JSON.stringify(json)).ok;
}
