/**
 * The normal form in which names of characters and encounters are compared and stored. It is Unicode NFKC,
 * trimmed, in lower case, with runs of white space as one space.
 * Rule: docs/rules/names.md#comparing-names.
 */
export function normaliseName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
