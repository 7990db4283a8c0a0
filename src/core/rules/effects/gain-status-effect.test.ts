import { expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { effectTable } from '../../../testing/rule-table.ts';
import { effectProblem, readEffect } from './index.ts';

const text = 'GAIN_STATUS_EFFECT is not properly defined.';
const chosen = { inputs: { numeric: 4, statusEffect: { name: 'Frozen', level: 3 } } };

effectTable('GAIN_STATUS_EFFECT', {
  applied: [
    [
      'the effect named, at level 1',
      { statusEffect: 'Burning' },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 1 }] },
    ],
    [
      'the effect named, at a level',
      { statusEffect: 'Burning', by: 'CONSTANT', value: 2 },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 2 }] },
    ],
    [
      'the effect named, at the number given',
      { statusEffect: 'Burning', by: 'INPUT', input: 'NUMERIC' },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 4 }] },
    ],
    [
      'the effect named, at the level chosen',
      { statusEffect: 'Burning', by: 'INPUT', input: 'STATUS_EFFECT' },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 3 }] },
    ],
    [
      'the effect named before the one chosen',
      { statusEffect: 'Burning', input: 'STATUS_EFFECT' },
      chosen,
      { gainedEffects: [{ name: 'Burning', level: 1 }] },
    ],
    [
      'the effect chosen',
      { input: 'STATUS_EFFECT' },
      chosen,
      { gainedEffects: [{ name: 'Frozen', level: 3 }] },
    ],
    [
      'the effect chosen, at a level of its own',
      { input: 'STATUS_EFFECT', by: 'CONSTANT', value: 1 },
      chosen,
      { gainedEffects: [{ name: 'Frozen', level: 1 }] },
    ],
    [
      'beside what was gained before',
      { statusEffect: 'Burning' },
      { draft: { gainedEffects: [{ name: 'Hidden', level: 2 }] } },
      {
        gainedEffects: [
          { name: 'Hidden', level: 2 },
          { name: 'Burning', level: 1 },
        ],
      },
    ],
    ['nothing where none is chosen', { input: 'STATUS_EFFECT' }, {}, {}],
    [
      'nothing where none is chosen, whatever the level',
      { input: 'STATUS_EFFECT', by: 'CONSTANT', value: 2 },
      {},
      {},
    ],
    ['nothing below level 1', { statusEffect: 'Burning', by: 'CONSTANT', value: 0 }, {}, {}],
  ],
  malformed: [
    ['without an effect', {}, text, '$'],
    ['with a level alone', { by: 'CONSTANT', value: 2 }, text, '$'],
    ['with the number for an effect', { by: 'INPUT', input: 'NUMERIC' }, text, '$'],
    ['with an empty name', { statusEffect: '' }, text, '$.statusEffect'],
    ['with no known way to give the level', { statusEffect: 'Burning', by: 'MAGIC' }, text, '$.by'],
    ['with half an amount', { statusEffect: 'Burning', by: 'CONSTANT' }, text, '$.value'],
  ],
  words: [
    [{ statusEffect: 'Burning' }, 'Gain Burning, level: 1'],
    [{ statusEffect: 'Burning', by: 'PROPERTY', property: 'POWER' }, 'Gain Burning, level: Power'],
    [{ input: 'STATUS_EFFECT' }, 'Gain the status effect chosen at the level chosen'],
    [{ input: 'STATUS_EFFECT', by: 'CONSTANT', value: 2 }, 'Gain the status effect chosen, level: 2'],
  ],
});

it('shows a message in its place if no effect is chosen', () => {
  const byInput = readEffect({ kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' }, new Set());
  const byName = readEffect({ kind: 'GAIN_STATUS_EFFECT', statusEffect: 'Burning' }, new Set());
  expect(effectProblem(byInput, contextAt())).toBe('Gain Status Effect - Effect Undefined');
  expect(effectProblem(byInput, contextAt(chosen))).toBeUndefined();
  expect(effectProblem(byName, contextAt())).toBeUndefined();
});
