import { expect, it } from 'vitest';
import { contextAt, GLOSSARY } from '../../../testing/rule-context.ts';
import { describeCondition, evaluateCondition, readCondition } from './index.ts';

it.each([
  ['an unknown kind', { kind: 'IS_LUCKY' }, 'IS_LUCKY is not properly defined.'],
  ['no kind', { skills: ['Blades'] }, 'This condition is not properly defined.'],
  ['a kind that is not text', { kind: 7 }, 'This condition is not properly defined.'],
  ['a text', 'POWER_DEFINED', 'This condition is not properly defined.'],
  ['nothing', null, 'This condition is not properly defined.'],
  ['a list', [{ kind: 'POWER_DEFINED' }], 'This condition is not properly defined.'],
])('a condition that is %s is malformed and never met', (_what, raw, text) => {
  const condition = readCondition(raw);
  expect(condition).toEqual({
    kind: 'MALFORMED',
    text,
    raw,
    problems: [{ path: '$.kind', message: 'No condition is of this kind.' }],
  });
  expect(evaluateCondition(condition, contextAt())).toBe(false);
  expect(describeCondition(condition, GLOSSARY, {})).toEqual([text]);
});

it('a condition of kind MALFORMED is read as malformed, and retains its JSON', () => {
  const raw = { kind: 'MALFORMED', text: 'Met!' };
  expect(readCondition(raw)).toMatchObject({ text: 'MALFORMED is not properly defined.', raw });
});

it('unknown fields are dropped', () => {
  expect(readCondition({ kind: 'POWER_DEFINED', note: 'mine' })).toEqual({ kind: 'POWER_DEFINED' });
});
