import type { Encounter, EncounterGroup, EncounterMember } from './encounter.ts';

/** What a group's members have together, of what they could have. */
interface Total {
  readonly value: number;
  readonly maximum: number;
}

/** A group as the table sees it. */
export interface GroupOverview {
  readonly group: EncounterGroup;
  /** The group's index. */
  readonly groupReference: number;
  /** Those who have yet to act, those who have acted, those who are defeated. */
  readonly members: readonly EncounterMember[];
  /** How many are not defeated, and how many of these have not acted. */
  readonly standing: number;
  readonly toAct: number;
  readonly health: Total;
  readonly energy: Total;
  readonly ap: Total;
}

/** A member without health is out of the fight. */
export function isDefeated({ health }: Pick<EncounterMember, 'health'>): boolean {
  return health === 0;
}

/** What tells a member from all others of its encounter. */
export function memberKey({ groupReference, id }: Pick<EncounterMember, 'groupReference' | 'id'>): string {
  return `${groupReference} ${id}`;
}

/** Where a member stands in its group: 0 has yet to act, 1 has acted, 2 is defeated. */
function rankOf(member: EncounterMember): number {
  if (isDefeated(member)) return 2;
  return member.hasActed ? 1 : 0;
}

/**
 * Every group with its members in the order of the table and what they have together. The order is that of
 * `orderedBy`, an earlier state of the encounter, so that nobody moves while a slider is being pulled.
 */
export function groupOverviews(encounter: Encounter, orderedBy = encounter): readonly GroupOverview[] {
  const ranks = new Map(orderedBy.members.map((member) => [memberKey(member), rankOf(member)]));
  const rank = (member: EncounterMember) => ranks.get(memberKey(member)) ?? rankOf(member);
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
