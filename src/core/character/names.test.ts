import { describe, expect, it } from 'vitest';
import { HOSTILE_NAMES } from '../../testing/sheets.ts';
import { checkNameForm } from '../lib/name-form.ts';
import { checkName } from './names.ts';

describe("a character's name", () => {
  it.each([
    ['', 'Please enter a name.'],
    [' \t ', 'Please enter a name.'],
    ['None', 'You cannot use None as a name.'],
    [' None ', 'You cannot use None as a name.'],
    ['Who?', 'You cannot include ? characters.'],
    ['aria', 'You already have a character with that name.'],
    [' ARIA  of\u00a0Ely', 'You already have a character with that name.'],
    ['x'.repeat(201), 'You cannot use more than 200 characters in a name.'],
    ['🦊'.repeat(201), 'You cannot use more than 200 characters in a name.'],
    ['A\u0007', 'You cannot include control characters in a name.'],
    ['A\nB', 'You cannot include control characters in a name.'],
    ['A\ud800', 'You cannot include control characters in a name.'],
  ])('%j is refused: %s', (name, message) => {
    expect(checkName(name, ['Aria', 'Aria of Ely'])).toBe(message);
  });

  it.each([...HOSTILE_NAMES, 'none', 'Nonesuch', '🦊'.repeat(200), ` ${'x'.repeat(200)} `])(
    '%j is good',
    (name) => {
      expect(checkName(name, ['Aria'])).toBeUndefined();
    },
  );

  it('is refused for the first reason in the order of the rules', () => {
    expect(checkName(`None?${'x'.repeat(300)}\n`, [])).toBe('You cannot include ? characters.');
    expect(checkName('Aria\n', ['aria'])).toBe('You already have a character with that name.');
    expect(checkName(`${'x'.repeat(201)}\n.`, [])).toBe('You cannot use more than 200 characters in a name.');
  });
});

describe('a name of anything else', () => {
  it('may be None and contain a ?', () => {
    expect(checkNameForm('None?')).toBeUndefined();
    expect(checkNameForm('')).toBeUndefined();
    expect(checkNameForm('A\u0085B')).toBe('You cannot include control characters in a name.');
    expect(checkNameForm('y'.repeat(201))).toBe('You cannot use more than 200 characters in a name.');
  });
});
