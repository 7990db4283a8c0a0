import { describe, expect, it } from 'vitest';
import { GROUPS } from './build.ts';
import { balanceProblems, type Results, serializeResults } from './report.ts';
import { newTally } from './tally.ts';

const tally = (wins: Readonly<Record<string, number>> = {}) => ({
  ...newTally(),
  fights: 100,
  rounds: new Map([
    [3, 50],
    [5, 50],
  ]),
  wins: new Map(GROUPS.map((group) => [group, { won: wins[group] ?? 50, fought: 100 }])),
});
const results = (fields: Partial<Results> = {}): Results => ({
  seed: 4,
  duels: tally(),
  skirmishes: tally(),
  uses: new Map([['Strike', { hadBy: 4, usedBy: 1, times: 9 }]]),
  endless: undefined,
  ...fields,
});

describe('balanceProblems', () => {
  it('reports nothing if groups are balanced, everything is used, and nothing is endless', () => {
    expect(balanceProblems(results())).toEqual([]);
    expect(balanceProblems(results({ duels: tally({ IRON_SKILLS: 60, ROAD_SKILLS: 40 }) }))).toEqual([]);
  });

  it('reports a group that wins too often or too seldom, in duels and in skirmishes', () => {
    const uneven = results({
      duels: tally({ IRON_SKILLS: 61 }),
      skirmishes: tally({ HEARTH_SKILLS: 39 }),
    });
    expect(balanceProblems(uneven)).toEqual([
      'Iron wins 61.0 % of its duels.',
      'Hearth wins 39.0 % of its skirmishes.',
    ]);
  });

  it('reports what nobody had or used, except actions that need a game master', () => {
    const uses = new Map([
      ['Strike', { hadBy: 0, usedBy: 0, times: 0 }],
      ['Spark', { hadBy: 3, usedBy: 0, times: 0 }],
      ['Attempt', { hadBy: 0, usedBy: 0, times: 0 }],
    ]);
    expect(balanceProblems(results({ uses }))).toEqual([
      'Nobody had Strike.',
      'Spark was never used, though 3 had it.',
    ]);
  });

  it('reports an endless combination', () => {
    const endless = { stacks: ['Burn', 'Calm'], gains: ['ENERGY'] };
    expect(balanceProblems(results({ endless }))).toEqual([
      'Burn, then Calm can be repeated without end, for ENERGY.',
    ]);
  });
});

it('prints the seed, the shares and the uses', () => {
  const lines = serializeResults(results());
  expect(lines).toContain('Seed 4.');
  expect(lines).toContain('| rounds on average | 4.0 | 4.0 |');
  expect(lines).toContain('| Iron wins | 50.0 % | 50.0 % |');
  expect(lines.some((line) => line.startsWith('| Strike | 25 % |'))).toBe(true);
});
