import * as v from 'valibot';
import { type CombatRecord, NO_COMBAT } from './combat-record.ts';

const text = v.string();
const number = v.pipe(v.number(), v.finite());
const inputs = v.object({
  skill: v.exactOptional(text),
  weapon: v.exactOptional(text),
  statusEffect: v.exactOptional(v.object({ name: text, level: number })),
  numeric: v.exactOptional(number),
});
const draft = v.object({
  action: v.optional(text),
  inputs,
  maneuvers: v.array(v.object({ name: text, inputs })),
});
const changes = v.array(v.object({ name: text, before: number, after: number }));
const roll = v.object({ dice: v.array(number), total: number });
const sum = v.object({ total: number, parts: v.array(v.object({ source: text, amount: number })) });

/**
 * The part of a combat that survives a reload, besides the sheet. The link from a draft to its roll does not.
 */
const combatSchema = v.object({
  combatDraft: v.nullish(draft),
  combatUpkeeps: v.array(v.object({ round: number, changes, bars: v.exactOptional(changes) })),
  combatRolls: v.array(
    v.object({
      id: number,
      notation: text,
      action: text,
      round: number,
      phase: text,
      roll,
      // Absent in a tab that was opened before the outcome of a roll was counted.
      added: v.exactOptional(sum),
      isTyped: v.exactOptional(v.boolean()),
    }),
  ),
  // Absent in a tab that was opened before actions were logged.
  combatPerformed: v.nullish(v.array(v.object({ id: number, draft, round: number, phase: text })), []),
});

/** A combat record as flat JSON. */
export function serializeCombat(combat: CombatRecord): Readonly<Record<string, unknown>> {
  return {
    combatDraft: combat.draft ?? null,
    combatRolls: combat.rolls,
    combatUpkeeps: combat.upkeeps,
    combatPerformed: combat.performed,
  };
}

/** Reads a combat record; an unreadable one becomes `NO_COMBAT`. */
export function readCombat(json: unknown): CombatRecord {
  const read = v.safeParse(combatSchema, json);
  if (!read.success) return NO_COMBAT;
  const { combatDraft, combatRolls: rolls, combatUpkeeps: upkeeps, combatPerformed } = read.output;
  return {
    draft: combatDraft ? { ...combatDraft, action: combatDraft.action } : undefined,
    draftRoll: undefined,
    rolls,
    upkeeps,
    performed: (combatPerformed ?? []).map((each) => ({
      ...each,
      draft: { ...each.draft, action: each.draft.action },
    })),
  };
}
