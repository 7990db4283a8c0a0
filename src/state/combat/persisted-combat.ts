import * as v from 'valibot';
import type { Session } from '../../platform/session.ts';
import type { Combat } from './combat-session.ts';

const NAME = 'fight';

const text = v.string();
const number = v.pipe(v.number(), v.finite());
const inputs = v.object({
  skill: v.exactOptional(text),
  weapon: v.exactOptional(text),
  statusEffect: v.exactOptional(v.object({ name: text, level: number })),
  numeric: v.exactOptional(number),
});

/** What of a fight outlives a reload: the draft, the roll log, and what the upkeep of each round did. */
const keptFight = v.object({
  owner: text,
  draft: v.exactOptional(
    v.object({ action: text, inputs, maneuvers: v.array(v.object({ name: text, inputs })) }),
  ),
  upkeeps: v.optional(
    v.array(
      v.object({
        round: number,
        changes: v.array(v.object({ name: text, before: number, after: number })),
      }),
    ),
    [],
  ),
  rolls: v.array(
    v.object({
      id: number,
      notation: text,
      action: text,
      round: number,
      phase: text,
      roll: v.object({ dice: v.array(number), total: number }),
    }),
  ),
});

type KeptFight = v.InferOutput<typeof keptFight>;

/** Keeps, as the page is left, the fight that `current` gives then. */
export function saveCombat(session: Session, current: () => Combat): void {
  session.save(NAME, () => {
    const { owner, draft, rolls, upkeeps } = current();
    return draft === undefined && rolls.length + upkeeps.length === 0
      ? undefined
      : { owner, draft, rolls, upkeeps };
  });
}

/** What was kept as the page was left; undefined where nothing was, or what cannot be read. A roll is then of no draft. */
export function restoreCombat(
  session: Session,
): Pick<Combat, 'owner' | 'draft' | 'rolls' | 'upkeeps'> | undefined {
  const read = v.safeParse(keptFight, session.restore(NAME));
  if (!read.success) return undefined;
  const { owner, draft, rolls, upkeeps }: KeptFight = read.output;
  return { owner, draft, upkeeps, rolls: rolls.map((roll) => ({ ...roll, draft: undefined })) };
}
