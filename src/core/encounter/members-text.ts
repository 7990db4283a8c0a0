import { groupBy } from '../lib/group-by.ts';
import type { Encounter } from './encounter.ts';
import type { MemberReference } from './members.ts';

/** Ids that follow each other are a range from this number of them on. */
const MIN_OF_A_RANGE = 4;

/** Several members in words, by their groups: `Goblins 1 to 40 and 42, Wolves 2`. */
export function membersText({ groups }: Encounter, members: readonly MemberReference[]): string {
  return [...groupBy(members, ({ groupReference }) => groupReference)]
    .map(([index, ofGroup]) => `${groups[index]?.name ?? ''} ${idsText(ofGroup.map(({ id }) => id))}`.trim())
    .join(', ');
}

/** `1`, `1, 2 and 3`, `1 to 40 and 42`. */
function idsText(ids: readonly number[]): string {
  const parts = runsOf(ids).flatMap((run) =>
    run.length < MIN_OF_A_RANGE ? run.map(String) : [`${run[0]} to ${run.at(-1)}`],
  );
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** The ids in their order, in lists of those that follow each other. */
function runsOf(ids: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === id - 1) run.push(id);
    else runs.push([id]);
  }
  return runs;
}
