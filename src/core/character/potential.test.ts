import { describe, expect, it } from 'vitest';
import { aCharacter, wearing } from '../../testing/characters.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';

describe('potential', () => {
  it('pays for skills, talents and the talents that they upgrade, each once', () => {
    const { potential } = aCharacter({
      talents: ['Grand Riposte', 'Feint'],
      skills: new Map([['Blades', 4]]),
    });
    expect(potential.skillCost.total).toBe(5);
    expect(potential.talentCost.parts).toEqual([
      { source: 'Grand Riposte', amount: 9 },
      { source: 'Riposte', amount: 6 },
      { source: 'Parry', amount: 3 },
      { source: 'Feint', amount: 3 },
    ]);
    expect(potential.used.total).toBe(26);
    expect(potential.free.total).toBe(14);
    expect(potential.free.parts[0]).toEqual({ source: 'Potential', amount: 40 });
    expect(potential.used.parts).toHaveLength(6);
  });

  it('stays within the largest number, with parts that add up', () => {
    const { potential } = aCharacter({
      talents: ['Feint'],
      skills: new Map([
        ['Blades', 1_000_000_000],
        ['Lore', 9],
      ]),
    });
    for (const sum of [potential.skillCost, potential.used]) {
      expect(sum.total).toBe(MAX_NUMBER);
      expect(sum.parts.reduce((total, { amount }) => total + amount, 0)).toBe(MAX_NUMBER);
    }
    expect(potential.free.total).toBe(40 - MAX_NUMBER);
  });

  it('does not pay for core talents, pinnacles, or talents of items', () => {
    const { potential } = aCharacter({ pinnacles: ['Legend'], ...wearing('Sword', '') });
    expect(potential.used.total).toBe(0);
  });

  it('pays for a circle of upgrades once', () => {
    expect(aCharacter({ talents: ['Serpent'] }).potential.talentCost.total).toBe(6);
  });
});

describe('pinnacles', () => {
  it.each([
    [39, 0, 0, 0],
    [40, 1, 0, 1],
    [79, 1, 0, 1],
    [80, 2, 0, 2],
    [999, 2, 0, 2],
  ])('of potential %d: %d reached', (potential, reached, taken, available) => {
    expect(aCharacter({ potential }).pinnacles).toMatchObject({
      reached: { total: reached },
      taken: { total: taken },
      available,
    });
  });

  it.each([
    [['Legend'], [], 1, 1],
    [['Legend', 'Myth'], [], 2, 0],
    [['Great Legend'], [], 2, 0],
    [['Great Legend', 'Myth'], [], 3, 0],
    [[], ['Legend'], 1, 1],
    [['Nobody Knows'], [], 1, 1],
    [['Parry'], ['Parry'], 1, 1],
  ])('%j and talents %j are %d taken', (pinnacles, talents, taken, available) => {
    expect(aCharacter({ potential: 80, pinnacles, talents }).pinnacles).toMatchObject({
      reached: { total: 2 },
      taken: { total: taken },
      available,
    });
  });

  it('are explained by the breakpoints reached and the pinnacles taken', () => {
    expect(aCharacter({ potential: 80, pinnacles: ['Great Legend'] }).pinnacles).toMatchObject({
      reached: {
        parts: [
          { source: 'Potential 40', amount: 1 },
          { source: 'Potential 80', amount: 1 },
        ],
      },
      taken: {
        parts: [
          { source: 'Great Legend', amount: 1 },
          { source: 'Legend', amount: 1 },
        ],
      },
    });
  });
});
