import { USER_FILE_LIMITS } from '../../lib/file-limits.ts';
import { isDeeperThan } from '../../lib/json-depth.ts';
import { type JsonProblem, parseJson } from '../../lib/json-text.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { ok, type Result } from '../../lib/result.ts';
import { readPackJson, splitMark } from '../pack-json.ts';
import { jsonText } from './serialize-json.ts';

/**
 * The file of a pack while it is edited. The JSON is the whole of it: what no reader understands stays as it
 * is.
 * Rule: docs/rules/game-data.md#editing-a-pack.
 */
export interface PackFile {
  /** The text of the file that was opened. */
  readonly text: string;
  /** What the text says. */
  readonly original: unknown;
  /** What it says now. Never changed in place. */
  readonly json: unknown;
}

/** Opens the text of a pack. Fails where it is no JSON within the limits of files. */
export function openPackFile(text: string): Result<PackFile, JsonProblem> {
  const read = readPackJson(text);
  return read.ok ? ok({ text, original: read.value, json: read.value }) : read;
}

/**
 * Opens the text of a stored pack, which was read within the limits when it was made: a scan of 20 MB would
 * take the page most of a second.
 */
export function openStoredPackFile(text: string): Result<PackFile, JsonProblem> {
  const read = parseJson(splitMark(text)[1]);
  const isWithin = read.ok && !isDeeperThan(read.value, USER_FILE_LIMITS.depth);
  return isWithin ? ok({ text, original: read.value, json: read.value }) : openPackFile(text);
}

/** How far a text of JSON is indented: of none that is written in one line. */
function indentOf(text: string): string {
  return /^[\t ]*[[{][\t ]*\r?\n([\t ]+)/u.exec(text.trimStart())?.[1] ?? '';
}

/**
 * The text of the file. Of one that is as it was opened, the same text; else JSON in the same layout, after
 * the same byte-order mark.
 */
export function serializePackFile({ text, original, json }: PackFile): string {
  if (json === original) return text;
  // A regular expression for it would look from each line break of a run in the middle for the end of the
  // text.
  const end = text.slice(text.trimEnd().length).includes('\n') ? '\n' : '';
  return splitMark(text)[0] + jsonText(json, indentOf(text)) + end;
}

/** The name of the pack; empty where it has none. */
export function packFileName({ json }: Pick<PackFile, 'json'>): string {
  return isJsonObject(json) && typeof json.name === 'string' ? json.name : '';
}
