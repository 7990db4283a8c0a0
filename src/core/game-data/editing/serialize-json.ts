import { isJsonObject } from '../../lib/name-map.ts';

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

/**
 * Whether an infinite number is in it. A walk takes a fraction of the time of JSON.stringify with a function.
 */
function hasInfinite(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return isInfinite(json);
  return Array.isArray(json) ? json.some(hasInfinite) : Object.values(json).some(hasInfinite);
}

/** As JSON.stringify, which writes null for a number that is out of range. */
function plainText(json: unknown, indent: string): string {
  if (!hasInfinite(json)) return JSON.stringify(json, undefined, indent);
  const mark = unusedMark(JSON.stringify(json));
  const marked = JSON.stringify(
    json,
    (_key, value: unknown) => (isInfinite(value) ? `${value < 0 ? '-' : ''}${mark}` : value),
    indent,
  );
  return marked.replaceAll(new RegExp(`"(-?)${mark.replaceAll('.', '\\.')}"`, 'gu'), `$1${OUT_OF_RANGE}`);
}

/** The text of an object in a list, with the indentation that it was written in. */
const entryTexts = new WeakMap<object, { readonly layout: string; readonly text: string }>();

/**
 * The text of an entry of a list. Of the same object it is written once, since JSON is never changed in
 * place.
 */
function entryText(entry: unknown, indent: string, outer: string): string {
  if (!isJsonObject(entry)) return written(entry, indent, outer);
  const layout = `${indent}|${outer}`;
  const known = entryTexts.get(entry);
  if (known?.layout === layout) return known.text;
  // A text of JSON has its line breaks between values only.
  const text = plainText(entry, indent).replaceAll('\n', `\n${outer}`);
  entryTexts.set(entry, { layout, text });
  return text;
}

/** `outer`: the indentation of the line that the value begins in. */
function written(json: unknown, indent: string, outer: string): string {
  const inner = outer + indent;
  const enclosed = ([open, close]: string, parts: readonly string[]) => {
    if (parts.length === 0) return `${open}${close}`;
    return indent === ''
      ? `${open}${parts.join(',')}${close}`
      : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${outer}${close}`;
  };
  if (Array.isArray(json))
    return enclosed(
      '[]',
      json.map((entry) => entryText(entry, indent, inner)),
    );
  if (!isJsonObject(json)) return plainText(json, indent);
  const colon = indent === '' ? ':' : ': ';
  const fields = Object.entries(json).filter(([, value]) => value !== undefined);
  return enclosed(
    '{}',
    fields.map(([key, value]) => `${JSON.stringify(key)}${colon}${written(value, indent, inner)}`),
  );
}

/**
 * As JSON.stringify, and infinite numbers as 1e999. Of a large pack of which one entry has changed, only that
 * entry is written anew.
 */
export function jsonText(json: unknown, indent = ''): string {
  return written(json, indent, '');
}
