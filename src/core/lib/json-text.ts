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

export interface JsonLimits {
  /** Levels of arrays and objects within each other. */
  readonly depth: number;
  /** Elements of one array or fields of one object. */
  readonly entries: number;
  /** UTF-16 units of one string, its escapes resolved. */
  readonly string: number;
}

/** What the files of users may hold (decisions: Storage). */
export const userFileLimits: JsonLimits = { depth: 64, entries: 200_000, string: 100_000 };

type ScanProblem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'too-deep' | 'too-many-entries' | 'string-too-long'; readonly limit: number }
  | { readonly kind: 'duplicate-key'; readonly key: string };

/** An array or object that is still open. `keys` is undefined in an array. */
interface Open {
  readonly keys: Set<string> | undefined;
  count: number;
}

const whiteSpace = /[\t\n\r ]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows no bare control character in a string.
const plainText = /[^"\\\u0000-\u001f]*/y;
const escapeToken = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const plainToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The string that a token with its quotes writes. */
const textOf = (token: string): string =>
  token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);

/** Walks once over the text, without recursion, and tells the first problem and where it is. */
function scan(
  text: string,
  limits: JsonLimits,
): { readonly at: number; readonly problem: ScanProblem } | undefined {
  const open: Open[] = [];
  let at = 0;

  const match = (token: RegExp): string | undefined => {
    token.lastIndex = at;
    return token.exec(text)?.[0];
  };
  const skipSpace = (): void => {
    at += match(whiteSpace)?.length ?? 0;
  };
  const problem = (found: ScanProblem) => ({ at, problem: found });
  const notJson = () => problem({ kind: 'not-json' });

  /** The string that starts here, quotes included. */
  const matchString = (): string | undefined => {
    if (text[at] !== '"') return undefined;
    const start = at;
    at += 1;
    for (;;) {
      at += match(plainText)?.length ?? 0;
      const escaped = match(escapeToken);
      if (escaped === undefined) break;
      at += escaped.length;
    }
    const token = text[at] === '"' ? text.slice(start, at + 1) : undefined;
    if (token !== undefined) at = start;
    return token;
  };

  /** Escapes only ever make a string shorter than its token. */
  const isTooLong = (token: string): boolean =>
    token.length - 2 > limits.string && textOf(token).length > limits.string;

  /** After an opening brace or a comma: the key and its colon. */
  const readKey = (keys: Set<string>) => {
    const token = matchString();
    if (token === undefined) return notJson();
    if (isTooLong(token)) return problem({ kind: 'string-too-long', limit: limits.string });
    const key = textOf(token);
    if (keys.has(key)) return problem({ kind: 'duplicate-key', key });
    keys.add(key);
    at += token.length;
    skipSpace();
    if (text[at] !== ':') return notJson();
    at += 1;
    skipSpace();
    return undefined;
  };

  /** Counts one more entry of what is open. */
  const readEntry = (container: Open) => {
    container.count += 1;
    if (container.count > limits.entries) return problem({ kind: 'too-many-entries', limit: limits.entries });
    return container.keys ? readKey(container.keys) : undefined;
  };

  skipSpace();
  for (;;) {
    const character = text[at];
    if (character === '{' || character === '[') {
      if (open.length === limits.depth) return problem({ kind: 'too-deep', limit: limits.depth });
      const container: Open = { keys: character === '{' ? new Set() : undefined, count: 0 };
      open.push(container);
      at += 1;
      skipSpace();
      if (text[at] !== (container.keys ? '}' : ']')) {
        const found = readEntry(container);
        if (found) return found;
        continue;
      }
    } else {
      const token = character === '"' ? matchString() : match(plainToken);
      if (token === undefined) return notJson();
      if (character === '"' && isTooLong(token)) {
        return problem({ kind: 'string-too-long', limit: limits.string });
      }
      at += token.length;
      skipSpace();
    }
    // A value has ended, or an empty container is about to: close whatever closes here.
    let current = open.at(-1);
    while (current && text[at] === (current.keys ? '}' : ']')) {
      open.pop();
      at += 1;
      skipSpace();
      current = open.at(-1);
    }
    if (!current) return at === text.length ? undefined : notJson();
    if (text[at] !== ',') return notJson();
    at += 1;
    skipSpace();
    const found = readEntry(current);
    if (found) return found;
  }
}

function positionOf(text: string, at: number): TextPosition {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}

/**
 * Reads JSON text that someone else wrote. Before anything is built, one linear scan refuses what is no JSON, nests too deep, names a
 * key twice in one object (escapes resolved), or holds more than the limits. A byte-order mark is the reader's affair.
 */
export function readJson(text: string, limits: JsonLimits = userFileLimits): Result<unknown, JsonProblem> {
  if (text.trim() === '') return fail({ kind: 'empty' });
  const found = scan(text, limits);
  if (found) return fail({ ...found.problem, ...positionOf(text, found.at) });
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ kind: 'not-json', ...positionOf(text, text.length) });
  }
}
