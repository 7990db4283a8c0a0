import { suffixedName } from '../../core/lib/free-name.ts';

/** The name of another version of `name`: `Aria (recovered)`, then `Aria (recovered 2)` and so on. */
export function recoveredName(name: string, count: number): string {
  const suffix = count === 1 ? ' (recovered)' : ` (recovered ${count})`;
  return suffixedName(name.replace(/ \(recovered(?: \d+)?\)$/u, ''), suffix);
}
