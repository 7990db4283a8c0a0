import { describe, expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { inputTable } from '../../../testing/rule-table.ts';
import { statusEffectInput } from './status-effect.ts';

const choices = (...names: readonly string[]) => ({
  control: 'choice' as const,
  choices: names.map((name) => ({ value: name, label: name })),
  fallback: 'No Valid Status Effects',
  levels: { minimum: 1, maximum: 5 },
});

inputTable('statusEffect', {
  good: [{}, { effects: ['Burning', 'Frozen'] }],
  malformed: [
    ['with a name for the list', { effects: 'Burning' }, '$.effects'],
    ['with an empty name', { effects: ['Burning', ''] }, '$.effects[1]'],
  ],
  words: [
    [{}, 'Status Effect: any'],
    [{ effects: ['Burning', 'Nope', 'Frozen'] }, 'Status Effect: Burning or Frozen'],
    [{ effects: ['Nope'] }, 'No Valid Status Effects'],
  ],
  options: [
    ['every effect', {}, {}, choices('Burning', 'Frozen', 'Hidden')],
    ['effects in their order', { effects: ['Hidden', 'Burning'] }, {}, choices('Hidden', 'Burning')],
    ['none that nobody defines', { effects: ['Nope'] }, {}, choices()],
    ['none of an empty list', { effects: [] }, {}, choices()],
    [
      'level 1 where there is no level cap',
      { effects: ['Burning'] },
      { actor: { statusEffectLevelCap: 0 } },
      { ...choices('Burning'), levels: { minimum: 1, maximum: 1 } },
    ],
  ],
});

describe('the value of a status effect input', () => {
  it.each([
    ['the one given', {}, { name: 'Frozen', level: 2 }, { name: 'Frozen', level: 2 }],
    ['the first at level 1 where none is given', {}, undefined, { name: 'Burning', level: 1 }],
    [
      'the first where another is given',
      { effects: ['Hidden'] },
      { name: 'Burning', level: 3 },
      { name: 'Hidden', level: 1 },
    ],
    ['at most at the level cap', {}, { name: 'Frozen', level: 6 }, { name: 'Frozen', level: 5 }],
    ['at least at level 1', {}, { name: 'Frozen', level: 0 }, { name: 'Frozen', level: 1 }],
    ['at a whole level', {}, { name: 'Frozen', level: 1.5 }, { name: 'Frozen', level: 2 }],
    ['none where there is none', { effects: ['Nope'] }, { name: 'Nope', level: 1 }, undefined],
  ])('is %s', (_what, node, given, value) => {
    expect(statusEffectInput.read(node, given, contextAt())).toEqual(value);
  });
});
