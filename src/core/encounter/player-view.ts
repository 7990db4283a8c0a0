import * as v from 'valibot';
import { normaliseName } from '../lib/normalise-name.ts';
import type { Encounter } from './encounter.ts';
import { groupOverviews, isDefeated } from './overview.ts';
import { isDownInView, type PartyViewMember, partyViewSchema } from './party/party-view.ts';
import { type PhaseNames, turnWords } from './rounds.ts';

/** The number of health steps that players see, besides defeat. */
export const HEALTH_STEPS = 4;

/** A member as players see it, without its health number. */
export interface PlayerViewMember {
  readonly id: number;
  /** From 0 (defeated) to 4 (more than three quarters of its health). */
  readonly healthStep: number;
  readonly hasActed: boolean;
}

export interface PlayerViewGroup {
  readonly name: string;
  readonly members: readonly PlayerViewMember[];
}

/** An encounter as players see it: without its name, maxima and hidden groups. */
export interface PlayerView {
  /** The turn in words, such as `Round 2` and `Phase 1`. */
  readonly turn: readonly string[];
  readonly party: readonly PartyViewMember[];
  readonly groups: readonly PlayerViewGroup[];
}

/** Health as one of four steps, rounded up: a member with any health is at step 1 or above. */
export function healthStep(health: number, maximumHealth: number): number {
  return Math.ceil((health / maximumHealth) * HEALTH_STEPS);
}

/** The words for each step of health, from defeat up. */
const HEALTH_WORDS = ['Defeated', 'Near defeat', 'Badly hurt', 'Hurt', 'Unhurt'] as const;

/** The word for a step of `healthStep`. */
export function healthWord(step: number): string {
  return HEALTH_WORDS[step] ?? '';
}

/** The player view of an encounter with its party, without the groups of these normalised names. */
export function playerView(
  encounter: Encounter,
  hiddenGroups: ReadonlySet<string>,
  party: readonly PartyViewMember[] = [],
  phaseNames?: PhaseNames,
): PlayerView {
  return {
    turn: turnWords(encounter, phaseNames),
    party,
    groups: groupOverviews(encounter)
      .filter(({ group, members }) => !hiddenGroups.has(normaliseName(group.name)) && members.length > 0)
      .map(({ group, members }) => ({
        name: group.name,
        members: members.map((member) => ({
          id: member.id,
          healthStep: isDefeated(member) ? 0 : healthStep(member.health, group.maximumHealth),
          hasActed: member.hasActed,
        })),
      })),
  };
}

/** One side of a fight, and who of it has yet to act. */
export interface ToAct {
  /** The name of the group; undefined for the party. */
  readonly group: string | undefined;
  /** The names of the characters, or the ids of the group's members. */
  readonly who: readonly (string | number)[];
}

/**
 * Whose turn it may be: who stands and has not acted in this phase, the party first. Empty where everybody
 * has.
 * Rule: docs/rules/encounters.md#player-view.
 */
export function toActInView({ party, groups }: Pick<PlayerView, 'party' | 'groups'>): readonly ToAct[] {
  const characters = party.filter((member) => !member.hasActed && !isDownInView(member));
  return [
    { group: undefined, who: characters.map(({ name }) => name) },
    ...groups.map(({ name, members }) => ({
      group: name,
      who: members
        .filter(({ hasActed, healthStep: step }) => !hasActed && step > 0)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    })),
  ].filter(({ who }) => who.length > 0);
}

/** A player view from another window or device. */
export const playerViewSchema: v.GenericSchema<unknown, PlayerView> = v.object({
  turn: v.array(v.string()),
  // Absent where a window of an earlier version sends.
  party: v.optional(v.array(partyViewSchema), []),
  groups: v.array(
    v.object({
      name: v.string(),
      members: v.array(
        v.object({
          id: v.number(),
          healthStep: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HEALTH_STEPS)),
          hasActed: v.boolean(),
        }),
      ),
    }),
  ),
});

/** Reads a player view from another window; undefined if it is invalid. */
export function parsePlayerView(value: unknown): PlayerView | undefined {
  const read = v.safeParse(playerViewSchema, value);
  return read.success ? read.output : undefined;
}
