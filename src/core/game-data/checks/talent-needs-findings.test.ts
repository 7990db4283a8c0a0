import { describe, expect, it } from 'vitest';
import { findings, game } from '../../../testing/pack-findings.ts';
import { anItem, aPack, aSkill, aTalent } from '../../../testing/packs.ts';

describe('the check of talent needs', () => {
  it('reports a talent that needs itself', () => {
    expect(
      findings({
        talents: [aTalent('A', { prerequisites: ['Parry', 'A'] }), aTalent('B', { upgrades: 'B' })],
      }),
    ).toEqual([
      'error $.talents[0].prerequisites[1]: "A" needs itself.',
      'error $.talents[1].upgrades: "B" needs itself.',
    ]);
  });

  it('reports talents that upgrade one another', () => {
    expect(findings({ talents: [aTalent('B', { upgrades: 'A' }), aTalent('A', { upgrades: 'B' })] })).toEqual(
      ['error $.talents[0].upgrades: "A", "B" need one another, so nobody can take any of them.'],
    );
  });

  it('reports a longer cycle of both sorts of need once', () => {
    expect(
      findings({
        talents: [
          aTalent('A', { upgrades: 'B' }),
          aTalent('B', { prerequisites: ['Parry', 'C'] }),
          aTalent('C', { prerequisites: ['A'] }),
        ],
      }),
    ).toEqual([
      'error $.talents[0].upgrades: "A", "B", "C" need one another, so nobody can take any of them.',
    ]);
  });

  it('reports a cycle through another pack', () => {
    const other = aPack({ name: 'Other', talents: [aTalent('Theirs', { prerequisites: ['Ours'] })] });
    expect(findings({ talents: [aTalent('Ours', { upgrades: 'Theirs' })] }, [game, other])).toEqual([
      'error $.talents[0].upgrades: "Ours", "Theirs" need one another, so nobody can take any of them.',
    ]);
    expect(
      findings({}, [
        game,
        other,
        aPack({ name: 'Third', talents: [aTalent('Ours', { upgrades: 'Theirs' })] }),
      ]),
    ).toEqual([]);
  });

  it('describes a long cycle by five of its talents', () => {
    const talents = Array.from({ length: 7 }, (_, index) =>
      aTalent(`T${index}`, { upgrades: `T${(index + 1) % 7}` }),
    );
    expect(findings({ talents })).toEqual([
      'error $.talents[0].upgrades: "T0", "T1", "T2", "T3", "T4" and 2 more need one another, so nobody can take any of them.',
    ]);
  });

  it('reports direct and indirect dependents of a cycle', () => {
    expect(
      findings({
        talents: [
          aTalent('A', { upgrades: 'A' }),
          aTalent('B', { prerequisites: ['Parry', 'A'] }),
          aTalent('C', { upgrades: 'B' }),
        ],
      }).slice(1),
    ).toEqual([
      'error $.talents[1]: Nobody can ever own "B": it needs "A", which nobody can own.',
      'error $.talents[2]: Nobody can ever own "C": it needs "B", which nobody can own.',
    ]);
  });

  it('reports an undefined talent once, where it is named', () => {
    const talents = [aTalent('A', { upgrades: 'X' }), aTalent('B', { prerequisites: ['A'] })];
    expect(findings({ talents })).toEqual([
      'error $.talents[0].upgrades: No talent "X" is defined.',
      'error $.talents[1]: Nobody can ever own "B": it needs "A", which nobody can own.',
    ]);
  });

  it('reports a core talent that neither a skill nor an item gives', () => {
    const talents = [aTalent('A', { tier: 'CORE' })];
    const lonely = 'warning $.talents[0]: Nobody can own the core talent "A": no skill and no item gives it.';
    expect(findings({ talents })).toEqual([lonely]);
    expect(findings({ talents: [aTalent('A', { tier: 'CORE', upgrades: 'X' })] })).toContain(lonely);
    expect(findings({ talents, skills: [aSkill('Odd', { coreTalents: [[], ['A']] })] })).toEqual([]);
    expect(findings({ talents, items: [anItem('Odd', { talents: ['A'] })] })).toEqual([]);
  });

  it('accepts a talent from a skill, an item or an upgrade without its needs', () => {
    expect(
      findings({
        talents: [
          aTalent('Base', { tier: 'CORE' }),
          aTalent('Better', { tier: 'CORE', upgrades: 'Base' }),
          aTalent('After', { prerequisites: ['Base', 'Base'] }),
        ],
        items: [anItem('Odd', { talents: ['Better'] })],
      }),
    ).toEqual([]);
  });

  it('skips an entry if a later one of the same name replaces it', () => {
    const talents = [aTalent('A', { upgrades: 'A' }), aTalent('A')];
    expect(findings({ talents })).toEqual([
      'warning $.talents[1].name: "A" is defined already at $.talents[0].',
    ]);
  });
});
