import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'RESOURCE_COST_COMPARISON is not properly defined.';
const number = (value: number) => ({ by: 'CONSTANT', value });
const three = number(3);

conditionTable('RESOURCE_COST_COMPARISON', {
  met: [
    [
      'less',
      { resource: 'ENERGY', comparison: 'LESS_THAN', ...three },
      { wholeCost: { ENERGY: 2, HEALTH: 9 } },
    ],
    [
      'greater',
      { resource: 'HEALTH', comparison: 'GREATER_THAN', ...three },
      { wholeCost: { ENERGY: 2, HEALTH: 4 } },
    ],
    [
      'equal',
      { resource: 'ACTION_POINTS', comparison: 'EQUAL_TO', ...three },
      { wholeCost: { ACTION_POINTS: 3 } },
    ],
    [
      'an amount of its own',
      { resource: 'FOCUS', comparison: 'EQUAL_TO', by: 'INPUT', input: 'SKILL' },
      { wholeCost: { FOCUS: 5 }, inputs: { skill: 'Bows' } },
    ],
  ],
  unmet: [
    [
      'equal is not less',
      { resource: 'ENERGY', comparison: 'LESS_THAN', ...three },
      { wholeCost: { ENERGY: 3 } },
    ],
    [
      'equal is not greater',
      { resource: 'ENERGY', comparison: 'GREATER_THAN', ...three },
      { wholeCost: { ENERGY: 3 } },
    ],
    [
      'less is not equal',
      { resource: 'ENERGY', comparison: 'EQUAL_TO', ...three },
      { wholeCost: { ENERGY: 2 } },
    ],
  ],
  malformed: [
    ['without a resource', { comparison: 'EQUAL_TO', ...three }, text, '$.resource'],
    ['with an unknown resource', { resource: 'MANA', comparison: 'EQUAL_TO', ...three }, text, '$.resource'],
    ['without a comparison', { resource: 'ENERGY', ...three }, text, '$.comparison'],
    ['without an amount', { resource: 'ENERGY', comparison: 'EQUAL_TO' }, text, '$.by'],
  ],
  words: [
    [{ resource: 'ENERGY', comparison: 'LESS_THAN', ...three }, 'Costs at most 2 Energy in all'],
    [{ resource: 'ENERGY', comparison: 'LESS_THAN', ...number(1) }, 'Costs no Energy'],
    [{ resource: 'HEALTH', comparison: 'LESS_THAN', ...number(0) }, 'Gains at least 1 Health in all'],
    [{ resource: 'BOOST_POINTS', comparison: 'EQUAL_TO', ...three }, 'Costs 3 Boost Points in all'],
    [{ resource: 'BOOST_POINTS', comparison: 'EQUAL_TO', ...number(0) }, 'Costs 0 Boost Points in all'],
    [{ resource: 'FOCUS', comparison: 'EQUAL_TO', ...number(-2) }, 'Gains 2 Focus in all'],
    [
      { resource: 'ACTION_POINTS', comparison: 'GREATER_THAN', ...number(0) },
      'Costs at least 1 Action Point in all',
    ],
    [{ resource: 'ACTION_POINTS', comparison: 'GREATER_THAN', ...number(-1) }, 'Gains no Action Points'],
    [
      { resource: 'BOOST_POINTS', comparison: 'GREATER_THAN', ...number(-2) },
      'Gains at most 1 Boost Point in all',
    ],
    [
      { resource: 'ENERGY', comparison: 'LESS_THAN', by: 'PROPERTY', property: 'ANTE' },
      'Energy cost is less than Ante',
    ],
  ],
});
