import type { Encounter, EncounterGroup, EncounterMember } from './encounter.ts';
import { referenceKey } from './members.ts';

/** The sum of a group's members' values, and of their maxima. */
interface Total {
  readonly value: number;
  readonly maximum: number;
}

/** A group as the page shows it. */
export interface GroupOverview {
  readonly group: EncounterGroup;
  /** The group's index. */
  readonly groupReference: number;
  /** Members who have yet to act, then those who have acted, then the defeated. */
  readonly members: readonly EncounterMember[];
  /** The number of undefeated members, and how many of them have not acted. */
  readonly standing: number;
  readonly toAct: number;
  readonly health: Total;
  readonly energy: Total;
  readonly ap: Total;
}

/** A member without health is defeated. */
export function isDefeated({ health }: Pick<EncounterMember, 'health'>): boolean {
  return health === 0;
}

/** A member's rank in its group: 0 has yet to act, 1 has acted, 2 is defeated. */
function rankOf(member: EncounterMember): number {
  if (isDefeated(member)) return 2;
  return member.hasActed ? 1 : 0;
}

/**
 * Every group with its totals and its members in display order. The order is that of `orderedBy`, an earlier
 * state of the encounter, so that no member moves while a slider is being dragged.
 */
export function groupOverviews(encounter: Encounter, orderedBy = encounter): readonly GroupOverview[] {
  const ranks = new Map(orderedBy.members.map((member) => [referenceKey(member), rankOf(member)]));
  const rank = (member: EncounterMember) => ranks.get(referenceKey(member)) ?? rankOf(member);
  return encounter.groups.map((group, groupReference) => {
    const members = encounter.members
      .filter((member) => member.groupReference === groupReference)
      .sort((a, b) => rank(a) - rank(b));
    const total = (resource: 'health' | 'energy' | 'ap', maximum: number): Total => ({
      value: members.reduce((sum, member) => sum + member[resource], 0),
      maximum: members.length * maximum,
    });
    const standing = members.filter((member) => !isDefeated(member));
    return {
      group,
      groupReference,
      members,
      standing: standing.length,
      toAct: standing.filter((member) => !member.hasActed).length,
      health: total('health', group.maximumHealth),
      energy: total('energy', group.maximumEnergy),
      ap: total('ap', group.maximumAP),
    };
  });
}

/** The overviews, with those of `before` for the groups of which nothing has changed. */
export function withUnchanged(
  before: readonly GroupOverview[],
  overviews: readonly GroupOverview[],
): readonly GroupOverview[] {
  return overviews.map((overview, index) => {
    const known = before[index];
    const isSame =
      known !== undefined &&
      known.group === overview.group &&
      known.members.length === overview.members.length &&
      known.members.every((member, slot) => member === overview.members[slot]);
    return isSame ? known : overview;
  });
}
