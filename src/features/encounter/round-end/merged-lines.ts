import type { MemberChange, MemberRoundLine } from '../../../core/foes/round-end.ts';
import { groupBy } from '../../../core/lib/group-by.ts';

/** More lines than this are one row for the alike members of a group. */
const MAX_ROWS = 40;

/** Lines of members that are changed alike, with one amount. */
export interface MergedLine {
  readonly key: string;
  /** At least one, of the same group, effect, bar and amount. */
  readonly lines: readonly [MemberRoundLine, ...MemberRoundLine[]];
}

/** The rows of the list: a line each, or where they are many, one for alike members of a group. */
export function mergedLines(lines: readonly MemberRoundLine[]): readonly MergedLine[] {
  const isMerged = lines.length > MAX_ROWS;
  const groups = groupBy(lines, ({ member, group, line: { name, resource, amount } }) =>
    JSON.stringify([group, isMerged ? '' : member.id, resource, amount.total, name]),
  );
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first === undefined ? [] : [{ key, lines: [first, ...others] as const }],
  );
}

/**
 * What the rows change. `amounts`: what the game master settled on, by the keys of rows; a loss stays a loss.
 */
export function changesOfMembers(
  lines: readonly MemberRoundLine[],
  amounts: ReadonlyMap<string, number> = new Map(),
): readonly MemberChange[] {
  const amountOf = new Map(
    mergedLines(lines).flatMap(({ key, lines: merged }) =>
      merged.map((each) => [each, amounts.get(key)] as const),
    ),
  );
  return lines.map((each) => {
    const { resource, overflow, amount } = each.line;
    const size = amountOf.get(each) ?? Math.abs(amount.total);
    return { member: each.member, change: { resource, overflow, amount: amount.total < 0 ? -size : size } };
  });
}
