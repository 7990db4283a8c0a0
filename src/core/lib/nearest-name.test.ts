import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const NAMES = ['Parry', 'Riposte', 'Party', 'Quick Draw', 'POWER'];

describe('the nearest name', () => {
  it.each([
    ['Pary', 'Parry'],
    ['Ripsote', 'Riposte'],
    ['Quik Drwa', 'Quick Draw'],
    ['riposte', 'Riposte'],
    ['POWRE', 'POWER'],
    ['Parry', 'Parry'],
    ['Zorro', undefined],
    ['Rip', undefined],
  ])('to %j is %j', (name, near) => {
    expect(nearestName(name, NAMES)).toBe(near);
  });

  it.each(['', ' '])('to %j is none, however short the names are', (name) => {
    expect(nearestName(name, ['A', 'B'])).toBeUndefined();
  });

  it('is the first of those that are equally near', () => {
    expect(nearestName('Parxy', NAMES)).toBe('Parry');
  });
});
