import { describe, expect, it } from 'vitest';
import { packProblemsOf } from '../../testing/pack-problems.ts';
import { anAction, aPackJson, aTalent } from '../../testing/packs.ts';

describe('how problems are told', () => {
  it('all of them, each at its place', () => {
    const problems = packProblemsOf({
      ...aPackJson({ name: 'x', talents: [aTalent('A'), aTalent('', { tier: 'EPIC' })], color: 'red' }),
      version: 'one',
    });
    expect(problems).toEqual([
      { path: '$.color', message: 'A pack has no such field.' },
      { path: '$.name', message: 'The name must be longer than 1 character.' },
      { path: '$.version', message: 'This must be a number.' },
      { path: '$.talents[1].name', message: 'This must not be empty.' },
      { path: '$.talents[1].tier', message: 'This must be one of MINOR, MODERATE, MAJOR, PINNACLE, CORE.' },
    ]);
  });

  const nameless = (length: number) => Array.from({ length }, () => ({ description: '' }));

  it('of a long list of bad entries some, and how many more there are', () => {
    const problems = packProblemsOf(aPackJson({ skills: nameless(1000) }));
    expect(problems).toHaveLength(201);
    expect(problems[199]).toEqual({ path: '$.skills[199].name', message: 'This is missing.' });
    expect(problems[200]).toEqual({
      path: '$.skills',
      message: '800 more entries of this list are not right.',
    });
  });

  it('of a pack that is bad throughout 1000, and that there are more', () => {
    const problems = packProblemsOf(
      aPackJson({
        actions: { actions: nameless(200), maneuvers: nameless(200) },
        skills: nameless(200),
        items: nameless(200),
        talents: nameless(200),
        statusEffects: nameless(200),
      }),
    );
    expect(problems).toHaveLength(1001);
    expect(problems[1000]).toEqual({ path: '$', message: 'There are more problems than these 1000.' });
  });
});

describe('what is larger than any pack', () => {
  it('a name of that length is not told in full', () => {
    const [problem] = packProblemsOf(aPackJson({ groups: { skillGroups: { ['x'.repeat(100_001)]: [] } } }));
    expect(problem!.path).toBe(`$.groups.skillGroups["${'x'.repeat(40)}…"]`);
  });

  it('a depth of 64 levels is read, a deeper one is not', () => {
    const nested = (levels: number) =>
      Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x');
    const json = (levels: number) =>
      aPackJson({ actions: { actions: [anAction('A', { effects: nested(levels) })] } });
    expect(packProblemsOf(json(60))).toEqual([]);
    expect(packProblemsOf(json(61))).toEqual([
      {
        path: `$.actions.actions[0].effects${'[0]'.repeat(60)}`,
        message: 'This stands deeper than 64 levels.',
      },
    ]);
    expect(packProblemsOf(json(100_000))).toHaveLength(1);
  });
});
