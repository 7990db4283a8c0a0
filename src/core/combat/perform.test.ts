import { describe, expect, it } from 'vitest';
import { aCost, anAmount, type CombatantFacts, combatant, draftOf } from '../../testing/combatant.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import type { InputValues } from '../rules/context.ts';
import type { ActionDraft } from './action-draft.ts';
import { evaluate } from './evaluate.ts';
import { actionSummary, performAction } from './perform.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The sheet before and after performing an action named Slash with these maneuvers on it. */
function slash(
  action: Fields,
  { given = {}, maneuvers = {}, ...facts }: CombatantFacts & { readonly given?: InputValues } = {},
): { readonly before: Sheet; readonly after: Sheet } {
  const { sheet: before, gameData } = combatant({ actions: { Slash: action }, maneuvers, ...facts });
  const draft: ActionDraft = draftOf('Slash', Object.keys(maneuvers), given);
  return { before, after: performAction(before, draft, gameData) };
}

const gain = (statusEffect: string, level: number) => ({
  kind: 'GAIN_STATUS_EFFECT',
  statusEffect,
  ...anAmount(level),
});
const draw = { inputs: { weapon: {} }, effects: [{ kind: 'SET_WEAPON' }] };

describe('the summary of an action', () => {
  const summaryOf = (action: Fields, given: InputValues = {}) =>
    actionSummary(evaluate(combatant({ actions: { Slash: action } }), draftOf('Slash', [], given))!);

  it('of an empty action is empty', () => {
    expect(summaryOf({})).toEqual({
      weaponID: undefined,
      statusEffects: [],
      resources: new Map(),
      changePhase: undefined,
    });
  });

  it('has the weapon, the status effects, the signed resource changes, and the phase', () => {
    const action = {
      ...draw,
      effects: [...draw.effects, gain('Burning', 9), { kind: 'END_PHASE' }],
      resources: [aCost('ENERGY', 2), aCost('HEALTH', -3), aCost('ACTION_POINTS', 1)],
    };
    expect(summaryOf(action)).toEqual({
      weaponID: 'bow',
      statusEffects: [{ name: 'Burning', level: 5 }],
      resources: new Map([
        ['ENERGY', -2],
        ['ACTION_POINTS', -1],
        ['HEALTH', 3],
      ]),
      changePhase: 2,
    });
  });
});

describe('performing an action', () => {
  it('records it and its maneuvers in the phase, the round and the combat, each once', () => {
    const { before, after } = slash(
      {},
      {
        maneuvers: { Feint: {}, Twist: {} },
        combat: {
          currentPhaseActions: ['Feint'],
          currentRoundActions: ['Parry', 'Feint'],
          previousRoundActions: ['Parry'],
          combatActions: ['Slash', 'Parry'],
        },
      },
    );
    expect(after).toEqual({
      ...before,
      combatState: {
        ...before.combatState,
        currentPhaseActions: ['Feint', 'Slash', 'Twist'],
        currentRoundActions: ['Parry', 'Feint', 'Slash', 'Twist'],
        combatActions: ['Slash', 'Parry', 'Feint', 'Twist'],
      },
    });
  });

  it('applies every cost and every gain', () => {
    const resources = [
      aCost('HEALTH', 1),
      aCost('ENERGY', 2),
      aCost('VIGOR', 1),
      aCost('FOCUS', -1),
      aCost('BOOST_POINTS', -4),
      aCost('ACTION_POINTS', 3),
    ];
    const { after } = slash({ resources });
    expect(after).toMatchObject({ health: 11, energy: 5, vigor: 1, focus: 3, boostPoints: 5 });
    expect(after.combatState.actionPoints).toBe(0);
  });

  it('never gains beyond a maximum', () => {
    const { after } = slash({
      resources: [
        aCost('HEALTH', -50),
        aCost('ENERGY', -50),
        aCost('BOOST_POINTS', -50),
        aCost('ACTION_POINTS', -50),
      ],
    });
    expect(after).toMatchObject({ health: 20, energy: 10, boostPoints: 51 });
    expect(after.combatState.actionPoints).toBe(53);
  });

  it('equips the weapon', () => {
    const { before, after } = slash(draw);
    expect(before.equipment.weapon).toBe('sword');
    expect(after.equipment).toEqual({ ...before.equipment, weapon: 'bow' });
  });

  it('raises a status effect only to a higher level', () => {
    const { after } = slash(
      { effects: [gain('Burning', 2), gain('Hidden', 3), gain('Frozen', 9)] },
      {
        combat: {
          statusEffects: new Map([
            ['Burning', 4],
            ['Hidden', 1],
          ]),
        },
      },
    );
    expect([...after.combatState.statusEffects]).toEqual([
      ['Burning', 4],
      ['Hidden', 3],
      ['Frozen', 5],
    ]);
  });

  it('keeps resources within the resulting maxima', () => {
    const { after } = slash({ effects: [gain('Frozen', 5)] }, { sheet: { health: 20 } });
    expect(after.health).toBe(15);
    const { after: more } = slash({ effects: [gain('Hidden', 2)], resources: [aCost('ENERGY', -9)] });
    expect(more.energy).toBe(12);
  });

  it('pays costs before it applies a lower maximum', () => {
    const { after } = slash(
      { effects: [gain('Frozen', 5)], resources: [aCost('HEALTH', 3)] },
      { sheet: { health: 20 } },
    );
    expect(after.health).toBe(15);
  });

  it.each([
    [1, 2],
    [2, 3],
  ] as const)('that ends phase %i moves to phase %i, without performed actions', (phase, next) => {
    const { after } = slash(
      { effects: [{ kind: 'END_PHASE' }] },
      { combat: { phase, currentPhaseActions: ['Parry'] } },
    );
    expect(after.combatState).toMatchObject({
      round: 1,
      phase: next,
      currentPhaseActions: [],
      currentRoundActions: ['Slash'],
      combatActions: ['Slash'],
    });
  });

  it.each<[string, Fields, CombatantFacts & { readonly given?: InputValues }]>([
    ['combat has not begun', {}, { combat: { round: 0 } }],
    ['it is the End Phase', {}, { combat: { phase: 3 } }],
    ['it costs too much', { resources: [aCost('ENERGY', 8)] }, {}],
    ['it costs the last health', { resources: [aCost('HEALTH', 12)] }, {}],
    ['the weapon is the equipped one', draw, { given: { weapon: 'sword' } }],
    ['a condition is not met', { conditions: [{ kind: 'POWER_DEFINED' }] }, {}],
    ['a condition is malformed', { conditions: [{ kind: 'NONSENSE' }] }, {}],
    [
      'a condition of a maneuver is not met',
      {},
      { maneuvers: { Feint: { conditions: [{ kind: 'POWER_DEFINED' }] } } },
    ],
  ])('changes nothing if %s', (_what, action, facts) => {
    const { before, after } = slash(action, facts);
    expect(after).toBe(before);
  });

  it('changes nothing if the character lacks it', () => {
    const { sheet, gameData } = combatant();
    expect(performAction(sheet, draftOf('Slash'), gameData)).toBe(sheet);
  });
});

it('loses what a gain adds beyond the maximum, whether or not an effect lowers that', () => {
  const effects = [{ kind: 'GAIN_STATUS_EFFECT', statusEffect: 'Frozen', by: 'CONSTANT', value: 5 }];
  const character = combatant({
    actions: {
      Rest: { resources: [aCost('HEALTH', -9)] },
      Freeze: { effects, resources: [aCost('HEALTH', -9)] },
    },
  });
  const { sheet, gameData } = character;
  const rested = performAction(sheet, draftOf('Rest'), gameData);
  expect([rested.health, rested.parked.bars]).toEqual([20, []]);
  const frozen = performAction(sheet, draftOf('Freeze'), gameData);
  expect([frozen.health, frozen.parked.bars]).toEqual([15, [{ bar: 'HEALTH', from: 20, to: 15 }]]);
});
