import * as v from 'valibot';
import type { Encounter } from './encounter.ts';
import { groupOverviews, isDefeated } from './overview.ts';
import { turnWords } from './rounds.ts';

/** The steps in which players see health; a fifth state is defeat. */
export const HEALTH_STEPS = 4;

/** What players see of a member: never a number of its health. */
export interface PlayerViewMember {
  readonly id: number;
  /** From 0, defeated, to 4, more than three quarters of its health. */
  readonly healthStep: number;
  readonly hasActed: boolean;
}

export interface PlayerViewGroup {
  readonly name: string;
  readonly members: readonly PlayerViewMember[];
}

/**
 * What the game master's fight looks like from the players' side: no name of it, no maxima, no hidden group.
 */
export interface PlayerView {
  /** The words of the turn, such as `Round 2` and `Phase 1`. */
  readonly turn: readonly string[];
  readonly groups: readonly PlayerViewGroup[];
}

/** Health as a step of four, rounded up: whoever has any left is at step 1 at least. */
export function healthStep(health: number, maximumHealth: number): number {
  return Math.ceil((health / maximumHealth) * HEALTH_STEPS);
}

/** The words for each step of health, from defeat up. */
const HEALTH_WORDS = ['Defeated', 'Near defeat', 'Badly hurt', 'Hurt', 'Strong'] as const;

export function healthWord(step: number): string {
  return HEALTH_WORDS[step] ?? '';
}

/** What players may see of an encounter; the groups of these indexes are left out altogether. */
export function playerView(encounter: Encounter, hiddenGroups: ReadonlySet<number>): PlayerView {
  return {
    turn: turnWords(encounter),
    groups: groupOverviews(encounter)
      .filter(({ groupReference, members }) => !hiddenGroups.has(groupReference) && members.length > 0)
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

const playerViewSchema = v.object({
  turn: v.array(v.string()),
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

/** Reads a player view that another window sent; undefined where it is none. */
export function parsePlayerView(value: unknown): PlayerView | undefined {
  const read = v.safeParse(playerViewSchema, value);
  return read.success ? read.output : undefined;
}
