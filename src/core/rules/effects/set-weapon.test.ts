import { expect, it } from 'vitest';
import { contextAt, GLOSSARY } from '../../../testing/rule-context.ts';
import { effectTable } from '../../../testing/rule-table.ts';
import { applyEffect, describeEffect, effectProblem, readEffect } from './index.ts';

const text = 'Weapon Change - ID Undefined';

effectTable('SET_WEAPON', {
  applied: [
    ['the chosen weapon', {}, { inputs: { weapon: 'w1' } }, { weapon: 'w1' }],
    ['none if none is chosen', {}, {}, { weapon: '' }],
  ],
  malformed: [],
  words: [[{}, 'Equips the weapon chosen']],
});

it('is malformed if its action has no weapon input', () => {
  const raw = { kind: 'SET_WEAPON' };
  const effect = readEffect(raw, new Set(['skill', 'statusEffect', 'numeric']));
  expect(effect).toEqual({ kind: 'MALFORMED', text, raw, problems: [{ path: '$', message: `${text}.` }] });
  const context = contextAt({ inputs: { weapon: 'w1' } });
  expect(applyEffect(effect, context)).toBe(context.draft);
  expect(describeEffect(effect, GLOSSARY, {})).toEqual([text]);
  expect(effectProblem(effect, context)).toBe(text);
});

it('shows a message in its place if no weapon is given', () => {
  const effect = readEffect({ kind: 'SET_WEAPON' }, new Set(['weapon']));
  expect(effectProblem(effect, contextAt())).toBe(text);
  expect(effectProblem(effect, contextAt({ inputs: { weapon: 'w1' } }))).toBeUndefined();
});
