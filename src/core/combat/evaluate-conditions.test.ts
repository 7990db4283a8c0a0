import { describe, expect, it } from 'vitest';
import { aChange, aCost, anAmount, combatant, draftOf } from '../../testing/combatant.ts';
import { STANDARD_PLAY } from '../../testing/play.ts';
import { NUMERIC, slash } from '../../testing/slash.ts';
import { wordingText } from '../lib/wording.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';

describe('the conditions', () => {
  const power = { effects: [aChange('POWER', 1)] };
  const met = (evaluation: Evaluation) =>
    evaluation.elements.map(({ conditions }) => conditions.map((row) => row.met));

  it('of the action are evaluated after its own effects, without those of maneuvers', () => {
    const conditions = [{ kind: 'POWER_DEFINED' }];
    expect(met(slash({ conditions, ...power }))).toEqual([[true]]);
    expect(met(slash({ conditions }, { maneuvers: { Feint: power } }))).toEqual([[false], []]);
  });

  it('of a maneuver are evaluated before its own effects and later ones', () => {
    const maneuver = { conditions: [{ kind: 'POWER_DEFINED' }], ...power };
    expect(met(slash(power, { maneuvers: { Feint: maneuver } }))).toEqual([[], [true]]);
    expect(met(slash({}, { maneuvers: { Feint: maneuver, Twist: maneuver } }))).toEqual([
      [],
      [false],
      [true],
    ]);
    const chooses = { inputs: { skill: {} }, conditions: [{ kind: 'IS_DICE_ROLL_ACTION' }] };
    expect(met(slash({}, { maneuvers: { Aim: chooses } }))).toEqual([[], [false]]);
    expect(met(slash(chooses))).toEqual([[true]]);
  });

  it('that compare a cost use the total cost of the stack, with its energy modifier', () => {
    const exactly = (value: number) => [
      { kind: 'RESOURCE_COST_COMPARISON', resource: 'ENERGY', comparison: 'EQUAL_TO', ...anAmount(value) },
    ];
    const maneuvers = {
      Feint: { resources: [aCost('ENERGY', 2)], conditions: exactly(6) },
      Twist: { resources: [aCost('ENERGY', 1)], conditions: exactly(5) },
    };
    const action = { resources: [aCost('ENERGY', 2)], conditions: exactly(6) };
    expect(met(slash(action, { maneuvers, gift: { ACTION_ENERGY_COST: 1 } }))).toEqual([
      [true],
      [true],
      [false],
    ]);
  });

  it('of a maneuver can name the chosen action', () => {
    const maneuvers = { Feint: { conditions: [{ kind: 'SELECTED_ACTION_IS', actions: ['Slash'] }] } };
    expect(met(slash({}, { maneuvers }))).toEqual([[], [true]]);
  });

  it('that are met once consider the maneuvers stacked before', () => {
    const character = combatant({
      actions: { Slash: {} },
      maneuvers: { Feint: { conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }] } },
    });
    expect(met(evaluate(character, draftOf('Slash', ['Feint', 'Feint']))!)).toEqual([[], [true], [false]]);
  });

  it('that are met once ignore the action of the same name', () => {
    const slashing = { Slash: { conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }] } };
    const character = combatant({ actions: { Slash: {} }, maneuvers: slashing });
    expect(met(evaluate(character, draftOf('Slash', ['Slash', 'Slash']))!)).toEqual([[], [true], [false]]);
  });

  it('evaluate amounts with the inputs of their element', () => {
    const condition = { kind: 'PROPERTY_COMPARISON', target: 'ANTE', comparison: 'EQUAL_TO', ...NUMERIC };
    const maneuvers = {
      Feint: { inputs: { numeric: { title: 'Dice', minimum: 3 } }, conditions: [condition] },
    };
    expect(met(slash({ effects: [aChange('ANTE', 3)] }, { maneuvers }))).toEqual([[], [true]]);
  });
});

describe('the reason why an action cannot be performed', () => {
  const notBegun = 'Combat has not been initiated. Please scroll to the top and do so.';
  const endPhase =
    'You are currently in the End Phase of this round. You may transition at the top when the next Round begins.';
  const weapon =
    'You have either chosen no Weapon, the same Weapon you already have equipped, or a reference to a weapon that no longer exists.';
  const resources = 'You do not have enough resources to perform this action.';
  const draw = { inputs: { weapon: {} }, effects: [{ kind: 'SET_WEAPON' }] };
  const bad = (title: string) => ({ inputs: { numeric: { title, minimum: 2, maximum: 1 } } });

  it.each<[string, Readonly<Record<string, unknown>>, Parameters<typeof slash>[1], readonly string[]]>([
    ['combat has not begun', {}, { combat: { round: 0 } }, [notBegun]],
    ['combat has not begun, in whatever phase', {}, { combat: { round: 0, phase: 3 } }, [notBegun]],
    [
      'combat has not begun, and there are no action points yet',
      { resources: [aCost('ACTION_POINTS', 1)] },
      { combat: { round: 0, actionPoints: 0 } },
      [notBegun],
    ],
    ['it is the End Phase', {}, { combat: { phase: 3 } }, [endPhase]],
    ['the weapon is equipped already', draw, { given: { weapon: 'sword' } }, [weapon]],
    ['there is no weapon', draw, { sheet: { inventory: new Map() } }, [weapon, 'No Valid Weapons']],
    [
      'the character is down',
      {},
      { play: STANDARD_PLAY, sheet: { health: 0 }, combat: { phase: 3 } },
      ['You cannot perform any action while your Health is at 0.', endPhase],
    ],
    [
      'the character is down above 0',
      {},
      { play: { falling: { DOWN: { resource: 'ENERGY', at: 7 } } } },
      ['You cannot perform any action while your Energy is at 7 or below.'],
    ],
    ['it costs too much', { resources: [aCost('ENERGY', 8)] }, {}, [resources]],
    ['it costs all the health there is', { resources: [aCost('HEALTH', 12)] }, {}, [resources]],
    ['it costs all the vigor there is', { resources: [aCost('VIGOR', 2)] }, {}, [resources]],
    [
      'no number can be given',
      { inputs: { numeric: { title: 'Dice', minimum: 8, maximum: { resource: 'ENERGY', current: true } } } },
      {},
      ['Dice: The minimum of 8 exceeds the maximum of 7.'],
    ],
    [
      'several inputs are refused, each once',
      bad('Dice'),
      { maneuvers: { Feint: bad('Dice'), Twist: bad('Guard'), Press: bad('Dice') } },
      [
        'Dice: The minimum of 2 exceeds the maximum of 1.',
        'Guard: The minimum of 2 exceeds the maximum of 1.',
      ],
    ],
    [
      'of several things',
      { ...draw, resources: [aCost('ENERGY', 8), aCost('FOCUS', 9)] },
      { combat: { phase: 3 }, given: { weapon: 'sword' } },
      [endPhase, weapon, resources],
    ],
  ])('is given if %s', (_what, action, facts, reasons) => {
    const evaluation = slash(action, facts);
    expect(evaluation.reasons.map(wordingText)).toEqual(reasons);
    expect(evaluation.canPerform).toBe(false);
  });

  it.each<[string, Readonly<Record<string, unknown>>, Parameters<typeof slash>[1]]>([
    ['phase 2', {}, { combat: { phase: 2 } }],
    ['another weapon', draw, { given: { weapon: 'bow' } }],
    ['a weapon input that changes none', { inputs: { weapon: {} } }, { given: { weapon: 'sword' } }],
    ['all the energy there is', { resources: [aCost('ENERGY', 7)] }, {}],
    ['all the action points there are', { resources: [aCost('ACTION_POINTS', 3)] }, {}],
    ['all health but one', { resources: [aCost('HEALTH', 11)] }, {}],
    ['a number that can be given', { inputs: { numeric: { title: 'Dice' } } }, {}],
    ['conditions that are met', { conditions: [{ kind: 'ONLY_ACTION_THIS_PHASE' }] }, {}],
    ['a gain', { resources: [aCost('HEALTH', -99)] }, {}],
    ['no health where no pack says when one falls', {}, { sheet: { health: 0 } }],
  ])('is absent for %s', (_what, action, facts) => {
    const evaluation = slash(action, facts);
    expect(evaluation.reasons).toEqual([]);
    expect(evaluation.canPerform).toBe(true);
  });

  it('may be an unmet condition of a maneuver', () => {
    const maneuvers = { Feint: { conditions: [{ kind: 'POWER_DEFINED' }] } };
    expect(slash({}, { maneuvers }).canPerform).toBe(false);
  });
});

describe('maneuvers', () => {
  it('are in order with their index in the draft, without those that the character lacks', () => {
    const character = combatant({ actions: { Slash: {} }, maneuvers: { Feint: {}, Twist: {} } });
    const evaluation = evaluate(character, draftOf('Slash', ['Twist', 'Gone', 'Feint', 'Twist']))!;
    expect(evaluation.elements.map(({ action, place }) => [action.name, place])).toEqual([
      ['Slash', 'ACTION'],
      ['Twist', 0],
      ['Feint', 2],
      ['Twist', 3],
    ]);
  });

  it('change properties, costs and effects after the action', () => {
    const maneuvers = {
      Double: {
        effects: [{ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'PROPERTY', property: 'POWER' }],
      },
      Heal: { effects: [{ kind: 'SET_DAMAGE_TYPE', damageType: 'HEALING' }] },
    };
    const effects = [aChange('POWER', 3), { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_B' }];
    const evaluation = slash({ effects }, { maneuvers });
    expect(evaluation.power?.total).toBe(6);
    expect(evaluation.damage).toEqual({ type: 'HEALING', name: 'Healing' });
  });
});
