import type { BarChange } from '../../../core/play/rules/bar-changes.ts';
import type { RoundLine } from '../../../core/play/rules/round-lines.ts';

/** Identifies a line: an effect may change several bars. */
export const lineKey = ({ name, resource }: RoundLine): string => `${name} ${resource}`;

/**
 * What the lines of a round change. `amounts`: what the player settled on, by the keys of lines; at least 0,
 * and a loss stays a loss.
 */
export function changesOf(
  lines: readonly RoundLine[],
  amounts: ReadonlyMap<string, number> = new Map(),
): readonly BarChange[] {
  return lines.map((line) => {
    const { resource, overflow, amount } = line;
    const size = amounts.get(lineKey(line)) ?? Math.abs(amount.total);
    return { resource, overflow, amount: amount.total < 0 ? -size : size };
  });
}
