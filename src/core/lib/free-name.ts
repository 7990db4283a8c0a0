import { NAME_LIMITS } from './file-limits.ts';
import { normaliseName } from './normalise-name.ts';

/**
 * A name that is not taken: the given one, or the first of `{name} (2)`, `{name} (3)` and so on. A long name
 * is cut so that the result keeps within the limit of names.
 * Rule: docs/rules/names.md#free-names.
 */
export function freeName(name: string, isTaken: (key: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const base = Array.from(name.trim()).slice(0, NAME_LIMITS.characters - suffix.length);
    const candidate = `${base.join('').trim()}${suffix}`;
    if (!isTaken(normaliseName(candidate))) return candidate;
  }
}
