import * as v from 'valibot';

/** The bars of a character that stand in a strip of the party. */
export const PARTY_BARS = ['HEALTH', 'VIGOR'] as const;

const wholeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A member of the party as the players see it: it is their own, so with its numbers. */
export const partyViewSchema = v.object({
  name: v.string(),
  hasActed: v.boolean(),
  /** None where the character cannot be read now. */
  bars: v.array(
    v.object({
      bar: v.picklist(PARTY_BARS),
      /** What the packs call it. Absent where a window of an earlier version sends. */
      label: v.optional(v.string()),
      value: wholeSchema,
      maximum: wholeSchema,
    }),
  ),
  statusEffects: v.array(v.object({ name: v.string(), level: wholeSchema })),
  /**
   * Whether it has fallen by the rule of its packs. Absent where a window or a device of an earlier version
   * sends.
   */
  isDown: v.optional(v.boolean()),
});

/** Rule: docs/rules/encounters.md#player-view. */
export type PartyViewMember = v.InferOutput<typeof partyViewSchema>;

/** Whether a member of the party has fallen; without health, where the view does not say it. */
export function isDownInView({ bars, isDown }: Pick<PartyViewMember, 'bars' | 'isDown'>): boolean {
  return isDown ?? bars.some(({ bar, value }) => bar === 'HEALTH' && value === 0);
}
