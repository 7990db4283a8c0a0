import { describe, expect, it } from 'vitest';
import { packProblemsOf } from '../../testing/pack-problems.ts';
import { anAction, aPackJson, aSkill, aTalent } from '../../testing/packs.ts';

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

  it('is shortened likewise for a long map of bad entries', () => {
    const modifiers = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`M${index}`, 'x']));
    const problems = packProblemsOf(aPackJson({ talents: [aTalent('A', { modifiers })] }));
    expect(problems).toHaveLength(201);
    expect(problems[199]!.path).toBe('$.talents[0].modifiers.M199');
    expect(problems[200]).toEqual({
      path: '$.talents[0].modifiers',
      message: '100 more entries here are not right.',
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
  const many = (length: number) => Array.from({ length }, (_, index) => aSkill(`Skill ${index}`));

  it('accept at most 200,000 entries in all lists together', () => {
    expect(packProblemsOf(aPackJson({ skills: many(199_999), talents: [aTalent('A')] }))).toEqual([]);
    expect(
      packProblemsOf(
        aPackJson({ skills: many(199_999), actions: { maneuvers: [anAction('A'), anAction('B')] } }),
      ),
    ).toEqual([{ path: '$', message: 'This pack has 200001 entries; at most 200000 can be read.' }]);
  });

  it('accept a text of 100,000 characters, and no longer one', () => {
    const text = 'x'.repeat(100_000);
    expect(packProblemsOf(aPackJson({ talents: [aTalent('A', { description: text })] }))).toEqual([]);
    expect(packProblemsOf(aPackJson({ talents: [aTalent('A', { description: [`${text}x`] })] }))).toEqual([
      {
        path: '$.talents[0].description[0]',
        message: 'This text has 100001 characters; at most 100000 can be read.',
      },
    ]);
  });

  it('shorten a name of that length in messages', () => {
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
        message: 'This stands deeper than 64 levels.',
      },
    ]);
    expect(packProblemsOf(json(100_000))).toHaveLength(1);
  });
});
