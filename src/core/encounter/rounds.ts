import { MAX_NUMBER } from '../lib/whole-number.ts';
import { withEffectsLowered } from './effects.ts';
import type { Encounter, EncounterMember, MemberCombat } from './encounter.ts';

/** Those that change nothing stay the same objects, so that their rows are not rendered again. */
const toAct = <Member extends { readonly hasActed: boolean }>(member: Member): Member =>
  member.hasActed ? { ...member, hasActed: false } : member;

/** Nobody has acted, neither the members nor the party. */
function withHasActedCleared({ members, party }: Encounter): Pick<Encounter, 'members' | 'party'> {
  return { members: members.map(toAct), party: party.map(toAct) };
}

/** The member with what it performed moved on; the same where it performed nothing. */
function withCombat(member: EncounterMember, next: (combat: MemberCombat) => MemberCombat): EncounterMember {
  return member.combat === undefined ? member : { ...member, combat: next(member.combat) };
}

/**
 * Begins the next phase, in which no member has acted; ignored at phase 3.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function beginNextEncounterPhase(encounter: Encounter): Encounter {
  if (encounter.phase === 3) return encounter;
  const { members, party } = withHasActedCleared(encounter);
  return {
    ...encounter,
    phase: encounter.phase === 1 ? 2 : 3,
    party,
    members: members.map((member) =>
      withCombat(member, (combat) => ({ ...combat, currentPhaseActions: [] })),
    ),
  };
}

/**
 * Begins the next round at phase 1: no member has acted, every member's AP are its group's maximum, and
 * status effects lose a level. The start of the encounter, at round 0, takes no level.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function beginNextEncounterRound(encounter: Encounter): Encounter {
  const { members, party } = withHasActedCleared(encounter);
  return {
    ...encounter,
    party,
    round: Math.min(MAX_NUMBER, encounter.round + 1),
    phase: 1,
    members: members.map((before) => {
      const ap = encounter.groups[before.groupReference]?.maximumAP ?? before.ap;
      const member = withCombat(hasStarted(encounter) ? withEffectsLowered(before) : before, (combat) => ({
        ...combat,
        currentPhaseActions: [],
        currentRoundActions: [],
        previousRoundActions: combat.currentRoundActions,
      }));
      return ap === member.ap ? member : { ...member, ap };
    }),
  };
}

/**
 * Runs when the phase button is pressed: begins the next phase, or the next round after the End Phase.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function moveOn(encounter: Encounter): Encounter {
  return encounter.phase === 3 ? beginNextEncounterRound(encounter) : beginNextEncounterPhase(encounter);
}

/**
 * Resets the encounter to the state before the first round: full health, energy and AP, no member has acted
 * or has a status effect, phase 1. The numbers of the party are those of its sheets, and stay.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function resetEncounter(encounter: Encounter): Encounter {
  const { members, party } = withHasActedCleared(encounter);
  return {
    ...encounter,
    party,
    round: 0,
    phase: 1,
    members: members.map((before) => {
      const group = encounter.groups[before.groupReference];
      const { statusEffects: _effects, combat: _combat, ...member } = before;
      return group === undefined
        ? member
        : { ...member, health: group.maximumHealth, energy: group.maximumEnergy, ap: group.maximumAP };
    }),
  };
}

/**
 * Whether the encounter has started; until then only the round button works.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function hasStarted({ round }: Encounter): boolean {
  return round > 0;
}

/** The names of the phases; the packs may have others. Rule: docs/rules/play.md#labels. */
export type PhaseNames = (phase: Encounter['phase']) => string;

const USUAL_NAMES: PhaseNames = (phase) => (phase === 3 ? 'End Phase' : `Phase ${phase}`);

/**
 * The turn in words, such as `Round 2` and `Phase 1` or `End Phase`, or that it has not started.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function turnWords(
  { round, phase }: Pick<Encounter, 'round' | 'phase'>,
  nameOf = USUAL_NAMES,
): readonly string[] {
  return round === 0 ? ['Not started'] : [`Round ${round}`, nameOf(phase)];
}

/** The label of the phase button. Rule: docs/rules/encounters.md#turn-steps. */
export function phaseButtonLabel({ phase }: Encounter, nameOf = USUAL_NAMES): string {
  switch (phase) {
    case 1:
      return `Move to ${nameOf(2)}`;
    case 2:
      return `Move to ${nameOf(3)}`;
    case 3:
      return 'Move to Next Round';
  }
}

/** The label of the round button. Rule: docs/rules/encounters.md#turn-steps. */
export function roundButtonLabel(encounter: Encounter): string {
  return hasStarted(encounter) ? 'Next Round' : 'Start Encounter';
}
