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
 * Three-way merge of two JSON objects with the common ancestor `base`. Each field comes from the side that
 * changed it, or from `mine` if both did. Undefined if one of the texts is not an object.
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
