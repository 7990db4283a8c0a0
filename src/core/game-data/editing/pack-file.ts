import type { JsonProblem } from '../../lib/json-text.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { ok, type Result } from '../../lib/result.ts';
import { readPackJson } from '../pack-json.ts';

/**
 * The file of a pack while it is edited. The JSON is the whole of it: what no reader understands stays as it is.
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

/** How far a text of JSON is indented: of none that is written in one line. */
function indentOf(text: string): string {
  return /^[\t ]*[[{][\t ]*\r?\n([\t ]+)/u.exec(text.trimStart())?.[1] ?? '';
}

/** A number that JSON can write and no number of JavaScript can hold, such as 1e999. */
const OUT_OF_RANGE = '1e999';

/** A text that occurs nowhere in the JSON, to stand for an infinite number. */
function unusedMark(text: string): string {
  let mark = 'infinite';
  while (text.includes(mark)) mark += '.';
  return mark;
}

function isInfinite(value: unknown): value is number {
  return typeof value === 'number' && !Number.isFinite(value);
}

/** As JSON.stringify, which writes null for a number that is out of range. */
export function jsonText(json: unknown, indent = ''): string {
  let hasInfinite = false;
  const plain = JSON.stringify(json, (_key, value: unknown) => {
    hasInfinite ||= isInfinite(value);
    return value;
  });
  if (!hasInfinite) return indent === '' ? plain : JSON.stringify(json, undefined, indent);
  const mark = unusedMark(plain);
  const marked = JSON.stringify(
    json,
    (_key, value: unknown) => (isInfinite(value) ? `${value < 0 ? '-' : ''}${mark}` : value),
    indent,
  );
  return marked.replaceAll(new RegExp(`"(-?)${mark.replaceAll('.', '\\.')}"`, 'gu'), `$1${OUT_OF_RANGE}`);
}

/** The text of the file. Of one that is as it was opened, the same text; else JSON in the same layout. */
export function serializePackFile({ text, original, json }: PackFile): string {
  if (json === original) return text;
  const end = /\r?\n\s*$/u.test(text) ? '\n' : '';
  return jsonText(json, indentOf(text)) + end;
}

/** The name of the pack; empty where it has none. */
export function packFileName({ json }: Pick<PackFile, 'json'>): string {
  return isJsonObject(json) && typeof json.name === 'string' ? json.name : '';
}
