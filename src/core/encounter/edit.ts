import { checkGroup, type NewGroup, newGroup } from './create.ts';
import type { Encounter } from './encounter.ts';
import { addMembers } from './members.ts';

/**
 * Adds a group after the others, with the members that it gets at once. One that fails the group rules
 * changes nothing.
 * Rule: docs/rules/encounters.md#editing-an-encounter.
 */
export function addGroup(encounter: Encounter, group: NewGroup): Encounter {
  if (checkGroup(group, encounter.groups) !== undefined) return encounter;
  const groups = [...encounter.groups, newGroup(group)];
  return addMembers({ ...encounter, groups }, groups.length - 1, group.members ?? 0);
}

/**
 * Why a group cannot be changed like this; undefined if it can.
 * Rule: docs/rules/encounters.md#group-rules.
 */
export function checkChangedGroup(
  { groups }: Encounter,
  groupReference: number,
  group: NewGroup,
  words?: Parameters<typeof checkGroup>[2],
): string | undefined {
  const others = groups.filter((_, index) => index !== groupReference);
  return checkGroup(group, others, words);
}

/**
 * Changes the name and the maxima of a group. Its members keep within the maxima.
 * Rule: docs/rules/encounters.md#editing-an-encounter.
 */
export function changeGroup(encounter: Encounter, groupReference: number, fields: NewGroup): Encounter {
  const before = encounter.groups[groupReference];
  if (before === undefined || checkChangedGroup(encounter, groupReference, fields) !== undefined)
    return encounter;
  const group = { ...newGroup(fields), currentId: before.currentId };
  return {
    ...encounter,
    groups: encounter.groups.with(groupReference, group),
    members: encounter.members.map((member) =>
      member.groupReference === groupReference
        ? {
            ...member,
            health: Math.min(member.health, group.maximumHealth),
            energy: Math.min(member.energy, group.maximumEnergy),
            ap: Math.min(member.ap, group.maximumAP),
          }
        : member,
    ),
  };
}

/** The encounter with its groups in this order of their indexes, and the members of these groups alone. */
function reordered(encounter: Encounter, order: readonly number[]): Encounter {
  return {
    ...encounter,
    groups: order.flatMap((index) => encounter.groups[index] ?? []),
    members: encounter.members.flatMap((member) => {
      const groupReference = order.indexOf(member.groupReference);
      return groupReference < 0 ? [] : [{ ...member, groupReference }];
    }),
  };
}

/** Removes a group and its members. Rule: docs/rules/encounters.md#editing-an-encounter. */
export function removeGroup(encounter: Encounter, groupReference: number): Encounter {
  const order = [...encounter.groups.keys()].filter((index) => index !== groupReference);
  return order.length === encounter.groups.length ? encounter : reordered(encounter, order);
}

/** Moves a group one place up or down. Rule: docs/rules/encounters.md#editing-an-encounter. */
export function moveGroup(encounter: Encounter, groupReference: number, by: -1 | 1): Encounter {
  const order = [...encounter.groups.keys()];
  const other = groupReference + by;
  if (order[groupReference] === undefined || order[other] === undefined) return encounter;
  return reordered(encounter, order.with(groupReference, other).with(other, groupReference));
}
