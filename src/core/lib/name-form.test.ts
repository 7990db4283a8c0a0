import { describe, expect, it } from 'vitest';
import { checkNameForm, checkNameSize, checkStoredNameForm } from './name-form.ts';
import { normaliseName } from './normalise-name.ts';

const marked = (count: number) => `a${'\u0301\u0316'.repeat(count / 2)}${count % 2 === 1 ? '\u0301' : ''}`;
const TOO_MANY_MARKS = 'You cannot use more than 8 combining marks in a row in a name.';

describe('checkNameForm', () => {
  it.each([
    ['x'.repeat(200), undefined],
    ['🐉'.repeat(200), undefined],
    [` ${'x'.repeat(200)} `, undefined],
    [marked(8), undefined],
    [marked(8).repeat(20), undefined],
    ['x'.repeat(201), 'You cannot use more than 200 characters in a name.'],
    ['🐉'.repeat(201), 'You cannot use more than 200 characters in a name.'],
    ['a\u0000b', 'You cannot include control characters in a name.'],
    [marked(9), TOO_MANY_MARKS],
  ])('of %j is %j', (name, message) => {
    expect(checkNameForm(name)).toBe(message);
  });
});

it('takes time linear in the length of a text that is far too long', () => {
  const tooLong = 'You cannot use more than 200 characters in a name.';
  // Quadratic time would be many minutes.
  for (const long of ['\u0301\u0316', '\uD800', '\u0000', '\u0301 ']) {
    const name = `x${long.repeat(1_000_000)}y`;
    expect([checkNameForm(name), checkNameSize(name), checkStoredNameForm(name)]).toEqual(
      Array(3).fill(tooLong),
    );
  }
  expect(checkNameForm(`x${' '.repeat(2_000_000)}`)).toBeUndefined();
});

it('a stored name may have any number of combining marks', () => {
  expect(checkStoredNameForm(marked(150))).toBeUndefined();
  expect(checkNameSize(marked(150))).toBe(TOO_MANY_MARKS);
  expect(checkStoredNameForm(marked(201))).toBe('You cannot use more than 200 characters in a name.');
});

describe('normaliseName', () => {
  it('keeps every stored name as it is compared today', () => {
    for (const count of [9, 30, 31, 100, 199]) {
      expect(normaliseName(` ${marked(count)} `)).toBe(marked(count).normalize('NFKC'));
    }
  });

  it('brings at most 30 combining marks in order at once, so that no text takes long', () => {
    const runs = normaliseName(marked(98_000)).split('\u034f');
    expect(Math.max(...runs.map((run) => run.match(/\p{M}/gu)?.length ?? 0))).toBe(30);
    expect(normaliseName(marked(1000)).split('\u034f')).toHaveLength(34);
  });
});
