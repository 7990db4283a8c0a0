/** Names are at most this long everywhere in Tabard. */
const longestName = 200;

/** The name under which a second version of `name` is kept: `Aria (recovered)`, then `Aria (recovered 2)` and so on. */
export function recoveredName(name: string, count: number): string {
  const suffix = count === 1 ? ' (recovered)' : ` (recovered ${count})`;
  let base = '';
  for (const character of name.replace(/ \(recovered(?: \d+)?\)$/u, '')) {
    if (base.length + character.length + suffix.length > longestName) break;
    base += character;
  }
  return base.trimEnd() + suffix;
}
