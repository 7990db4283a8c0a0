/**
 * The form in which names of characters and encounters are compared and kept: Unicode NFKC, trimmed, runs of
 * white space to one space, lower case.
 * Rule: docs/rules/names.md#comparing-names.
 */
export function normaliseName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
