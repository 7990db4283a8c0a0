/**
 * A map from names to values for JSON: an object without a prototype, so that names like `__proto__` are
 * ordinary keys.
 */
export function mapToJson<Value, Json>(
  map: ReadonlyMap<string, Value>,
  serialize: (value: Value) => Json,
): Record<string, Json> {
  const json: Record<string, Json> = Object.create(null);
  for (const [key, value] of map) json[key] = serialize(value);
  return json;
}

/** Whether a value is a JSON object (not null, not a list). */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
