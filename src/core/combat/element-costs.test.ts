import { describe, expect, it } from 'vitest';
import { aCost, anAmount, type CombatantFacts, combatant, draftOf } from '../../testing/combatant.ts';
import { NO_GAME_DATA } from '../game-data/game-data.ts';
import { wordingText } from '../lib/wording.ts';
import { writtenCosts } from './element-costs.ts';
import { evaluate } from './evaluate.ts';
import type { ElementCostRow } from './evaluation.ts';

type Fields = Readonly<Record<string, unknown>>;

const GIVEN = { by: 'INPUT', input: 'NUMERIC' };
const BY_POWER = { by: 'PROPERTY', property: 'POWER' };

const rowTexts = (rows: readonly ElementCostRow[] = []) =>
  rows.map(
    ({ text, shortfall }) => `${wordingText(text)}${shortfall === undefined ? '' : ` (${shortfall})`}`,
  );

/** The costs of an action named Slash alone. */
function actionCosts(action: Fields, facts: CombatantFacts = {}) {
  const character = combatant({ actions: { Slash: action }, ...facts });
  return rowTexts(evaluate(character, draftOf('Slash'))?.elements[0]?.costs);
}

/** The costs that a maneuver named Feint adds to Slash. */
function addedCosts(maneuver: Fields, action: Fields = {}, facts: CombatantFacts = {}) {
  const character = combatant({ actions: { Slash: action }, maneuvers: { Feint: maneuver }, ...facts });
  return rowTexts(evaluate(character, draftOf('Slash', ['Feint'], { numeric: 2 }))?.elements[1]?.costs);
}

const TIRED = { gift: { ACTION_ENERGY_COST: 4 } };
const FRESH = { gift: { ACTION_ENERGY_COST: -4 } };

describe('the costs of an action', () => {
  it('include the energy modifier if it costs energy', () => {
    expect(actionCosts({ resources: [aCost('ENERGY', 1), aCost('FOCUS', 1)] }, TIRED)).toEqual([
      '5 Energy',
      '1 Focus',
    ]);
    expect(actionCosts({ resources: [aCost('ENERGY', 1)] }, FRESH)).toEqual(['0 Energy']);
    expect(actionCosts({ resources: [aCost('ENERGY', -2)] }, TIRED)).toEqual(['Gains 2 Energy']);
    expect(actionCosts({ resources: [aCost('FOCUS', 1)] }, TIRED)).toEqual(['1 Focus']);
  });

  it('in one resource are combined', () => {
    expect(actionCosts({ resources: [aCost('FOCUS', 3), aCost('ENERGY', 1), aCost('FOCUS', -1)] })).toEqual([
      '1 Energy',
      '2 Focus',
    ]);
  });

  it('state why they cannot be paid', () => {
    expect(actionCosts({ resources: [aCost('ENERGY', 3)] }, TIRED)).toEqual(['7 Energy']);
    expect(actionCosts({ resources: [aCost('ENERGY', 4)] }, TIRED)).toEqual(['8 Energy (Not enough)']);
    expect(actionCosts({ resources: [aCost('VIGOR', 2)] })).toEqual(['2 Vigor (One must be left)']);
  });

  it('are computed if they do not depend on an input', () => {
    const effects = [{ kind: 'CHANGE_PROPERTY', target: 'POWER', ...anAmount(3) }];
    const resources = [{ resource: 'ENERGY', ...BY_POWER }];
    expect(actionCosts({ effects, resources })).toEqual(['3 Energy']);
    expect(actionCosts({ effects, resources, inputs: { weapon: {} } })).toEqual(['3 Energy']);
    expect(actionCosts({ resources: [{ resource: 'ENERGY', ...GIVEN }] })).toEqual(['0 Energy']);
  });

  it.each([
    [{ numeric: { title: 'Dice' } }, GIVEN, 'Energy equal to Dice'],
    [{ skill: {} }, { by: 'INPUT', input: 'SKILL' }, 'Energy equal to the level of the skill chosen'],
    [
      { statusEffect: {} },
      { by: 'INPUT', input: 'STATUS_EFFECT' },
      'Energy equal to the level of the status effect chosen',
    ],
    [{ skill: {} }, BY_POWER, 'Energy equal to Power'],
    [{ statusEffect: {} }, BY_POWER, 'Energy equal to Power'],
    [{ numeric: { title: 'Dice' } }, BY_POWER, 'Energy equal to Power'],
  ])('that depend on the inputs %j are described in words', (inputs, amount, text) => {
    const resources = [{ resource: 'ENERGY', ...amount }];
    expect(actionCosts({ inputs, resources })).toEqual([text]);
    expect(actionCosts({ inputs, resources }, TIRED)).toEqual([`${text}, and 4 more`]);
    expect(actionCosts({ inputs, resources }, FRESH)).toEqual([`${text}, and 4 less`]);
  });

  it('in words name every part, and leave the others computed', () => {
    const resources = [aCost('ENERGY', 1), { resource: 'ENERGY', ...GIVEN }, aCost('FOCUS', 1)];
    expect(actionCosts({ inputs: { numeric: { title: 'Dice' } }, resources }, TIRED)).toEqual([
      'Energy equal to 1 + Dice, and 4 more',
      '1 Focus',
    ]);
  });
});

describe('the costs of a maneuver', () => {
  it('are the increase of the total', () => {
    const resources = [aCost('ENERGY', 2)];
    expect(addedCosts({ resources }, { resources }, TIRED)).toEqual(['2 Energy (Not enough)']);
    expect(addedCosts({ resources }, {}, TIRED)).toEqual(['6 Energy']);
    expect(addedCosts({ resources: [aCost('ENERGY', -1)] }, { resources }, TIRED)).toEqual([
      'Gains 1 Energy',
    ]);
  });

  it('are computed if they depend on the action’s inputs', () => {
    const numeric = { inputs: { numeric: { title: 'Dice' } } };
    const resources = [{ resource: 'FOCUS', ...GIVEN }];
    expect(addedCosts({ resources }, numeric)).toEqual(['2 Focus']);
    expect(addedCosts({ ...numeric, resources }, numeric)).toEqual(['Focus equal to Dice']);
  });

  it('in words include the energy modifier unless the action already includes it', () => {
    const inputs = { numeric: { title: 'Dice' } };
    const maneuver = { inputs, resources: [{ resource: 'ENERGY', ...GIVEN }] };
    expect(addedCosts(maneuver, { resources: [aCost('ENERGY', 1)] }, TIRED)).toEqual([
      'Energy equal to Dice',
    ]);
    expect(addedCosts(maneuver, {}, TIRED)).toEqual(['Energy equal to Dice, and 4 more']);
  });

  it('are in the words of its pack without an action', () => {
    const resources = [aCost('FOCUS', -1), aCost('ENERGY', 2), { resource: 'MANA' }];
    const { maneuvers } = combatant({ maneuvers: { Feint: { resources } }, ...TIRED });
    expect(rowTexts(writtenCosts(maneuvers[0]!.action, NO_GAME_DATA.glossary))).toEqual([
      'Gains 1 Focus',
      '2 Energy',
      'MANA is not properly defined.',
    ]);
  });
});
