import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_NUMBER } from '../../lib/whole-number.ts';
import { wordingText } from '../../lib/wording.ts';
import {
  applyOperation,
  describeOperation,
  operationKinds,
  operationSchema,
  type RuleOperation,
} from './index.ts';

describe('an operation', () => {
  it.each<[RuleOperation, number, number]>([
    [{ kind: 'MULTIPLY_BY', value: 2 }, 3, 6],
    [{ kind: 'MULTIPLY_BY', value: -2 }, 3, -6],
    [{ kind: 'MULTIPLY_BY', value: 0.5 }, 3, 2],
    [{ kind: 'MULTIPLY_BY', value: 0 }, 3, 0],
    [{ kind: 'MULTIPLY_BY', value: 0 }, -3, 0],
    [{ kind: 'MULTIPLY_BY', value: 1e300 }, 1e300, MAX_NUMBER],
    [{ kind: 'MULTIPLY_BY', value: -1e300 }, 1e300, -MAX_NUMBER],
    [{ kind: 'DIVIDE_BY', value: 2 }, 6, 3],
    [{ kind: 'DIVIDE_BY', value: 2 }, 7, 4],
    [{ kind: 'DIVIDE_BY', value: 2, roundDown: false }, 7, 4],
    [{ kind: 'DIVIDE_BY', value: 2, roundDown: true }, 7, 3],
    [{ kind: 'DIVIDE_BY', value: 2 }, -7, -3],
    [{ kind: 'DIVIDE_BY', value: 2, roundDown: true }, -7, -4],
    [{ kind: 'DIVIDE_BY', value: -2 }, 7, -3],
    [{ kind: 'DIVIDE_BY', value: 0.5 }, 7, 14],
    [{ kind: 'DIVIDE_BY', value: 5e-324 }, 7, MAX_NUMBER],
    [{ kind: 'TRIANGULAR' }, 0, 0],
    [{ kind: 'TRIANGULAR' }, 1, 1],
    [{ kind: 'TRIANGULAR' }, 4, 10],
    [{ kind: 'TRIANGULAR' }, -1, 0],
    [{ kind: 'TRIANGULAR' }, -4, 6],
    [{ kind: 'TRIANGULAR' }, 1e200, MAX_NUMBER],
  ])('%j turns %d into %d', (operation, value, after) => {
    expect(v.parse(operationSchema, operation)).toEqual(operation);
    expect(applyOperation(operation, value)).toBe(after);
  });

  it.each<[RuleOperation, string]>([
    [{ kind: 'MULTIPLY_BY', value: 2 }, '2 × Power'],
    [{ kind: 'MULTIPLY_BY', value: -2 }, '−2 × Power'],
    [{ kind: 'DIVIDE_BY', value: 3 }, 'Power ÷ 3, rounded up'],
    [{ kind: 'DIVIDE_BY', value: -2 }, 'Power ÷ −2, rounded up'],
    [{ kind: 'DIVIDE_BY', value: 3, roundDown: true }, 'Power ÷ 3, rounded down'],
    [{ kind: 'TRIANGULAR' }, '(1 + 2 + … + Power)'],
  ])('%j is described as %j', (operation, text) => {
    expect(wordingText(describeOperation(operation, ['Power']))).toBe(text);
  });
});

it('the kinds are in alphabetical order', () => {
  const names = operationKinds.map((kind) => kind.kind);
  expect(names).toEqual([...names].sort());
});
