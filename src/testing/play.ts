import { NOTHING, type Sum, sumOf } from '../core/lib/sum.ts';
import { type Play, readPlay } from '../core/play/play.ts';
import type { RolledAction, Target } from '../core/play/rules/rolled-action.ts';
import { aPackJson, aSkill, aStatusEffect, CONSTANTS } from './packs.ts';

/** The play of this JSON. Throws where something of it is left out. */
export function aPlay(json: Readonly<Record<string, unknown>> = STANDARD_PLAY): Play {
  const refuse = (path: string): never => {
    throw new Error(`${path} is left out.`);
  };
  return readPlay(json, { problem: refuse, unread: refuse, name: () => undefined, newName: () => undefined });
}

/** The rules of the standard game, as far as numbers depend on them. */
export const STANDARD_PLAY = {
  roll: { kind: 'COUNT_SUCCESSES', atLeast: 4 },
  check: { dice: 3 },
  difficulty: { base: 2, minimum: 1 },
  hit: [
    { kind: 'DAMAGE', minimum: 1 },
    { kind: 'HINDRANCE', extraForLevel: 2 },
    { kind: 'HEALING', difficulty: 2 },
  ],
  endOfRound: [
    { kind: 'STATUS_EFFECT', statusEffect: 'Knitting', resource: 'HEALTH', perLevel: 1 },
    { kind: 'STATUS_EFFECT', statusEffect: 'Burning', resource: 'HEALTH', perLevel: -1 },
    { kind: 'STATUS_EFFECT', statusEffect: 'Bleeding', resource: 'HEALTH', amount: -1 },
    {
      kind: 'STATUS_EFFECT',
      statusEffect: 'Poisoned',
      resource: 'ENERGY',
      overflow: 'HEALTH',
      perLevel: -1,
    },
    { kind: 'EXHAUSTION', from: 3, resource: 'ENERGY', overflow: 'HEALTH' },
  ],
  falling: {
    DOWN: {
      resource: 'HEALTH',
      costs: [{ resource: 'VIGOR', amount: 1 }],
      clearsStatusEffects: true,
      text: 'You are down.',
    },
    DEAD: { resource: 'VIGOR', text: 'You are dead.' },
  },
} as const;

/** A sum of one part. */
export function aSum(amount: number, source = 'Test'): Sum {
  return sumOf([{ source, amount }]);
}

/** An attack with 4 dice and power 3, unless the fields say otherwise. */
export function aRolledAction(fields: Partial<RolledAction> = {}): RolledAction {
  return {
    dice: 4,
    successes: NOTHING,
    power: aSum(3, 'Slash'),
    damageType: 'DAMAGE_TYPE_A',
    inflicted: undefined,
    ...fields,
  };
}

/** A target without anything special, unless the fields say otherwise. `soak` is against DAMAGE_TYPE_A. */
export function aTarget({
  soak = 0,
  ...fields
}: Partial<Omit<Target, 'soak'>> & { readonly soak?: number } = {}): Target {
  return {
    difficulty: undefined,
    difficultyAdjustment: NOTHING,
    damageReceived: NOTHING,
    healingReceived: NOTHING,
    soak: (type) => (type === 'DAMAGE_TYPE_A' ? aSum(soak, 'Mail') : NOTHING),
    proofAgainst: new Set(),
    ...fields,
  };
}

/** A pack with one skill, one status effect, one damage type, and a foe: wolves. */
export const WOLVES_PACK = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  skills: [aSkill('Blades')],
  damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades'] }],
  statusEffects: [aStatusEffect('Burning')],
  play: {
    ...STANDARD_PLAY,
    foes: [
      {
        name: 'Wolves',
        maximumHealth: 16,
        maximumEnergy: 6,
        maximumAP: 4,
        dice: 5,
        soak: { DAMAGE_TYPE_A: 1 },
        difficulty: 3,
      },
    ],
  },
});
