import { expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { effectTable } from '../../../testing/rule-table.ts';
import { effectProblem, readEffect } from './index.ts';

const text = 'GAIN_STATUS_EFFECT is not properly defined.';
const chosen = { inputs: { numeric: 4, statusEffect: { name: 'Frozen', level: 3 } } };

effectTable('GAIN_STATUS_EFFECT', {
  applied: [
    [
      'a named effect, at level 1',
      { statusEffect: 'Burning' },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 1 }] },
    ],
    [
      'a named effect, at a constant level',
      { statusEffect: 'Burning', by: 'CONSTANT', value: 2 },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 2 }] },
    ],
    [
      'a named effect, at the level of the number input',
      { statusEffect: 'Burning', by: 'INPUT', input: 'NUMERIC' },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 4 }] },
    ],
    [
      'a named effect, at the chosen level',
      { statusEffect: 'Burning', by: 'INPUT', input: 'STATUS_EFFECT' },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 3 }] },
    ],
    [
      'a named effect rather than the chosen one',
      { statusEffect: 'Burning', input: 'STATUS_EFFECT' },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 1 }] },
    ],
    [
      'the chosen effect',
      { input: 'STATUS_EFFECT' },
      chosen,
      { gainedEffects: [{ name: 'Frozen', level: 3 }] },
    ],
    [
      'the chosen effect, at a constant level',
      { input: 'STATUS_EFFECT', by: 'CONSTANT', value: 1 },
      chosen,
      { gainedEffects: [{ name: 'Frozen', level: 1 }] },
    ],
    [
      'in addition to earlier effects',
      { statusEffect: 'Burning' },
      { draft: { gainedEffects: [{ name: 'Hidden', level: 2 }] } },
      {
        gainedEffects: [
          { name: 'Hidden', level: 2 },
          { name: 'Burning', level: 1 },
        ],
      },
    ],
    ['nothing without a chosen effect', { input: 'STATUS_EFFECT' }, {}, {}],
    [
      'nothing without a chosen effect, at any level',
      { input: 'STATUS_EFFECT', by: 'CONSTANT', value: 2 },
      {},
      {},
    ],
    ['nothing below level 1', { statusEffect: 'Burning', by: 'CONSTANT', value: 0 }, {}, {}],
  ],
  malformed: [
    ['without an effect', {}, text, '$'],
    ['with only a level', { by: 'CONSTANT', value: 2 }, text, '$'],
    ['with the number input as the effect', { by: 'INPUT', input: 'NUMERIC' }, text, '$'],
    ['with an empty name', { statusEffect: '' }, text, '$.statusEffect'],
    ['with an unknown kind of amount', { statusEffect: 'Burning', by: 'MAGIC' }, text, '$.by'],
    ['with an incomplete amount', { statusEffect: 'Burning', by: 'CONSTANT' }, text, '$.value'],
  ],
  words: [
    [{ statusEffect: 'Burning' }, 'Gain Burning at level 1'],
    [{ statusEffect: 'Burning', by: 'PROPERTY', property: 'POWER' }, 'Gain Burning at level Power'],
    [{ statusEffect: 'Burning', by: 'INPUT', input: 'NUMERIC' }, 'Gain Burning at Effort'],
    [{ input: 'STATUS_EFFECT' }, 'Gain the status effect chosen at the level chosen'],
    [{ input: 'STATUS_EFFECT', by: 'CONSTANT', value: 2 }, 'Gain the status effect chosen at level 2'],
  ],
});

it('shows a message in its place if no effect is chosen', () => {
  const byInput = readEffect({ kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' }, new Set());
  const byName = readEffect({ kind: 'GAIN_STATUS_EFFECT', statusEffect: 'Burning' }, new Set());
  expect(effectProblem(byInput, contextAt())).toBe('Gain Status Effect - Effect Undefined');
  expect(effectProblem(byInput, contextAt(chosen))).toBeUndefined();
  expect(effectProblem(byName, contextAt())).toBeUndefined();
});
