import { expect, it } from 'vitest';
import { contextAt, GLOSSARY } from '../../../testing/rule-context.ts';
import { applyEffect, describeEffect, effectProblem, readEffect } from './index.ts';

it.each([
  ['an unknown kind', { kind: 'GAIN_LUCK' }, 'GAIN_LUCK is not properly defined.'],
  [
    'the name of a field that every object has',
    { kind: 'constructor' },
    'constructor is not properly defined.',
  ],
  ['no kind', {}, 'This effect is not properly defined.'],
  ['a number', 3, 'This effect is not properly defined.'],
  ['nothing', null, 'This effect is not properly defined.'],
])('an effect that is %s is malformed and changes nothing', (_what, raw, text) => {
  const effect = readEffect(raw, new Set());
  expect(effect).toEqual({
    kind: 'MALFORMED',
    text,
    raw,
    problems: [{ path: '$.kind', message: 'No effect is of this kind.' }],
  });
  const context = contextAt();
  expect(applyEffect(effect, context)).toBe(context.draft);
  expect(effectProblem(effect, context)).toBe(text);
  expect(describeEffect(effect, GLOSSARY, {})).toEqual([text]);
});

it('an effect that always works has no problem', () => {
  expect(effectProblem(readEffect({ kind: 'END_PHASE' }, new Set()), contextAt())).toBeUndefined();
});

it('a malformed effect has a message and a path for each problem', () => {
  const raw = {
    kind: 'CHANGE_PROPERTY',
    reduce: 1,
    by: 'CONSTANT',
    operation: { kind: 'DIVIDE_BY', value: 0 },
  };
  expect(readEffect(raw, new Set())).toMatchObject({
    problems: [
      { path: '$.target', message: 'This is missing.' },
      { path: '$.reduce', message: 'This must be true or false.' },
      { path: '$.value', message: 'This is missing.' },
      { path: '$.operation.value', message: 'Nothing can be divided by 0.' },
    ],
  });
});

it('a change has its action or maneuver as the source', () => {
  const effect = readEffect({ kind: 'ANTE_DICE', by: 'CONSTANT', value: 2 }, new Set());
  const draft = applyEffect(effect, contextAt({ element: 'Feint', draft: { changes: { POWER: 1 } } }));
  expect(draft.changes.get('POWER')).toEqual({
    total: 3,
    parts: [
      { source: 'Earlier', amount: 1 },
      { source: 'Feint', amount: 2 },
    ],
  });
  expect(draft.changes.get('ANTE')).toEqual({ total: 2, parts: [{ source: 'Feint', amount: 2 }] });
});
