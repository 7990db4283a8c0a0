import { ENCOUNTER_LIMITS } from '../lib/file-limits.ts';
import { normaliseName } from '../lib/normalise-name.ts';
import { clamp, wholeNumber } from '../lib/whole-number.ts';
import type { Encounter, EncounterGroup, EncounterMember } from './encounter.ts';

/** A member by the index of its group and its id in it: for one state of its encounter. */
export type MemberReference = Pick<EncounterMember, 'groupReference' | 'id'>;

/** A text that is unique in this state of its encounter. */
export const referenceKey = ({ groupReference, id }: MemberReference): string => `${groupReference} ${id}`;

/**
 * Adds one or several members to a group. Each gets the group's next id and full health, energy and AP.
 * Ignored if there is no such group.
 * Rule: docs/rules/encounters.md#members.
 */
export function addMembers(encounter: Encounter, groupReference: number, count = 1): Encounter {
  const group = encounter.groups[groupReference];
  const room = Math.max(0, ENCOUNTER_LIMITS.members - encounter.members.length);
  const added = clamp(wholeNumber(count), 0, room);
  if (group === undefined || added === 0) return encounter;
  const { currentId, maximumHealth, maximumEnergy, maximumAP } = group;
  return {
    ...encounter,
    groups: encounter.groups.with(groupReference, { ...group, currentId: currentId + added }),
    members: [
      ...encounter.members,
      ...Array.from(
        { length: added },
        (_, index): EncounterMember => ({
          groupReference,
          id: currentId + index,
          health: maximumHealth,
          energy: maximumEnergy,
          ap: maximumAP,
          hasActed: false,
        }),
      ),
    ],
  };
}

/** What an encounter has one group of. */
export const keyOfGroup = ({ name }: Pick<EncounterGroup, 'name'>): string => normaliseName(name);

/** A member by the key of its group and its id in it: these stay when groups are moved or removed. */
export interface MemberIdentity {
  readonly group: string;
  readonly id: number;
}

/** A text that stays the member's in later states of its encounter. */
export const identityKey = ({ group, id }: MemberIdentity): string => `${id} ${group}`;

/** What finds a member of this encounter in later states of it. */
export function identityOf({ groups }: Encounter, { groupReference, id }: MemberReference): MemberIdentity {
  return { group: keyOfGroup(groups[groupReference] ?? { name: '' }), id };
}

/** The member of an identity; undefined where its group has another name now, or it is gone. */
export function findMember(
  { groups, members }: Encounter,
  { group, id }: MemberIdentity,
): EncounterMember | undefined {
  const groupReference = groups.findIndex((each) => keyOfGroup(each) === group);
  return members.find(isMember({ groupReference, id }));
}

/** Whether a member is the one of a reference. */
export function isMember({ groupReference, id }: MemberReference) {
  return (member: EncounterMember): boolean => member.groupReference === groupReference && member.id === id;
}

/** Removes a member; its id is never reused. Rule: docs/rules/encounters.md#members. */
export function removeMember(encounter: Encounter, reference: MemberReference): Encounter {
  const isRemoved = isMember(reference);
  if (!encounter.members.some(isRemoved)) return encounter;
  return { ...encounter, members: encounter.members.filter((member) => !isRemoved(member)) };
}

/**
 * Changes a member's values, or whether it has acted. Health, energy and AP are whole numbers from 0 to the
 * group's maximum.
 * Rule: docs/rules/encounters.md#members.
 */
export function changeMember(
  encounter: Encounter,
  reference: MemberReference,
  change: Partial<Pick<EncounterMember, 'health' | 'energy' | 'ap' | 'hasActed'>>,
): Encounter {
  const group = encounter.groups[reference.groupReference];
  const index = encounter.members.findIndex(isMember(reference));
  const member = encounter.members[index];
  if (group === undefined || member === undefined) return encounter;
  const { health, energy, ap, hasActed } = { ...member, ...change };
  return {
    ...encounter,
    members: encounter.members.with(index, {
      ...member,
      health: clamp(wholeNumber(health), 0, group.maximumHealth),
      energy: clamp(wholeNumber(energy), 0, group.maximumEnergy),
      ap: clamp(wholeNumber(ap), 0, group.maximumAP),
      hasActed,
    }),
  };
}
