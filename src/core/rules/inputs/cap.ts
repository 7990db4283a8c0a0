import * as v from 'valibot';
import { wholeNumberBelow } from '../../lib/whole-number.ts';
import { say, userName, type Wording } from '../../lib/wording.ts';
import { isBar } from '../bars.ts';
import type { Glossary, RuleContext } from '../context.ts';
import { propertySum } from '../draft.ts';
import { finiteNumber, flag, nonEmptyName } from '../schemas.ts';
import { PROPERTIES, PROPERTY_NAMES, RESOURCES } from '../vocabulary.ts';

const ANY_CAP = 'This must be a number, or name a resource, a property or a skill.';

/**
 * The maximum of a numeric input: a number, or the value of a resource, a property or a skill.
 * Rule: docs/pack-format.md#inputs.
 */
export const capSchema = v.union(
  [
    finiteNumber,
    v.object({ resource: v.picklist(RESOURCES), current: v.exactOptional(flag) }),
    v.object({ property: v.picklist(PROPERTIES) }),
    v.object({ skill: nonEmptyName }),
  ],
  ANY_CAP,
);

export type Cap = v.InferOutput<typeof capSchema>;

/**
 * The value of the cap, rounded down to a whole number. A resource without a maximum, such as action points,
 * is capped by its current value. A property has its value in the draft.
 * Rule: docs/rules/combat.md#inputs.
 */
export function capValue(cap: Cap, { actor, draft }: RuleContext): number {
  if (typeof cap === 'number') return wholeNumberBelow(cap);
  if ('skill' in cap) return actor.skillLevel(cap.skill);
  if ('property' in cap) return propertySum(cap.property, draft, actor)?.total ?? 0;
  const { resource } = cap;
  return cap.current === true || !isBar(resource) ? actor.current(resource) : actor.maximum(resource);
}

/** The cap in words. Rule: docs/pack-format.md#inputs. */
export function describeCap(cap: Cap, glossary: Pick<Glossary, 'resourceName'>): Wording {
  if (typeof cap === 'number') return say`${cap}`;
  if ('skill' in cap) return say`the level of ${userName(cap.skill)}`;
  if ('property' in cap) return say`${PROPERTY_NAMES[cap.property]}`;
  const current = cap.current === true || !isBar(cap.resource);
  return say`${current ? 'current' : 'maximum'} ${glossary.resourceName(cap.resource)}`;
}
