import { type JsonLimits, scanJson } from './json-scan.ts';
import { userFileLimits } from './limits.ts';
import { fail, ok, type Result } from './result.ts';

/** Where in the text, for people: both count from 1, columns in UTF-16 units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

export type JsonProblem =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'not-json' } & TextPosition)
  | ({ readonly kind: 'too-deep'; readonly limit: number } & TextPosition)
  | ({ readonly kind: 'duplicate-key'; readonly key: string } & TextPosition)
  | ({ readonly kind: 'too-many-entries'; readonly limit: number } & TextPosition)
  | ({ readonly kind: 'string-too-long'; readonly limit: number } & TextPosition);

function positionOf(text: string, at: number): TextPosition {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}

/**
 * Reads JSON text that someone else wrote. Before anything is built, one linear scan refuses what is no JSON,
 * nests too deep, names a key twice in one object (escapes resolved), or holds more than the limits. A
 * byte-order mark is the reader's affair.
 */
export function readJson(text: string, limits: JsonLimits = userFileLimits): Result<unknown, JsonProblem> {
  if (text.trim() === '') return fail({ kind: 'empty' });
  const found = scanJson(text, limits);
  if (found) return fail({ ...found.problem, ...positionOf(text, found.at) });
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ kind: 'not-json', ...positionOf(text, text.length) });
  }
}
