import type { EncounterGroup } from '../../encounter/encounter.ts';
import type { Action } from '../../game-data/pack.ts';
import type { FoeNumbers } from '../../play/parts/foes.ts';
import { BARS } from '../../rules/bars.ts';
import { CONFIGURABLE_DAMAGE_TYPES } from '../../rules/vocabulary.ts';
import type { Form } from '../model.ts';
import { actionPrograms } from '../program.ts';
import type { FightRules } from '../rules.ts';
import { SLOT } from '../slots.ts';

/** What an attack of a foe costs in action points: one in each turn. */
const COST = 2;
/** The skill that stands for the dice of a foe. */
const DICE = 'Dice';

/** The only action of a foe by its numbers: an attack with its dice and its power. */
function attackOf({ power, damageType }: FoeNumbers, maximumAP: number): Action {
  return {
    name: 'Attack',
    description: [],
    tags: ['Attack'],
    inputs: {},
    resources: [{ resource: 'ACTION_POINTS', by: 'CONSTANT', value: Math.min(COST, maximumAP) }],
    effects: [
      { kind: 'SET_SKILL_DEFAULTS', skills: [DICE] },
      { kind: 'SET_DAMAGE_TYPE', damageType },
      ...(power === undefined
        ? []
        : [
            {
              kind: 'CHANGE_PROPERTY' as const,
              target: 'POWER' as const,
              by: 'CONSTANT' as const,
              value: power,
            },
          ]),
    ],
    conditions: [],
  };
}

/**
 * The form of the members of a group of foes by their numbers: the maxima of the group, and what the foe
 * rolls and withstands. Vigor and focus are 1, so that a foe who falls is out of the fight.
 * Rule: docs/rules/forecast.md#foes-in-a-forecast.
 */
export function foeForm(foe: FoeNumbers, group: EncounterGroup, rules: FightRules): Form {
  const totals = new Float64Array(rules.rows.length).fill(1, 0, BARS.length);
  totals[BARS.indexOf('HEALTH')] = group.maximumHealth;
  totals[BARS.indexOf('ENERGY')] = group.maximumEnergy;
  totals[SLOT.ACTION_POINTS] = group.maximumAP;
  for (const [index, type] of CONFIGURABLE_DAMAGE_TYPES.entries()) totals[SLOT.SOAK + index] = foe.soak[type];
  const skillLevel = (skill: string) => (skill === DICE ? foe.dice : 0);
  const form: Form = {
    ...actionPrograms([attackOf(foe, group.maximumAP)], [], {
      rules,
      skillLevel,
      weapons: [],
      equippedWeapon: '',
    }),
    bases: { totals, scales: totals },
    skillLevel,
    weapons: [],
    equippedWeapon: '',
    items: [],
    weight: 0,
    difficulty: foe.difficulty,
    proofAgainst: new Set(foe.proofAgainst.flatMap((name) => rules.effectIds.get(name) ?? [])),
    withWeapon: () => form,
    withoutOne: () => form,
  };
  return form;
}
