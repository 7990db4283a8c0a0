const collator = new Intl.Collator('en');

/** Sorts names by letter, then by accent, then by case. */
export function compareNames(left: string, right: string): number {
  return collator.compare(left, right);
}
