import { describe, expect, it } from 'vitest';
import { packProblemsOf } from '../../testing/pack-problems.ts';
import { anAction, aPackJson, aTalent } from '../../testing/packs.ts';

describe('the list of problems', () => {
  it('has every problem with its path', () => {
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

  it('is shortened for a long list of bad entries, and counts the others', () => {
    const problems = packProblemsOf(aPackJson({ skills: nameless(1000) }));
    expect(problems).toHaveLength(201);
    expect(problems[199]).toEqual({ path: '$.skills[199].name', message: 'This is missing.' });
    expect(problems[200]).toEqual({
      path: '$.skills',
      message: '800 more entries of this list are not right.',
    });
  });

  it('has at most 1000 problems, and says that there are more', () => {
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

describe('the size limits of a pack', () => {
  it('shorten a name of over 100,000 characters in messages', () => {
    const [problem] = packProblemsOf(aPackJson({ groups: { skillGroups: { ['x'.repeat(100_001)]: [] } } }));
    expect(problem!.path).toBe(`$.groups.skillGroups["${'x'.repeat(40)}…"]`);
  });

  it('accept at most 64 levels of nesting', () => {
    const nested = (levels: number) =>
      Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x');
    const json = (levels: number) =>
      aPackJson({ actions: { actions: [anAction('A', { effects: nested(levels) })] } });
    expect(packProblemsOf(json(60))).toEqual([]);
    expect(packProblemsOf(json(61))).toEqual([
      {
        path: `$.actions.actions[0].effects${'[0]'.repeat(60)}`,
        message: 'This is nested deeper than 64 levels.',
      },
    ]);
    expect(packProblemsOf(json(100_000))).toHaveLength(1);
  });
});
