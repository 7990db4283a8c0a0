import { describe, expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { inputTable } from '../../../testing/rule-table.ts';
import { numericInput } from './numeric.ts';

inputTable('numeric', {
  good: [
    { title: 'Ante' },
    { title: 'Ante', minimum: 2, maximum: 5 },
    { title: 'Ante', maximum: { resource: 'ENERGY', current: true } },
    { title: 'Ante', maximum: { property: 'DICE_POOL' } },
    { title: 'Ante', maximum: { skill: 'Blades' } },
  ],
  malformed: [
    ['without a title', { minimum: 1 }, '$.title'],
    ['with an empty title', { title: '' }, '$.title'],
    ['with text for the minimum', { title: 'Ante', minimum: '1' }, '$.minimum'],
    ['with an invalid maximum', { title: 'Ante', maximum: 'much' }, '$.maximum'],
  ],
  words: [
    [{ title: 'Ante' }, 'Ante: 1 to 100'],
    [{ title: 'Ante', minimum: 0, maximum: 5 }, 'Ante: 0 to 5'],
    [{ title: 'Ante', maximum: { property: 'DICE_POOL' } }, 'Ante: 1 to Dice Pool'],
  ],
  options: [
    [
      '1 to 100 by default',
      { title: 'Ante' },
      {},
      { control: 'number', title: 'Ante', minimum: 1, maximum: 100 },
    ],
    [
      'its own bounds',
      { title: 'Ante', minimum: 0, maximum: 5 },
      {},
      { control: 'number', title: 'Ante', minimum: 0, maximum: 5 },
    ],
    [
      'bounds rounded inwards to whole numbers',
      { title: 'Ante', minimum: 0.5, maximum: 5.5 },
      {},
      { control: 'number', title: 'Ante', minimum: 1, maximum: 5 },
    ],
    [
      'a cap',
      { title: 'Ante', maximum: { resource: 'ENERGY', current: true } },
      {},
      { control: 'number', title: 'Ante', minimum: 1, maximum: 7 },
    ],
    [
      'the only number in the bounds',
      { title: 'Ante', minimum: 3, maximum: 3 },
      {},
      { control: 'number', title: 'Ante', minimum: 3, maximum: 3 },
    ],
    [
      'a problem if the minimum exceeds the maximum',
      { title: 'Ante', minimum: 8, maximum: { resource: 'ENERGY', current: true } },
      {},
      {
        control: 'number',
        title: 'Ante',
        minimum: 8,
        maximum: 7,
        problem: 'The minimum of 8 exceeds the maximum of 7.',
      },
    ],
  ],
});

describe('the value of a numeric input', () => {
  const read = (node: { minimum?: number; maximum?: number }, given?: number) =>
    numericInput.read({ title: 'Ante', ...node }, given, contextAt());

  it.each([
    ['the minimum by default', {}, undefined, 1],
    ['a custom minimum by default', { minimum: 3 }, undefined, 3],
    ['the given number', {}, 42, 42],
    ['a negative minimum by default', { minimum: -3 }, undefined, -3],
    ['the only number in the bounds', { minimum: 3, maximum: 3 }, undefined, 3],
    ['no less than the minimum', { minimum: 3 }, 2, 3],
    ['no more than the maximum', { maximum: 5 }, 6, 5],
    ['a whole number', { maximum: 5 }, 2.5, 3],
    ['the minimum for NaN', {}, Number.NaN, 1],
    ['none if the minimum exceeds the maximum', { minimum: 6, maximum: 5 }, 5, undefined],
  ])('is %s', (_what, node, given, value) => {
    expect(read(node, given)).toBe(value);
  });
});
