import { describe, expect, it } from 'vitest';
import { packProblemsOf } from '../../testing/pack-problems.ts';
import { anAction, anItem, aPackJson, aSkill, aStatusEffect, aTalent } from '../../testing/packs.ts';
import { checkPack } from '../foes/check-pack.ts';

const MARKS = (count: number) => `a${'\u0301'.repeat(count)}`;
const numbered = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const names = (count: number) => numbered(count, (index) => `N${index}`);

describe('a name in a pack', () => {
  const TOO_LONG = 'You cannot use more than 200 characters in a name.';
  const TOO_MANY_MARKS = 'You cannot use more than 8 combining marks in a row in a name.';
  const places: readonly [path: string, pack: (name: string) => Record<string, unknown>][] = [
    ['$.name', (name) => aPackJson({ name })],
    ['$.actions.actions[0].name', (name) => aPackJson({ actions: { actions: [anAction(name)] } })],
    ['$.actions.defaultManeuvers[0]', (name) => aPackJson({ actions: { defaultManeuvers: [name] } })],
    ['$.items[0].name', (name) => aPackJson({ items: [anItem(name)] })],
    ['$.skills[0].name', (name) => aPackJson({ skills: [aSkill(name)] })],
    [
      '$.skills[0].coreTalents[0][0]',
      (name) => aPackJson({ skills: [aSkill('S', { coreTalents: [[name]] })] }),
    ],
    [
      '$.statusEffects[0].tags[0]',
      (name) => aPackJson({ statusEffects: [aStatusEffect('E', { tags: [name] })] }),
    ],
    ['$.talents[0].upgrades', (name) => aPackJson({ talents: [aTalent('T', { upgrades: name })] })],
  ];

  it.each(places)('has at most 200 characters and 8 combining marks in a row at %s', (path, pack) => {
    expect(packProblemsOf(pack('🐉'.repeat(200)))).toEqual([]);
    expect(packProblemsOf(pack('x'.repeat(201)))).toEqual([{ path, message: TOO_LONG }]);
    expect(packProblemsOf(pack(MARKS(8).repeat(9)))).toEqual([]);
    expect(packProblemsOf(pack(MARKS(9)))).toEqual([{ path, message: TOO_MANY_MARKS }]);
    const found = checkPack(pack(MARKS(9)));
    expect(found).toMatchObject([
      {
        path,
        message: TOO_MANY_MARKS,
        advice: 'The pack is refused until this is fixed.',
        severity: 'error',
      },
    ]);
    expect(JSON.stringify(found)).not.toContain(MARKS(9));
  });

  it('is measured as a key too', () => {
    const [problem] = packProblemsOf(
      aPackJson({ talents: [aTalent('T', { modifiers: { [MARKS(9)]: 1 } })] }),
    );
    expect(problem?.message).toBe(TOO_MANY_MARKS);
  });

  it('is measured in an action too, which becomes malformed there', () => {
    const effect = { kind: 'GAIN_STATUS_EFFECT', statusEffect: MARKS(9), by: 'CONSTANT', value: 1 };
    const pack = aPackJson({ actions: { actions: [anAction('A', { effects: [effect] })] } });
    expect(packProblemsOf(pack)).toEqual([]);
    expect(checkPack(pack).map(({ message }) => message)).toContain(TOO_MANY_MARKS);
  });
});

describe('a count in a pack', () => {
  it.each<[path: string, most: number, pack: (count: number) => Record<string, unknown>]>([
    ['$.items', 20_000, (count) => aPackJson({ items: numbered(count, (index) => anItem(`I${index}`)) })],
    ['$.skills', 5_000, (count) => aPackJson({ skills: numbered(count, (index) => aSkill(`S${index}`)) })],
    ['$.actions.defaultActions', 2_000, (count) => aPackJson({ actions: { defaultActions: names(count) } })],
    ['$.pinnacleBreakpoints', 100, (count) => aPackJson({ pinnacleBreakpoints: numbered(count, Number) })],
    [
      '$.talents[0].prerequisites',
      200,
      (count) => aPackJson({ talents: [aTalent('T', { prerequisites: names(count) })] }),
    ],
    [
      '$.talents[0].modifiers',
      50,
      (count) => {
        const modifiers = Object.fromEntries(names(count).map((name) => [name, 1]));
        return aPackJson({ talents: [aTalent('T', { modifiers })] });
      },
    ],
    [
      '$.actions.maneuvers[0].effects',
      100,
      (count) => {
        const effects = numbered(count, () => ({ kind: 'END_PHASE' }));
        return aPackJson({ actions: { maneuvers: [anAction('M', { effects })] } });
      },
    ],
    [
      '$.groups.skillGroups',
      200,
      (count) =>
        aPackJson({ groups: { skillGroups: Object.fromEntries(names(count).map((name) => [name, []])) } }),
    ],
  ])('of %s is at most %i', (path, most, pack) => {
    expect(packProblemsOf(pack(most))).toEqual([]);
    const [count, limit] = [most + 1, most].map((number) => number.toLocaleString('en-US'));
    expect(packProblemsOf(pack(most + 1))).toEqual([
      { path, message: `This has ${count} entries; at most ${limit} can be read.` },
    ]);
  });

  it('of paragraphs and characters of a text is limited', () => {
    const problems = (description: unknown) =>
      packProblemsOf(aPackJson({ talents: [aTalent('T', { description })] }));
    const path = '$.talents[0].description';
    expect(problems(numbered(100, () => 'x'.repeat(100)))).toEqual([]);
    expect(problems(names(101))).toEqual([
      { path, message: 'This text has 101 paragraphs; at most 100 can be read.' },
    ]);
    expect(problems(['x'.repeat(10_000), 'x'])).toEqual([
      { path, message: 'This text has 10,001 characters; at most 10,000 can be read.' },
    ]);
  });

  it('of names in groups and in core talents together is limited', () => {
    const lists = numbered(101, () => names(200));
    expect(
      packProblemsOf(
        aPackJson({ skills: lists.map((list, index) => aSkill(`S${index}`, { coreTalents: [list] })) }),
      ),
    ).toEqual([
      { path: '$.skills', message: 'These have 20,200 core talents together; at most 20,000 can be read.' },
    ]);
    const skillGroups = Object.fromEntries(lists.map((list, index) => [`G${index}`, list]));
    expect(packProblemsOf(aPackJson({ groups: { skillGroups } }))).toEqual([
      {
        path: '$.groups.skillGroups',
        message: 'These have 20,200 names together; at most 20,000 can be read.',
      },
    ]);
  });

  it('of inputs of an action is limited, beyond which they are one malformed node', () => {
    const inputs = Object.fromEntries(names(101).map((name) => [name, {}]));
    const pack = aPackJson({ actions: { actions: [anAction('A', { inputs })] } });
    expect(packProblemsOf(pack)).toEqual([]);
    expect(checkPack(pack).map(({ message }) => message)).toContain(
      'This has 101 inputs; at most 100 can be read.',
    );
  });
});

describe('what is larger than any file', () => {
  it('has a text of more than 100,000 characters', () => {
    const description = [`${'x'.repeat(100_000)}x`];
    expect(packProblemsOf(aPackJson({ talents: [aTalent('A', { description })] }))).toEqual([
      {
        path: '$.talents[0].description[0]',
        message: 'This text has 100001 characters; at most 100000 can be read.',
      },
    ]);
  });
});
