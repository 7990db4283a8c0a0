import * as v from 'valibot';
import { say, type Wording } from '../../lib/wording.ts';
import type { Bar } from '../../rules/bars.ts';
import type { Glossary } from '../../rules/context.ts';
import { variantOf } from '../../rules/schemas.ts';
import { listPart } from '../part.ts';
import { barName, factor, whole, wholeFrom } from '../schemas.ts';

/** A hit by an action with power: the target loses the resource, and has the inflicted effect. */
export interface DamageHit {
  readonly kind: 'DAMAGE';
  readonly resource: Bar;
  /**
   * Damage for each success beyond the difficulty, for each point of DAMAGE_RECEIVED, and less for each of
   * soak.
   */
  readonly extra: number;
  readonly received: number;
  readonly soak: number;
  /** The least damage of a hit. */
  readonly minimum: number;
}

/** A hit by an action without power that inflicts an effect. */
export interface HindranceHit {
  readonly kind: 'HINDRANCE';
  /** How many successes beyond the difficulty raise the effect by a level; without it none do. */
  readonly extraForLevel?: number;
}

/** A success of an action whose damage type is HEALING. */
export interface HealingHit {
  readonly kind: 'HEALING';
  readonly resource: Bar;
  /** What the roll must reach; without it the difficulty of the target. */
  readonly difficulty?: number;
  /** Healing for each success beyond the difficulty, and for each point of HEALING_RECEIVED. */
  readonly extra: number;
  readonly received: number;
  readonly minimum: number;
}

export type Hit = DamageHit | HindranceHit | HealingHit;

const amounts = {
  resource: v.exactOptional(barName, 'HEALTH'),
  extra: v.exactOptional(factor, 1),
  received: v.exactOptional(factor, 1),
  minimum: v.exactOptional(whole, 0),
};

const schema: v.GenericSchema<unknown, Hit> = variantOf<Hit>(
  'kind',
  [
    v.object({ kind: v.literal('DAMAGE'), ...amounts, soak: v.exactOptional(factor, 1) }),
    v.object({ kind: v.literal('HINDRANCE'), extraForLevel: v.exactOptional(wholeFrom(1)) }),
    v.object({ kind: v.literal('HEALING'), ...amounts, difficulty: v.exactOptional(whole) }),
  ],
  'This must be DAMAGE, HINDRANCE or HEALING.',
);

/** The parts of an amount after its power: ` + extra`, ` − 2 × soak`; a factor of 0 leaves its part out. */
function terms(parts: readonly (readonly [sign: '+' | '−', count: number, what: string])[]): string {
  return parts
    .filter(([, count]) => count !== 0)
    .map(([sign, count, what]) => ` ${sign} ${count === 1 ? '' : `${count} × `}${what}`)
    .join('');
}

function describeHit(rule: Hit, glossary: Glossary): Wording {
  switch (rule.kind) {
    case 'DAMAGE':
      return say`A hit with power takes ${glossary.resourceName(rule.resource).toLowerCase()}: power${terms([
        ['+', rule.extra, 'extra'],
        ['+', rule.received, 'damage received'],
        ['−', rule.soak, 'soak'],
      ])}, at least ${rule.minimum}.`;
    case 'HINDRANCE':
      return rule.extraForLevel === undefined
        ? ['A hindrance inflicts its effect at its level.']
        : say`A hindrance inflicts its effect, a level higher for every ${rule.extraForLevel} extra.`;
    case 'HEALING': {
      const against = rule.difficulty === undefined ? '' : ` against difficulty ${rule.difficulty}`;
      return say`Healing${against} gives ${glossary.resourceName(rule.resource).toLowerCase()}: power${terms([
        ['+', rule.extra, 'extra'],
        ['+', rule.received, 'healing received'],
      ])}, at least ${rule.minimum}.`;
    }
  }
}

/** Rule: docs/rules/play.md#hits. */
export const hit = listPart({
  schema,
  keyOf: ({ kind }) => kind,
  most: 10,
  documentation: {
    shape:
      '`{ "kind": "DAMAGE", "extra": 1, "received": 1, "soak": 1, "minimum": 1 }`, `{ "kind": "HINDRANCE", "extraForLevel": 2 }`, `{ "kind": "HEALING", "difficulty": 2, "extra": 1, "received": 1, "minimum": 0 }`; `resource` is HEALTH unless given, factors are 1, minima 0',
    meaning:
      'what a hit does, by kind of action: with power, without power and inflicting, healing. A factor says how much each extra success, each point received and each point of soak counts',
  },
  describe: describeHit,
});
