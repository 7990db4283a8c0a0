import { describe, expect, it } from 'vitest';
import { contextAt, GLOSSARY } from '../../testing/rule-context.ts';
import { wordingText } from '../lib/wording.ts';
import { applyCost, costLines, costText, describeCost, readCost } from './costs.ts';
import { isMalformed, serializeNode } from './node.ts';
import { RESOURCES } from './vocabulary.ts';

const GIVEN = { by: 'INPUT', input: 'NUMERIC' };
const fixed = (resource: string, value: number) => ({ resource, by: 'CONSTANT', value });

describe('a cost', () => {
  it.each(RESOURCES)('in %s survives a round trip through JSON', (resource) => {
    const raw = { resource, by: 'CONSTANT', value: 2 };
    const cost = readCost(raw);
    expect(isMalformed(cost)).toBe(false);
    expect(serializeNode(cost)).toEqual(raw);
  });

  it('is added to the draft with its element as the source', () => {
    const cost = readCost({ resource: 'ENERGY', by: 'INPUT', input: 'NUMERIC' });
    const context = contextAt({ inputs: { numeric: 3 } });
    const once = applyCost(cost, context);
    const twice = applyCost(cost, { ...context, draft: once, element: 'Feint' });
    expect(context.draft.costs.size).toBe(0);
    expect(twice.costs).toEqual(
      new Map([
        [
          'ENERGY',
          {
            total: 6,
            parts: [
              { source: 'Slash', amount: 3 },
              { source: 'Feint', amount: 3 },
            ],
          },
        ],
      ]),
    );
  });

  it('is a gain if it is negative', () => {
    const gain = readCost({ resource: 'HEALTH', by: 'CONSTANT', value: -2 });
    expect(applyCost(gain, contextAt()).costs.get('HEALTH')?.total).toBe(-2);
  });

  it.each([
    [{ resource: 'ENERGY', by: 'CONSTANT', value: 2 }, '2 Energy'],
    [{ resource: 'BOOST_POINTS', by: 'CONSTANT', value: -1 }, 'Gains 1 Boost Point'],
    [
      {
        resource: 'ACTION_POINTS',
        by: 'PROPERTY',
        property: 'ANTE',
        operation: { kind: 'MULTIPLY_BY', value: 2 },
      },
      'Action Points equal to 2 × Ante',
    ],
    [{ resource: 'ACTION_POINTS', by: 'CONSTANT', value: 1 }, '1 Action Point'],
    [{ resource: 'ACTION_POINTS', by: 'CONSTANT', value: 0 }, '0 Action Points'],
    [
      {
        resource: 'HEALTH',
        by: 'INPUT',
        input: 'NUMERIC',
        operation: { kind: 'MULTIPLY_BY', value: -2 },
      },
      'Gains Health equal to 2 × the number chosen',
    ],
    [
      {
        resource: 'ENERGY',
        by: 'CONSTANT',
        value: 3,
        operation: { kind: 'MULTIPLY_BY', value: 2 },
      },
      'Energy equal to 2 × 3',
    ],
  ])('%j is described as %j', (raw, text) => {
    expect(wordingText(describeCost(readCost(raw), GLOSSARY, {}))).toBe(text);
  });

  it.each([
    [
      'the fixed part first',
      [{ resource: 'ENERGY', ...GIVEN, operation: { kind: 'TRIANGULAR' } }, fixed('ENERGY', 1)],
      ['Energy equal to 1 + (1 + 2 + … + Effort)'],
    ],
    [
      'fixed parts as their sum',
      [fixed('ENERGY', 3), fixed('FOCUS', 1), fixed('ENERGY', -1)],
      ['2 Energy', '1 Focus'],
    ],
    [
      'a sum below 0 as a gain',
      [fixed('ACTION_POINTS', 1), fixed('ACTION_POINTS', -2)],
      ['Gains 1 Action Point'],
    ],
    [
      'gains as one gain',
      [fixed('HEALTH', -1), { resource: 'HEALTH', ...GIVEN, operation: { kind: 'MULTIPLY_BY', value: -2 } }],
      ['Gains Health equal to 1 + 2 × Effort'],
    ],
    [
      'a gain beside a computed cost in one sum',
      [{ resource: 'ENERGY', ...GIVEN }, fixed('ENERGY', -1)],
      ['Energy equal to −1 + Effort'],
    ],
  ])('of one resource is in one line: %s', (_case, raw, texts) => {
    const lines = costLines(raw.map(readCost), GLOSSARY, { numeric: 'Effort' });
    expect(lines.map((line) => wordingText(costText(line)))).toEqual(texts);
  });

  it.each([
    [
      { by: 'CONSTANT', value: 2 },
      'This resource is not properly defined.',
      '$.resource',
      'This is missing.',
    ],
    [
      { resource: 'MANA', by: 'CONSTANT', value: 2 },
      'MANA is not properly defined.',
      '$.resource',
      'This must be a resource.',
    ],
    [
      { resource: 'ENERGY' },
      'ENERGY is not properly defined.',
      '$.by',
      'This must be CONSTANT, INPUT or PROPERTY.',
    ],
    [
      { resource: 'ENERGY', by: 'CONSTANT' },
      'ENERGY is not properly defined.',
      '$.value',
      'This is missing.',
    ],
  ])('%j is malformed and costs nothing', (raw, text, path, message) => {
    const cost = readCost(raw);
    expect(cost).toEqual({ kind: 'MALFORMED', text, raw, problems: [{ path, message }] });
    const context = contextAt();
    expect(applyCost(cost, context)).toBe(context.draft);
    expect(describeCost(cost, GLOSSARY, {})).toEqual([text]);
    expect(serializeNode(cost)).toBe(raw);
  });

  it.each([[null], [3], ['ENERGY'], [[]]])('%j is malformed', (raw) => {
    expect(readCost(raw)).toMatchObject({ text: 'This resource is not properly defined.', raw });
  });

  it('that is not an object is malformed with a message', () => {
    expect(readCost(3)).toMatchObject({
      problems: [
        { path: '$', message: 'This must be an object.' },
        { path: '$', message: 'This must be CONSTANT, INPUT or PROPERTY.' },
      ],
    });
  });
});
