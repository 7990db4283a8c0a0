import { describe, expect, it } from 'vitest';
import { GLOSSARY } from '../../testing/rule-context.ts';
import { wordingText } from '../lib/wording.ts';
import { presentName } from './parts/formerly.ts';
import { textPieces } from './parts/rulebook.ts';
import { describeUseEffects } from './parts/uses.ts';
import { mergePlays, NO_PLAY, PLAY_PARTS, readPlay } from './play.ts';

/** What reading finds, one line each. */
function read(json: unknown) {
  const told: string[] = [];
  const names: string[] = [];
  const play = readPlay(json, {
    problem: (path, message) => told.push(`${path}: ${message}`),
    unread: (path) => told.push(`${path} is not read`),
    name: (path, sort, name) => names.push(`${path}: ${sort} ${name}`),
    newName: () => undefined,
  });
  return { play, told, names };
}

const wolf = { name: 'Wolf', maximumHealth: 12, maximumEnergy: 4, maximumAP: 4, dice: 5 };

describe('readPlay', () => {
  it('reads every part, and gives what is not written its default', () => {
    const { play, told } = read({
      format: 1,
      rulebook: [{ title: 'Dice', text: ['Roll.', { table: [['a'], ['b']] }] }],
      roll: { kind: 'COUNT_SUCCESSES', atLeast: 4 },
      check: { dice: 3 },
      difficulty: { base: 2 },
      hit: [{ kind: 'DAMAGE' }, { kind: 'HINDRANCE' }, { kind: 'HEALING' }],
      endOfRound: [
        { kind: 'STATUS_EFFECT', statusEffect: 'Burning', resource: 'HEALTH', perLevel: -1 },
        { kind: 'EXHAUSTION', from: 3, resource: 'ENERGY' },
      ],
      falling: { DOWN: { resource: 'HEALTH' } },
      rests: [{ name: 'A night', restores: [{ resource: 'HEALTH', part: 0.5 }] }],
      uses: [{ item: 'Tea' }],
      foes: [wolf, { name: 'Aria', sheet: { version: 7 } }],
      start: { currency: 60 },
      formerly: { talents: { Old: 'New' } },
      labels: { HEALTH: 'Wounds' },
    });
    expect(told).toEqual([]);
    expect(play.hit[0]).toEqual({
      kind: 'DAMAGE',
      resource: 'HEALTH',
      extra: 1,
      received: 1,
      soak: 1,
      minimum: 0,
    });
    expect(play.falling.get('DOWN')).toEqual({
      resource: 'HEALTH',
      at: 0,
      costs: [],
      clearsStatusEffects: false,
      text: '',
    });
    expect(play.foes[0]).toMatchObject({ damageType: 'UNRELATED', soak: { DAMAGE_TYPE_A: 0 }, actions: [] });
    expect(play.uses[0]).toMatchObject({ on: 'SELF', isUsedUp: true });
    expect(play.start).toEqual({ currency: 60, boostPoints: 0, advice: [] });
    expect(play.labels.get('HEALTH')).toBe('Wounds');
  });

  it.each([null, 3, 'play', [], true])('leaves out what is no object: %j', (json) => {
    expect(read(json)).toMatchObject({ play: NO_PLAY, told: ['$.play: This must be an object.'] });
  });

  const HOSTILE = [null, 0, -1, 1.5, 'x', true, [], {}, [null], [[]], [{}], { a: { b: [1] } }];
  it.each(Object.keys(PLAY_PARTS))('never throws for a %s of a wrong type, and names its path', (part) => {
    for (const json of HOSTILE) {
      const { play, told } = read({ [part]: json });
      expect(play.foes).toEqual([]);
      for (const line of told) expect(line).toMatch(new RegExp(`^\\$\\.play\\.${part}\\b`, 'u'));
      const isEmpty = (Array.isArray(json) && json.length === 0) || JSON.stringify(json) === '{}';
      if (!isEmpty) expect(told.length).toBeGreaterThan(0);
    }
  });

  it('reads nothing of a later format, and says so', () => {
    const { play, told } = read({ format: 2, check: { dice: 3 } });
    expect(play).toBe(NO_PLAY);
    expect(told).toEqual([
      '$.play.format: This is format 2, and this Tabard reads format 1: nothing of play is read.',
    ]);
  });

  it('reads the parts beside a format that is no number', () => {
    const { play, told } = read({ format: 'one', check: { dice: 3 } });
    expect(play.check).toEqual({ dice: 3 });
    expect(told).toEqual(['$.play.format: This must be 1.']);
  });

  it('leaves out one malformed entry of a list, and keeps the others', () => {
    const { play, told } = read({ foes: [wolf, { name: 'Nobody' }, { ...wolf, name: 'Cub', dice: 0 }] });
    expect(play.foes.map(({ name }) => name)).toEqual(['Wolf', 'Cub']);
    expect(told).toEqual([
      '$.play.foes[1].maximumHealth: This is missing.',
      '$.play.foes[1].maximumEnergy: This is missing.',
      '$.play.foes[1].maximumAP: This is missing.',
      '$.play.foes[1].dice: This is missing.',
    ]);
  });

  it('leaves out one threshold or label, and keeps the others', () => {
    const { play, told } = read({
      falling: { DOWN: { resource: 'MANA' }, DEAD: { resource: 'VIGOR' }, GONE: {} },
      labels: { HEALTH: '', ENERGY: 'Breath' },
    });
    expect([...play.falling.keys()]).toEqual(['DEAD']);
    expect([...play.labels]).toEqual([['ENERGY', 'Breath']]);
    expect(told).toEqual([
      '$.play.falling.DOWN.resource: This must be one of HEALTH, ENERGY, VIGOR, FOCUS.',
      '$.play.falling.GONE is not read',
      '$.play.labels.HEALTH: This must not be empty.',
    ]);
  });

  it.each([0, 7, 2.5, -1])('leaves out a roll of at least %j', (atLeast) => {
    const { play, told } = read({ roll: { kind: 'COUNT_SUCCESSES', atLeast } });
    expect(play.roll).toBeUndefined();
    expect(told.every((line) => line.startsWith('$.play.roll.atLeast: '))).toBe(true);
    expect(told).not.toEqual([]);
  });

  it.each([-5, 0, 1e9])('reads a difficulty of %j', (base) => {
    expect(read({ difficulty: { base, minimum: 1 } })).toMatchObject({
      play: { difficulty: { base, minimum: 1 } },
      told: [],
    });
  });

  it('leaves out a page with a text of 1 MB, and keeps its neighbours', () => {
    const { play, told } = read({
      rulebook: [
        { title: 'A', text: ['a'] },
        { title: 'B', text: ['b'.repeat(1_000_000)] },
        { title: 'C', text: ['c'] },
      ],
    });
    expect(play.rulebook.map(({ title }) => title)).toEqual(['A', 'C']);
    expect(told).toEqual([
      '$.play.rulebook[1]: This page has 1000000 characters; at most 20000 can be read.',
    ]);
  });

  it.each([
    ['foes', 200, (index: number) => ({ ...wolf, name: `Wolf ${index}` })],
    ['rulebook', 200, (index: number) => ({ title: `Page ${index}`, text: [] })],
    ['uses', 500, (index: number) => ({ item: `Item ${index}` })],
  ] as const)('reads the first of too many %s: %i', (part, most, entry) => {
    const { play, told } = read({ [part]: Array.from({ length: most + 2 }, (_, index) => entry(index)) });
    expect(play[part]).toHaveLength(most);
    expect(told).toEqual([
      `$.play.${part}[${most}]: This has ${most + 2} entries; only the first ${most} are read.`,
    ]);
  });

  it('tells fields that nothing reads, at any depth', () => {
    const { told } = read({ luck: 1, check: { dice: 3, sides: 6 }, foes: [{ ...wolf, soak: { Iron: 2 } }] });
    expect(told).toEqual([
      '$.play.luck is not read',
      '$.play.check.sides is not read',
      '$.play.foes[0].soak.Iron is not read',
    ]);
  });

  it('tells an entry whose name stands twice; the later counts', () => {
    const { play, told } = read({ uses: [{ item: 'Tea' }, { item: 'Tea', on: 'OTHER' }] });
    expect(play.uses).toMatchObject([{ item: 'Tea', on: 'OTHER' }]);
    expect(told).toEqual(['$.play.uses[0]: $.play.uses[1] is of the same name, and counts instead.']);
  });

  it('names every reference with its path', () => {
    const { names } = read({
      rulebook: [{ title: 'A', text: ['[[Burning]] and [[Flare]]', { table: [['x'], ['[[Tea]]']] }] }],
      endOfRound: [{ kind: 'STATUS_EFFECT', statusEffect: 'Burning', resource: 'HEALTH', amount: -1 }],
      rests: [{ name: 'Night', consumes: [{ item: 'Ration', quantity: 1 }] }],
      uses: [{ item: 'Tea', action: 'Use', gains: [{ statusEffect: 'Hidden' }], removes: ['Burning'] }],
      foes: [
        {
          ...wolf,
          damageType: 'DAMAGE_TYPE_B',
          soak: { DAMAGE_TYPE_A: 1 },
          proofAgainst: ['Fear'],
          actions: ['Bite'],
        },
      ],
    });
    expect(names).toEqual([
      '$.play.rulebook[0].text[0]: term Burning',
      '$.play.rulebook[0].text[0]: term Flare',
      '$.play.rulebook[0].text[1].table[1][0]: term Tea',
      '$.play.endOfRound[0].statusEffect: status effect Burning',
      '$.play.rests[0].consumes[0].item: item Ration',
      '$.play.uses[0].item: item Tea',
      '$.play.uses[0].action: action Use',
      '$.play.uses[0].gains[0].statusEffect: status effect Hidden',
      '$.play.uses[0].removes[0]: status effect Burning',
      '$.play.foes[0].proofAgainst[0]: status effect Fear',
      '$.play.foes[0].actions[0]: action Bite',
      '$.play.foes[0].damageType: damage type DAMAGE_TYPE_B',
      '$.play.foes[0].soak.DAMAGE_TYPE_A: damage type DAMAGE_TYPE_A',
    ]);
  });
});

it('a part in words names one point in the singular', () => {
  const { play } = read({
    falling: { DOWN: { resource: 'HEALTH', costs: [{ resource: 'ACTION_POINTS', amount: 1 }] } },
    uses: [{ item: 'Tea', resources: [{ resource: 'BOOST_POINTS', amount: -1 }], isUsedUp: false }],
  });
  expect(PLAY_PARTS.falling.describe(play.falling, GLOSSARY).map(wordingText)).toEqual([
    'At 0 health a character is down, loses 1 action point.',
  ]);
  expect(wordingText(describeUseEffects(play.uses[0]!, GLOSSARY))).toBe('−1 boost point');
});

describe('mergePlays', () => {
  const plays = (...jsons: readonly object[]) => mergePlays(jsons.map((json) => readPlay(json)));

  it('takes a part of the later pack, and keeps those that it does not have', () => {
    const play = plays({ check: { dice: 3 }, difficulty: { base: 2 } }, { check: { dice: 4 } });
    expect(play).toMatchObject({ check: { dice: 4 }, difficulty: { base: 2 } });
  });

  it('merges lists by name, in the place of the earlier entry', () => {
    const play = plays(
      { foes: [wolf, { ...wolf, name: 'Bear' }] },
      {
        foes: [
          { ...wolf, name: 'Cub' },
          { ...wolf, dice: 9 },
        ],
      },
    );
    expect(play.foes.map((foe) => [foe.name, 'dice' in foe && foe.dice])).toEqual([
      ['Wolf', 9],
      ['Bear', 5],
      ['Cub', 5],
    ]);
  });

  it('merges renamings and labels key by key', () => {
    const play = plays(
      { formerly: { talents: { A: 'B' } }, labels: { HEALTH: 'Wounds' } },
      { formerly: { talents: { B: 'C' }, items: { X: 'Y' } }, labels: { ENERGY: 'Breath' } },
    );
    expect(presentName('A', play.formerly.get('talents') ?? new Map())).toBe('C');
    expect([...play.formerly.keys()]).toEqual(['talents', 'items']);
    expect([...play.labels.values()]).toEqual(['Wounds', 'Breath']);
  });

  it('is nothing without packs', () => {
    expect(mergePlays([])).toBe(NO_PLAY);
  });
});

describe('textPieces', () => {
  it.each([
    ['', []],
    ['plain', ['plain']],
    ['[[Burning]] hurts', ['*Burning', ' hurts']],
    ['a [[b]][[c]]', ['a ', '*b', '*c']],
    ['[[a [b]] ]] [[', ['[[a [b]] ]] [[']],
  ])('%j', (text, pieces) => {
    expect(textPieces(text).map((piece) => (piece.isTerm ? `*${piece.text}` : piece.text))).toEqual(pieces);
  });
});
