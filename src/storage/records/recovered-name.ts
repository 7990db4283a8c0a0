/** In UTF-16 units, as everywhere in Tabard. */
const MAX_NAME = 200;

/** The name of another version of `name`: `Aria (recovered)`, then `Aria (recovered 2)` and so on. */
export function recoveredName(name: string, count: number): string {
  const suffix = count === 1 ? ' (recovered)' : ` (recovered ${count})`;
  let base = '';
  for (const character of name.replace(/ \(recovered(?: \d+)?\)$/u, '')) {
    if (base.length + character.length + suffix.length > MAX_NAME) break;
    base += character;
  }
  return base.trimEnd() + suffix;
}
