type Fields = Readonly<Record<string, unknown>>;

/** An object of JSON, whose prototype may be missing: see `mapToJson`. */
const isPlain = (value: object): value is Fields =>
  (Object.getPrototypeOf(value) ?? Object.prototype) === Object.prototype;

/** Deep equality of two values: of lists, of plain objects, and of maps in the same order. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((each, index) => sameContent(each, b[index]));
  }
  if (a instanceof Map && b instanceof Map) return a.size === b.size && sameContent([...a], [...b]);
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameContent(a[key], b[key]))
  );
}
