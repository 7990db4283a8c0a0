import { LARGEST_NUMBER } from '../lib/whole-number.ts';
import { withEffectsLowered } from './effects.ts';
import type { Encounter, EncounterMember, MemberCombat } from './encounter.ts';

/** The members that change nothing stay the same objects, so that their rows are not rendered again. */
function withHasActedCleared({ members }: Encounter): Encounter['members'] {
  return members.map((member) => (member.hasActed ? { ...member, hasActed: false } : member));
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
  return {
    ...encounter,
    phase: encounter.phase === 1 ? 2 : 3,
    members: withHasActedCleared(encounter).map((member) =>
      withCombat(member, (combat) => ({ ...combat, currentPhaseActions: [] })),
    ),
  };
}

/**
 * Begins the next round at phase 1: no member has acted, every member's AP are its group's maximum, and status
 * effects lose a level. The start of the encounter, at round 0, takes no level.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function beginNextEncounterRound(encounter: Encounter): Encounter {
  return {
    ...encounter,
    round: Math.min(LARGEST_NUMBER, encounter.round + 1),
    phase: 1,
    members: withHasActedCleared(encounter).map((before) => {
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
 * Resets the encounter to the state before the first round: full health, energy and AP, no member has acted or
 * has a status effect, phase 1.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function resetEncounter(encounter: Encounter): Encounter {
  return {
    ...encounter,
    round: 0,
    phase: 1,
    members: withHasActedCleared(encounter).map((before) => {
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

/**
 * The turn in words, such as `Round 2` and `Phase 1` or `End Phase`, or that it has not started.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function turnWords({ round, phase }: Pick<Encounter, 'round' | 'phase'>): readonly string[] {
  if (round === 0) return ['Not started'];
  return [`Round ${round}`, phase === 3 ? 'End Phase' : `Phase ${phase}`];
}

/** The label of the phase button. Rule: docs/rules/encounters.md#turn-steps. */
export function phaseButtonLabel({ phase }: Encounter): string {
  switch (phase) {
    case 1:
      return 'Move to Phase 2';
    case 2:
      return 'Move to End Phase';
    case 3:
      return 'Move to Next Round';
  }
}

/** The label of the round button. Rule: docs/rules/encounters.md#turn-steps. */
export function roundButtonLabel(encounter: Encounter): string {
  return hasStarted(encounter) ? 'Next Round' : 'Start Encounter';
}
