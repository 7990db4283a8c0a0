import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'RESOURCE_COST_COMPARISON is not properly defined.';
const three = { by: 'CONSTANT', value: 3 };

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
    [{ resource: 'ENERGY', comparison: 'LESS_THAN', ...three }, 'Energy cost is less than 3'],
    [{ resource: 'BOOST_POINTS', comparison: 'EQUAL_TO', ...three }, 'Boost Points cost is equal to 3'],
    [
      { resource: 'ACTION_POINTS', comparison: 'GREATER_THAN', by: 'CONSTANT', value: -1 },
      'Gains no Action Points',
    ],
  ],
});
