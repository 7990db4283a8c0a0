import { effectTable } from '../../../testing/rule-table.ts';

const text = 'ANTE_DICE is not properly defined.';

effectTable('ANTE_DICE', {
  applied: [
    ['ante and power rise', { by: 'CONSTANT', value: 2 }, {}, { changes: { ANTE: 2, POWER: 2 } }],
    [
      'upon what was there',
      { by: 'INPUT', input: 'NUMERIC' },
      { inputs: { numeric: 3 }, draft: { changes: { ANTE: 1, POWER: 4 } } },
      { changes: { ANTE: 4, POWER: 7 } },
    ],
    [
      'none set aside, yet power is defined',
      { by: 'CONSTANT', value: 0 },
      {},
      { changes: { ANTE: 0, POWER: 0 } },
    ],
    ['never fewer than none', { by: 'CONSTANT', value: -2 }, {}, { changes: { ANTE: 0, POWER: 0 } }],
    [
      'after an operation',
      { by: 'CONSTANT', value: 3, operation: { kind: 'DIVIDE_BY', value: 2 } },
      {},
      { changes: { ANTE: 2, POWER: 2 } },
    ],
  ],
  malformed: [
    ['without an amount', {}, text, '$.by'],
    ['with a text for the number', { by: 'CONSTANT', value: '2' }, text, '$.value'],
  ],
  words: [
    [{ by: 'INPUT', input: 'NUMERIC' }, 'Set aside Effort dice'],
    [{ by: 'CONSTANT', value: 1 }, 'Set aside 1 die'],
    [{ by: 'CONSTANT', value: 2 }, 'Set aside 2 dice'],
  ],
});
