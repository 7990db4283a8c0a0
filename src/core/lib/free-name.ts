import { NAME_LIMITS } from './file-limits.ts';
import { normaliseName } from './normalise-name.ts';

/** The name with a suffix, before which a long name is cut to keep within the limit of names. */
export function suffixedName(name: string, suffix: string): string {
  const base = Array.from(name.trim()).slice(0, NAME_LIMITS.characters - suffix.length);
  return `${base.join('').trim()}${suffix}`;
}

/**
 * A name that is not taken: the given one, or the first of `{name} (2)`, `{name} (3)` and so on.
 * Rule: docs/rules/names.md#free-names.
 */
export function freeName(name: string, isTaken: (key: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const candidate = suffixedName(name, number === 1 ? '' : ` (${number})`);
    if (!isTaken(normaliseName(candidate))) return candidate;
  }
}
