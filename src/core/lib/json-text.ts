import { USER_FILE_LIMITS } from './file-limits.ts';
import { type JsonLimits, scanJson } from './json-scan.ts';
import { fail, ok, type Result } from './result.ts';

/** A position in the text. Both numbers count from 1, columns in UTF-16 units. */
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
 * Reads untrusted JSON text. Before any value is built, a linear scan refuses invalid JSON, nesting that is
 * too deep, duplicate keys in one object (escapes resolved), and exceeded limits. The caller removes a
 * byte-order mark.
 */
export function readJson(text: string, limits: JsonLimits = USER_FILE_LIMITS): Result<unknown, JsonProblem> {
  if (text.trim() === '') return fail({ kind: 'empty' });
  const found = scanJson(text, limits);
  if (found) return fail({ ...found.problem, ...positionOf(text, found.at) });
  return parseJson(text);
}

/** Reads JSON text that `readJson` accepted before it was stored: it is not scanned again, only parsed. */
export function parseJson(text: string): Result<unknown, JsonProblem> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ kind: 'not-json', ...positionOf(text, text.length) });
  }
}
