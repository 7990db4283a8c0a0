function readObject(text: string): Map<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return new Map(Object.entries(value).map(([name, field]) => [name, JSON.stringify(field)]));
  } catch {
    return undefined;
  }
}

/**
 * Merges two JSON objects that were both made from `base`. Each field is as whoever changed it left it,
 * `mine` where both did. Undefined where one of the texts is no object.
 */
export function mergeFields(base: string, mine: string, theirs: string): string | undefined {
  const [baseFields, mineFields, theirFields] = [readObject(base), readObject(mine), readObject(theirs)];
  if (!baseFields || !mineFields || !theirFields) return undefined;
  const serialized: string[] = [];
  for (const name of new Set([...theirFields.keys(), ...mineFields.keys()])) {
    const changedHere = mineFields.get(name) !== baseFields.get(name);
    const field = changedHere ? mineFields.get(name) : theirFields.get(name);
    if (field !== undefined) serialized.push(`${JSON.stringify(name)}:${field}`);
  }
  return `{${serialized.join(',')}}`;
}
