import { describe, expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { inputTable } from '../../../testing/rule-table.ts';
import { statusEffectInput } from './status-effect.ts';

const choicesUpTo = (highestLevel: number, ...names: readonly string[]) => ({
  control: 'choice' as const,
  choices: names.map((name) => ({ value: name, label: name, highestLevel })),
  fallback: 'No Valid Status Effects',
});
const choices = (...names: readonly string[]) => choicesUpTo(5, ...names);
const needed = { effectsNeeded: ['Burning', 'Frozen'], actor: { statusEffects: { Frozen: 3 } } };

inputTable('statusEffect', {
  good: [{}, { effects: ['Burning', 'Frozen'] }],
  malformed: [
    ['with a name instead of a list', { effects: 'Burning' }, '$.effects'],
    ['with an empty name', { effects: ['Burning', ''] }, '$.effects[1]'],
  ],
  words: [
    [{}, 'Status Effect: any'],
    [{ effects: ['Burning', 'Nope', 'Frozen'] }, 'Status Effect: Burning or Frozen'],
    [{ effects: ['Nope'] }, 'No Valid Status Effects'],
  ],
  options: [
    ['every effect', {}, {}, choices('Burning', 'Frozen', 'Hidden')],
    [
      'effects in the order of the list',
      { effects: ['Hidden', 'Burning'] },
      {},
      choices('Hidden', 'Burning'),
    ],
    ['no undefined effect', { effects: ['Nope'] }, {}, choices()],
    ['none for an empty list', { effects: [] }, {}, choices()],
    [
      'level 1 without a level cap',
      { effects: ['Burning'] },
      { actor: { statusEffectLevelCap: 0 } },
      choicesUpTo(1, 'Burning'),
    ],
    [
      'an effect that the character must have while it has it, up to its level',
      { effects: ['Burning', 'Frozen'] },
      needed,
      choicesUpTo(3, 'Frozen'),
    ],
    [
      'none where the character has none that it must have',
      { effects: ['Burning', 'Frozen'] },
      { ...needed, actor: {} },
      choices(),
    ],
  ],
});

describe('the value of a status effect input', () => {
  it.each([
    ['the given effect', {}, { name: 'Frozen', level: 2 }, { name: 'Frozen', level: 2 }],
    ['the first one at level 1 by default', {}, undefined, { name: 'Burning', level: 1 }],
    [
      'the first one instead of an effect that is not listed',
      { effects: ['Hidden'] },
      { name: 'Burning', level: 3 },
      { name: 'Hidden', level: 1 },
    ],
    ['the level cap for a higher level', {}, { name: 'Frozen', level: 6 }, { name: 'Frozen', level: 5 }],
    ['level 1 for a lower level', {}, { name: 'Frozen', level: 0 }, { name: 'Frozen', level: 1 }],
    ['a rounded level', {}, { name: 'Frozen', level: 1.5 }, { name: 'Frozen', level: 2 }],
    ['none without a choice', { effects: ['Nope'] }, { name: 'Nope', level: 1 }, undefined],
  ])('is %s', (_what, node, given, value) => {
    expect(statusEffectInput.read(node, given, contextAt())).toEqual(value);
  });

  it.each([
    ['the one that it has at its level, where none is given', undefined, 3],
    ['the one that it has at its level, where another is given', { name: 'Burning', level: 1 }, 3],
    ['the given level up to its own', { name: 'Frozen', level: 2 }, 2],
    ['at most its own level', { name: 'Frozen', level: 9 }, 3],
  ])('of those that the character must have is %s', (_what, given, level) => {
    expect(statusEffectInput.read({}, given, contextAt(needed))).toEqual({ name: 'Frozen', level });
  });
});
