/** Names that differ in more letters than this are other names. */
const MAX_LETTERS = 3;

/**
 * The number of letters in which two names differ: changed, missing, or exchanged with the next; up to a
 * bound.
 */
function difference(a: readonly string[], b: readonly string[], most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of a.entries()) {
    const next = [index + 1];
    for (const [column, other] of b.entries()) {
      const isSwapped = letter === b[column - 1] && a[index - 1] === other;
      next.push(
        Math.min(
          (row[column] ?? 0) + Number(letter !== other),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          isSwapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * The name that is probably meant by a misspelt one: the first that differs least, in at most a fourth of the
 * letters and at most 3. Case does not count. Undefined if none is near. Nothing was misspelt where no name
 * is given.
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  if (name.trim() === '') return undefined;
  const letters = [...name.toLowerCase()];
  let most = Math.min(MAX_LETTERS, Math.max(1, Math.floor(letters.length / 4)));
  let nearest: string | undefined;
  for (const each of names) {
    if (Math.abs(each.length - name.length) > 2 * most) continue;
    const others = [...each.toLowerCase()];
    if (Math.abs(others.length - letters.length) > most) continue;
    const apart = difference(letters, others, most);
    if (apart > most) continue;
    nearest = each;
    most = apart - 1;
    if (most < 0) break;
  }
  return nearest;
}
