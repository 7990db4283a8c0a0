import { effectTable } from '../../../testing/rule-table.ts';

const text = 'CHANGE_PROPERTY is not properly defined.';
const two = { by: 'CONSTANT', value: 2 };

effectTable('CHANGE_PROPERTY', {
  applied: [
    [
      'adds',
      { target: 'SUCCESSES', ...two },
      { draft: { changes: { SUCCESSES: 1 } } },
      { changes: { SUCCESSES: 3 } },
    ],
    [
      'takes',
      { target: 'SUCCESSES', reduce: true, ...two },
      { draft: { changes: { SUCCESSES: 1 } } },
      { changes: { SUCCESSES: -1 } },
    ],
    ['adds where reduce is false', { target: 'ANTE', reduce: false, ...two }, {}, { changes: { ANTE: 2 } }],
    [
      'changes one property alone',
      { target: 'DICE_POOL', ...two },
      { draft: { changes: { ANTE: 1 } } },
      { changes: { ANTE: 1, DICE_POOL: 2 } },
    ],
    [
      'defines power',
      { target: 'POWER', by: 'CONSTANT', value: 0 },
      { actor: { power: 5 } },
      { changes: { POWER: 0 } },
    ],
    [
      'by what was given',
      { target: 'POWER', by: 'INPUT', input: 'NUMERIC' },
      { inputs: { numeric: 4 } },
      { changes: { POWER: 4 } },
    ],
    [
      'by the level of the skill chosen',
      { target: 'SKILL_LEVEL', by: 'INPUT', input: 'SKILL' },
      { inputs: { skill: 'Bows' } },
      { changes: { SKILL_LEVEL: 5 } },
    ],
    [
      'by the level of the effect chosen',
      { target: 'INFLICT_STATUS_EFFECT_LEVEL', by: 'INPUT', input: 'STATUS_EFFECT' },
      { inputs: { statusEffect: { name: 'Burning', level: 3 } } },
      { changes: { INFLICT_STATUS_EFFECT_LEVEL: 3 } },
    ],
    [
      'by a property',
      { target: 'ANTE', by: 'PROPERTY', property: 'SUCCESSES', operation: { kind: 'TRIANGULAR' } },
      { draft: { changes: { SUCCESSES: 3 } } },
      { changes: { SUCCESSES: 3, ANTE: 6 } },
    ],
  ],
  malformed: [
    ['without a target', two, text, '$.target'],
    ['with an unknown target', { target: 'LUCK', ...two }, text, '$.target'],
    ['with text for reduce', { target: 'ANTE', reduce: 'yes', ...two }, text, '$.reduce'],
    ['without an amount', { target: 'ANTE' }, text, '$.by'],
    [
      'with an unknown operation',
      { target: 'ANTE', ...two, operation: { kind: 'SQUARE' } },
      text,
      '$.operation.kind',
    ],
    [
      'divided by 0',
      { target: 'ANTE', ...two, operation: { kind: 'DIVIDE_BY', value: 0 } },
      text,
      '$.operation.value',
    ],
  ],
  words: [
    [{ target: 'POWER', ...two }, 'Power +2'],
    [{ target: 'POWER', reduce: true, ...two }, 'Power −2'],
    [{ target: 'DICE_POOL', by: 'PROPERTY', property: 'ANTE' }, 'Dice Pool + Ante'],
    [{ target: 'DICE_POOL', by: 'INPUT', input: 'NUMERIC' }, 'Dice Pool + Effort'],
  ],
});
