import { expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { effectTable } from '../../../testing/rule-table.ts';
import { effectProblem, readEffect } from './index.ts';

const text = 'Inflict Status Effect - Effect Undefined';
const chosen = { inputs: { statusEffect: { name: 'Frozen', level: 3 } } };

effectTable('SET_INFLICTED_EFFECT', {
  applied: [
    ['a named effect', { statusEffect: 'Burning' }, {}, { inflictedEffect: 'Burning' }],
    ['the chosen effect', { input: 'STATUS_EFFECT' }, chosen, { inflictedEffect: 'Frozen' }],
    [
      'a named effect rather than the chosen one',
      { statusEffect: 'Burning', input: 'STATUS_EFFECT' },
      chosen,
      { inflictedEffect: 'Burning' },
    ],
    [
      'the later one counts',
      { statusEffect: 'Burning' },
      { draft: { inflictedEffect: 'Hidden' } },
      { inflictedEffect: 'Burning' },
    ],
    [
      'the earlier effect if none is chosen',
      { input: 'STATUS_EFFECT' },
      { draft: { inflictedEffect: 'Hidden' } },
      {},
    ],
  ],
  malformed: [
    ['without an effect', {}, text, '$'],
    ['with an empty name', { statusEffect: '' }, text, '$.statusEffect'],
    ['with another input', { input: 'NUMERIC' }, text, '$.input'],
  ],
  words: [
    [{ statusEffect: 'Burning' }, 'Inflicts Burning'],
    [{ input: 'STATUS_EFFECT' }, 'Inflicts the status effect chosen'],
  ],
});

it('shows a message in its place if no effect is chosen', () => {
  const byInput = readEffect({ kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' }, new Set());
  const byName = readEffect({ kind: 'SET_INFLICTED_EFFECT', statusEffect: 'Burning' }, new Set());
  expect(effectProblem(byInput, contextAt())).toBe(text);
  expect(effectProblem(byInput, contextAt(chosen))).toBeUndefined();
  expect(effectProblem(byName, contextAt())).toBeUndefined();
});
