export interface JsonLimits {
  /** Nesting levels of arrays and objects. */
  readonly depth: number;
  /** Elements of one array or fields of one object. */
  readonly entries: number;
  /** UTF-16 units of one string, its escapes resolved. */
  readonly string: number;
}

export type JsonScanProblem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'too-deep' | 'too-many-entries' | 'string-too-long'; readonly limit: number }
  | { readonly kind: 'duplicate-key'; readonly key: string };

/** An array or object that is still open. `keys` is undefined in an array. */
interface Container {
  readonly keys: Set<string> | undefined;
  count: number;
}

const WHITE_SPACE = /[\t\n\r ]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows no bare control character in a string.
const PLAIN_TEXT = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const PLAIN_VALUE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

const NOT_JSON: JsonScanProblem = { kind: 'not-json' };

/** The string value of a token with quotes. */
const textOf = (token: string): string =>
  token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);

const closerOf = (container: Container): string => (container.keys ? '}' : ']');

/** A linear scan of JSON text, which neither recurses nor builds values. */
class JsonScanner {
  at = 0;
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #open: Container[] = [];

  constructor(text: string, limits: JsonLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  /** The first problem; `at` is then where it is. */
  scan(): JsonScanProblem | undefined {
    this.#skipSpace();
    for (;;) {
      const found = this.#readValue();
      if (found) return found;
      // An empty container: its closing character is next.
      if (this.#isAtFirstEntry) continue;
      this.#closeContainers();
      const current = this.#open.at(-1);
      if (!current) return this.at === this.#text.length ? undefined : NOT_JSON;
      if (this.#text[this.at] !== ',') return NOT_JSON;
      this.#advance(1);
      const problem = this.#readEntry(current);
      if (problem) return problem;
    }
  }

  /** The innermost open container has an entry, whose value is next. */
  #isAtFirstEntry = false;

  #readValue(): JsonScanProblem | undefined {
    this.#isAtFirstEntry = false;
    const character = this.#text[this.at];
    if (character === '{' || character === '[') return this.#openContainer(character === '{');
    const isString = character === '"';
    const token = isString ? this.#matchString() : this.#match(PLAIN_VALUE);
    if (token === undefined) return NOT_JSON;
    if (isString && this.#isTooLong(token)) return { kind: 'string-too-long', limit: this.#limits.string };
    this.#advance(token.length);
    return undefined;
  }

  #openContainer(isObject: boolean): JsonScanProblem | undefined {
    if (this.#open.length === this.#limits.depth) return { kind: 'too-deep', limit: this.#limits.depth };
    const container: Container = { keys: isObject ? new Set() : undefined, count: 0 };
    this.#open.push(container);
    this.#advance(1);
    if (this.#text[this.at] === closerOf(container)) return undefined;
    this.#isAtFirstEntry = true;
    return this.#readEntry(container);
  }

  #closeContainers(): void {
    for (let current = this.#open.at(-1); current; current = this.#open.at(-1)) {
      if (this.#text[this.at] !== closerOf(current)) return;
      this.#open.pop();
      this.#advance(1);
    }
  }

  /** Counts another entry of the open container, and reads its key in an object. */
  #readEntry(container: Container): JsonScanProblem | undefined {
    container.count += 1;
    const { entries } = this.#limits;
    if (container.count > entries) return { kind: 'too-many-entries', limit: entries };
    return container.keys ? this.#readKey(container.keys) : undefined;
  }

  /** After an opening brace or a comma: the key and its colon. */
  #readKey(keys: Set<string>): JsonScanProblem | undefined {
    const token = this.#matchString();
    if (token === undefined) return NOT_JSON;
    if (this.#isTooLong(token)) return { kind: 'string-too-long', limit: this.#limits.string };
    const key = textOf(token);
    if (keys.has(key)) return { kind: 'duplicate-key', key };
    keys.add(key);
    this.#advance(token.length);
    if (this.#text[this.at] !== ':') return NOT_JSON;
    this.#advance(1);
    return undefined;
  }

  /** The string that starts here, quotes included. */
  #matchString(): string | undefined {
    const start = this.at;
    if (this.#text[start] !== '"') return undefined;
    let end = start + 1;
    for (;;) {
      end += this.#match(PLAIN_TEXT, end)?.length ?? 0;
      const escaped = this.#match(ESCAPE, end);
      if (escaped === undefined) break;
      end += escaped.length;
    }
    if (this.#text[end] === '"') return this.#text.slice(start, end + 1);
    this.at = end;
    return undefined;
  }

  /** A string is never longer than its token, since escapes only shorten it. */
  #isTooLong(token: string): boolean {
    const limit = this.#limits.string;
    return token.length - 2 > limit && textOf(token).length > limit;
  }

  #match(token: RegExp, from = this.at): string | undefined {
    token.lastIndex = from;
    return token.exec(this.#text)?.[0];
  }

  /** Skips the consumed text and the white space after it. */
  #advance(length: number): void {
    this.at += length;
    this.#skipSpace();
  }

  #skipSpace(): void {
    this.at += this.#match(WHITE_SPACE)?.length ?? 0;
  }
}

/**
 * The first problem of JSON text and its index, in UTF-16 units. Problems are invalid JSON, nesting that is
 * too deep, a repeated key within one object (escapes resolved), and exceeded limits. Linear in the text.
 */
export function scanJson(
  text: string,
  limits: JsonLimits,
): { readonly at: number; readonly problem: JsonScanProblem } | undefined {
  const scanner = new JsonScanner(text, limits);
  const problem = scanner.scan();
  return problem && { at: scanner.at, problem };
}
