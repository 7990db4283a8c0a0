import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('standingOf', () => {
  it('says what the sheet tells of health, energy and combat', () => {
    expect(plain(standingOf({ health: 42, energy: 0 }, undefined))).toBe('Health 42 · Energy 0');
    const sheet = { health: 7, energy: 3, combatState: { round: 2 } };
    expect(plain(standingOf(sheet, { health: 'Blood' }))).toBe('Blood 7 · Energy 3 · In combat, round 2');
  });

  it('leaves out what is none of it', () => {
    expect(plain(standingOf({ health: -1, energy: 3, combatState: { round: 0 } }, null))).toBe('Energy 3');
    for (const combatState of [undefined, null, 'x', [], { round: '2' }, { round: -1 }])
      expect(standingOf({ health: '7', combatState }, 'words')).toBe('');
  });
});
