import { memberEffects } from '../encounter/effects.ts';
import type { Encounter, EncounterMember } from '../encounter/encounter.ts';
import { identityOf, type MemberReference, referenceKey } from '../encounter/members.ts';
import { isDefeated } from '../encounter/overview.ts';
import { beginNextEncounterRound } from '../encounter/rounds.ts';
import { playOf } from '../game-data/play-of.ts';
import { groupBy } from '../lib/group-by.ts';
import { clamp } from '../lib/whole-number.ts';
import type { EndOfRoundRule } from '../play/parts/end-of-round.ts';
import type { Foe } from '../play/parts/foes.ts';
import type { BarChange } from '../play/rules/bar-changes.ts';
import { type RoundLine, roundLines } from '../play/rules/round-lines.ts';
import { actingCharacter } from './acting-sheet.ts';
import { foeOfGroup } from './foe-book.ts';
import { type FoeRules, withBarChanges } from './hit-member.ts';
import { effectModifier } from './member-numbers.ts';

/** A line of the end of the round of one member. */
export interface MemberRoundLine {
  readonly member: MemberReference;
  /** The key of its group. */
  readonly group: string;
  readonly line: RoundLine;
}

/** A change at the end of the round of one member. */
export interface MemberChange {
  readonly member: MemberReference;
  readonly change: BarChange;
}

/** The rules that count for a member: one whose foe is unknown does not tire. */
const rulesFor = (foe: Foe | undefined, rules: readonly EndOfRoundRule[]): readonly EndOfRoundRule[] =>
  foe === undefined ? rules.filter(({ kind }) => kind === 'STATUS_EFFECT') : rules;

/**
 * The lines of the end of the round of every member, in the order of the members. None before the encounter
 * starts, and none for the defeated. Exhaustion takes only from members whose foe is known.
 * Rule: docs/rules/encounters.md#the-end-of-a-round-of-an-encounter.
 */
export function encounterRoundLines(encounter: Encounter, rules: FoeRules): readonly MemberRoundLine[] {
  const { round, groups, members } = encounter;
  const { endOfRound } = playOf(rules.gameData);
  if (round === 0 || endOfRound.length === 0) return [];
  return members.flatMap((member) => {
    const foe = foeOfGroup(groups[member.groupReference], rules.book);
    const counting = rulesFor(foe, endOfRound);
    if (isDefeated(member) || counting.length === 0) return [];
    const effects = memberEffects(member);
    const lines = roundLines(
      {
        round,
        effectLevel: (name) => effects.get(name) ?? 0,
        exhaustionReduction: modifierOf(encounter, member, foe, rules)('COMBAT_EXHAUSTION_REDUCTION'),
      },
      { endOfRound: counting },
    );
    const { groupReference, id } = member;
    const { group } = identityOf(encounter, member);
    return lines.map((line) => ({ member: { groupReference, id }, group, line }));
  });
}

function modifierOf(
  encounter: Encounter,
  member: EncounterMember,
  foe: Foe | undefined,
  { gameData }: FoeRules,
) {
  return actingCharacter(encounter, member, foe, gameData)?.modifier ?? effectModifier(member, gameData);
}

/**
 * Ends the round of an encounter in one step: applies the changes of the lines in order, and begins the next
 * round. There AP are those of the group with what the effects that are left add or take, within the group's
 * maximum. `changes`: the lines with the amounts that the game master settled on.
 * Rule: docs/rules/encounters.md#the-end-of-a-round-of-an-encounter.
 */
export function endEncounterRound(
  encounter: Encounter,
  changes: readonly MemberChange[],
  rules: FoeRules,
): Encounter {
  const byMember = groupBy(changes, ({ member }) => referenceKey(member));
  const changed = encounter.members.map((member) => {
    const own = byMember.get(referenceKey(member))?.map(({ change }) => change);
    const group = encounter.groups[member.groupReference];
    if (own === undefined || group === undefined) return member;
    const foe = foeOfGroup(group, rules.book);
    return withBarChanges({ encounter, group, member, foe }, own, rules.gameData);
  });
  const next = beginNextEncounterRound({ ...encounter, members: changed });
  return { ...next, members: next.members.map((member) => withFreshActionPoints(next, member, rules)) };
}

function withFreshActionPoints(
  encounter: Encounter,
  member: EncounterMember,
  rules: FoeRules,
): EncounterMember {
  const { book, gameData } = rules;
  const group = encounter.groups[member.groupReference];
  if (group === undefined || member.statusEffects === undefined) return member;
  const character = actingCharacter(encounter, member, foeOfGroup(group, book), gameData);
  const fresh =
    character?.actionPoints.total ??
    group.maximumAP + effectModifier(member, gameData)('ACTION_POINTS').total;
  const ap = clamp(fresh, 0, group.maximumAP);
  return ap === member.ap ? member : { ...member, ap };
}
