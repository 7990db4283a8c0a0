import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const plain = (facts: readonly string[]) => facts.map((fact) => fact.replaceAll('\u00a0', ' '));

describe('standingOf', () => {
  it('says what the sheet tells of health, energy and combat', () => {
    expect(plain(standingOf({ health: 42, energy: 0 }, undefined))).toEqual(['Health 42', 'Energy 0']);
    const sheet = { health: 7, energy: 3, combatState: { round: 2 } };
    const facts = ['Blood 7', 'Energy 3', 'In combat, round 2'];
    expect(plain(standingOf(sheet, { health: 'Blood' }))).toEqual(facts);
  });

  it('leaves out what is none of it', () => {
    expect(plain(standingOf({ health: -1, energy: 3, combatState: { round: 0 } }, null))).toEqual([
      'Energy 3',
    ]);
    for (const combatState of [undefined, null, 'x', [], { round: '2' }, { round: -1 }])
      expect(standingOf({ health: '7', combatState }, 'words')).toEqual([]);
  });
});
