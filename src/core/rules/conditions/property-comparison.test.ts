import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'PROPERTY_COMPARISON is not properly defined.';
const two = { by: 'CONSTANT', value: 2 };

conditionTable('PROPERTY_COMPARISON', {
  met: [
    ['less', { target: 'ANTE', comparison: 'LESS_THAN', ...two }, { draft: { changes: { ANTE: 1 } } }],
    ['greater', { target: 'ANTE', comparison: 'GREATER_THAN', ...two }, { draft: { changes: { ANTE: 3 } } }],
    ['equal', { target: 'ANTE', comparison: 'EQUAL_TO', ...two }, { draft: { changes: { ANTE: 2 } } }],
    ['a property that starts at 0', { target: 'SUCCESSES', comparison: 'LESS_THAN', ...two }],
    [
      'power with its modifier',
      { target: 'POWER', comparison: 'EQUAL_TO', ...two },
      { draft: { changes: { POWER: 1 } }, actor: { power: 1 } },
    ],
    [
      'the whole dice pool',
      { target: 'DICE_POOL', comparison: 'EQUAL_TO', by: 'CONSTANT', value: 6 },
      { draft: { chosenSkill: 'Blades', changes: { DICE_POOL: 1 } }, actor: { dicePool: 2 } },
    ],
    [
      'the level of the skill used with its changes',
      { target: 'SKILL_LEVEL', comparison: 'EQUAL_TO', by: 'CONSTANT', value: 4 },
      { draft: { chosenSkill: 'Blades', changes: { SKILL_LEVEL: 1 } } },
    ],
    [
      'an amount with an operation',
      {
        target: 'ANTE',
        comparison: 'EQUAL_TO',
        by: 'PROPERTY',
        property: 'SUCCESSES',
        operation: { kind: 'DIVIDE_BY', value: 2, roundDown: true },
      },
      { draft: { changes: { ANTE: 1, SUCCESSES: 3 } } },
    ],
    [
      'the number input',
      { target: 'ANTE', comparison: 'EQUAL_TO', by: 'INPUT', input: 'NUMERIC' },
      { draft: { changes: { ANTE: 3 } }, inputs: { numeric: 3 } },
    ],
  ],
  unmet: [
    [
      'equal is not less',
      { target: 'ANTE', comparison: 'LESS_THAN', ...two },
      { draft: { changes: { ANTE: 2 } } },
    ],
    [
      'equal is not greater',
      { target: 'ANTE', comparison: 'GREATER_THAN', ...two },
      { draft: { changes: { ANTE: 2 } } },
    ],
    [
      'greater is not equal',
      { target: 'ANTE', comparison: 'EQUAL_TO', ...two },
      { draft: { changes: { ANTE: 3 } } },
    ],
    ['power undefined is not less', { target: 'POWER', comparison: 'LESS_THAN', ...two }],
    [
      'power undefined is not equal to 0',
      { target: 'POWER', comparison: 'EQUAL_TO', by: 'CONSTANT', value: 0 },
    ],
  ],
  malformed: [
    ['without a target', { comparison: 'EQUAL_TO', ...two }, text, '$.target'],
    ['with an unknown target', { target: 'LUCK', comparison: 'EQUAL_TO', ...two }, text, '$.target'],
    ['without a comparison', { target: 'ANTE', ...two }, text, '$.comparison'],
    ['with an unknown comparison', { target: 'ANTE', comparison: 'AT_LEAST', ...two }, text, '$.comparison'],
    ['without an amount', { target: 'ANTE', comparison: 'EQUAL_TO' }, text, '$.by'],
    ['with half an amount', { target: 'ANTE', comparison: 'EQUAL_TO', by: 'CONSTANT' }, text, '$.value'],
  ],
  words: [
    [{ target: 'DICE_POOL', comparison: 'LESS_THAN', ...two }, 'Dice Pool is less than 2'],
    [
      { target: 'POWER', comparison: 'GREATER_THAN', by: 'PROPERTY', property: 'ANTE' },
      'Power is greater than Ante',
    ],
    [{ target: 'ANTE', comparison: 'EQUAL_TO', by: 'INPUT', input: 'NUMERIC' }, 'Ante is equal to Effort'],
    [
      { target: 'INFLICT_STATUS_EFFECT_LEVEL', comparison: 'EQUAL_TO', by: 'CONSTANT', value: 0 },
      'Inflicts no Status Effect yet',
    ],
    [
      { target: 'INFLICT_STATUS_EFFECT_LEVEL', comparison: 'EQUAL_TO', ...two },
      'Inflicted Status Effect Level is equal to 2',
    ],
  ],
});
