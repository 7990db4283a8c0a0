import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wordingText } from '../../../src/core/lib/wording.ts';
import { ofEachBar } from '../../../src/core/rules/bars.ts';
import { contextAt, GLOSSARY } from '../../../src/testing/rule-context.ts';
import { resourceAtLeast } from './resource-at-least.ts';

const node = v.parse(resourceAtLeast.schema, {
  kind: 'RESOURCE_AT_LEAST',
  resource: 'ENERGY',
  by: 'CONSTANT',
  value: 7,
});

describe('the example of docs/adding-a-rule-kind.md', () => {
  it.each([
    [6, false],
    [7, true],
    [8, true],
  ])('evaluates with %j energy to %j', (energy, holds) => {
    const current = { ...ofEachBar(() => 0), ENERGY: energy, BOOST_POINTS: 0, ACTION_POINTS: 0 };
    expect(resourceAtLeast.evaluate(node, contextAt({ actor: { current } }))).toBe(holds);
  });

  it('describes what it requires', () => {
    expect(wordingText(resourceAtLeast.describe(node, GLOSSARY, {}))).toBe('Energy is at least 7');
  });

  it('refuses an unknown resource', () => {
    const raw = { kind: 'RESOURCE_AT_LEAST', resource: 'MANA', by: 'CONSTANT', value: 7 };
    expect(v.is(resourceAtLeast.schema, raw)).toBe(false);
  });
});
