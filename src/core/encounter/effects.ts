import { ENCOUNTER_LIMITS } from '../lib/file-limits.ts';
import { clamp, MAX_NUMBER, wholeNumber } from '../lib/whole-number.ts';
import type { Encounter, EncounterMember } from './encounter.ts';
import { isMember, keyOfGroup, type MemberReference } from './members.ts';

const NO_EFFECTS: ReadonlyMap<string, number> = new Map();

/** The levels of a member's status effects, by name. */
export function memberEffects({
  statusEffects = NO_EFFECTS,
}: Pick<EncounterMember, 'statusEffects'>): ReadonlyMap<string, number> {
  return statusEffects;
}

/** The member with these status effects; without the field where there are none. */
export function withMemberEffects(
  member: EncounterMember,
  effects: ReadonlyMap<string, number>,
): EncounterMember {
  const { statusEffects: _before, ...others } = member;
  return effects.size === 0 ? others : { ...others, statusEffects: effects };
}

/**
 * Sets the level of a member's status effect, whole and at least 1; 0 or less removes it. A member that has
 * the most effects gains no other.
 * Rule: docs/rules/encounters.md#status-effects-of-members.
 */
export function setMemberEffect(
  encounter: Encounter,
  reference: MemberReference,
  name: string,
  level: number,
): Encounter {
  const index = encounter.members.findIndex(isMember(reference));
  const member = encounter.members[index];
  if (member === undefined) return encounter;
  return { ...encounter, members: encounter.members.with(index, withEffectLevel(member, name, level)) };
}

function withEffectLevel(member: EncounterMember, name: string, level: number): EncounterMember {
  const effects = new Map(memberEffects(member));
  if (level < 1) return effects.delete(name) ? withMemberEffects(member, effects) : member;
  if (!effects.has(name) && effects.size >= ENCOUNTER_LIMITS.statusEffects) return member;
  return withMemberEffects(member, effects.set(name, clamp(wholeNumber(level), 1, MAX_NUMBER)));
}

/**
 * Raises a member's status effect to a level; a lower one changes nothing.
 * Rule: docs/rules/encounters.md#status-effects-of-members.
 */
export function raiseMemberEffect(member: EncounterMember, name: string, level: number): EncounterMember {
  return level <= (memberEffects(member).get(name) ?? 0) ? member : withEffectLevel(member, name, level);
}

/**
 * Raises a status effect of the members of these ids in a group to a level; level 0 removes it from all of
 * them. `group`: the key of the group. Members whose effects stay as they are stay the same objects.
 * Rule: docs/rules/encounters.md#status-effects-of-a-group.
 */
export function changeEffectOfMembers(
  encounter: Encounter,
  group: string,
  ids: ReadonlySet<number>,
  name: string,
  level: number,
): Encounter {
  const reference = encounter.groups.findIndex((each) => keyOfGroup(each) === group);
  const changed = (member: EncounterMember) =>
    level < 1 ? withEffectLevel(member, name, 0) : raiseMemberEffect(member, name, level);
  return {
    ...encounter,
    members: encounter.members.map((member) =>
      member.groupReference === reference && ids.has(member.id) ? changed(member) : member,
    ),
  };
}

/**
 * The member after the upkeep of a round: every status effect loses a level, and ends at 0.
 * Rule: docs/rules/status-effects.md#upkeep.
 */
export function withEffectsLowered(member: EncounterMember): EncounterMember {
  if (member.statusEffects === undefined) return member;
  const lowered = [...member.statusEffects].flatMap(([name, level]) =>
    level > 1 ? [[name, level - 1] as const] : [],
  );
  return withMemberEffects(member, new Map(lowered));
}
