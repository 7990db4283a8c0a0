import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { aPlay, aRolledAction, aSum, aTarget, STANDARD_PLAY } from '../../../testing/play.ts';
import type { Play } from '../play.ts';
import { hitOdds, type Likelihood } from './hit-odds.ts';
import { resolveHit } from './resolve-hit.ts';
import { inflictedLevel, type RolledAction } from './rolled-action.ts';

const play = aPlay();
const sumPlay = aPlay({ ...STANDARD_PLAY, roll: { kind: 'SUM' }, difficulty: { base: 12 } });

/** How many of all throws of so many dice come to each outcome. */
function countedOutcomes({ dice, successes }: RolledAction, { roll }: Play): ReadonlyMap<number, number> {
  const outcomes = new Map<number, number>();
  for (let number = 0; number < 6 ** dice; number += 1) {
    let outcome = successes.total;
    for (let die = 0, rest = number; die < dice; die += 1, rest = Math.floor(rest / 6)) {
      const shown = (rest % 6) + 1;
      if (roll?.kind === 'SUM') outcome += shown;
      else if (shown >= 4) outcome += 1;
    }
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  return outcomes;
}

/** The chance of each number that an outcome comes to; outcomes that come to none are left out. */
function chancesOf(
  outcomes: ReadonlyMap<number, number>,
  numberOf: (outcome: number) => number | undefined,
): ReadonlyMap<number, number> {
  const all = [...outcomes.values()].reduce((sum, times) => sum + times, 0);
  const chances = new Map<number, number>();
  for (const [outcome, times] of outcomes) {
    const number = numberOf(outcome);
    if (number !== undefined) chances.set(number, (chances.get(number) ?? 0) + times / all);
  }
  return new Map([...chances].toSorted(([one], [other]) => one - other));
}

const inflicted = { name: 'Burning', level: aSum(2, 'Kindling'), levelCap: 5 };

describe('resolveHit', () => {
  it.each([
    [1, undefined],
    [2, 3],
    [4, 5],
  ])('with %i successes against difficulty 2 deals %s', (successes, damage) => {
    const result = resolveHit(aRolledAction(), aSum(successes), aTarget(), play);
    expect(result.isHit).toBe(damage !== undefined);
    expect(result.extra).toBe(successes - 2);
    expect(result.change?.amount.total).toBe(damage);
  });

  it('explains the damage by its sources', () => {
    const target = aTarget({ soak: 2, damageReceived: aSum(3, 'Exposed') });
    expect(resolveHit(aRolledAction(), aSum(4), target, play).change).toEqual({
      resource: 'HEALTH',
      amount: {
        total: 6,
        parts: [
          { source: 'Slash', amount: 3 },
          { source: 'Extra successes', amount: 2 },
          { source: 'Received: Exposed', amount: 3 },
          { source: 'Soak: Mail', amount: -2 },
        ],
      },
    });
  });

  it('deals at least the minimum, and more against soak below 0', () => {
    const hit = (soak: number) =>
      resolveHit(aRolledAction(), aSum(2), aTarget({ soak }), play).change?.amount;
    expect(hit(9)).toMatchObject({ total: 1 });
    expect(hit(9)?.parts.at(-1)).toEqual({ source: 'At least 1', amount: 7 });
    expect(hit(-2)?.total).toBe(5);
  });

  it('meets no soak without a damage type', () => {
    const action = aRolledAction({ damageType: 'UNRELATED' });
    expect(resolveHit(action, aSum(2), aTarget({ soak: 9 }), play).change?.amount.total).toBe(3);
  });

  it('inflicts the effect of an attack at its level, whatever the successes', () => {
    const { effect } = resolveHit(aRolledAction({ inflicted }), aSum(8), aTarget(), play);
    expect(effect).toMatchObject({ name: 'Burning', level: { total: 2 }, isProof: false });
  });

  it.each([
    [2, 2],
    [3, 2],
    [4, 3],
    [7, 4],
  ])('inflicts a hindrance with %i successes at level %i', (successes, level) => {
    const action = aRolledAction({ power: undefined, inflicted });
    const result = resolveHit(action, aSum(successes), aTarget(), play);
    expect(result.change).toBeUndefined();
    expect(result.effect?.level.total).toBe(level);
  });

  it('says that a target is proof against the effect', () => {
    const target = aTarget({ proofAgainst: new Set(['Burning']) });
    expect(resolveHit(aRolledAction({ inflicted }), aSum(2), target, play).effect?.isProof).toBe(true);
  });

  it('inflicts nothing at a level below 1', () => {
    const weak = aRolledAction({ inflicted: { name: 'Burning', level: aSum(0), levelCap: 5 } });
    expect(resolveHit(weak, aSum(5), aTarget(), play).effect).toBeUndefined();
  });

  it.each([
    ['an attack', {}, 9, 5],
    ['a hindrance', { power: undefined }, 4, 5],
    ['healing', { damageType: 'HEALING' as const }, 7, 5],
  ])(
    'inflicts no more than the level cap by %s, in the result and in the odds',
    (_what, fields, level, most) => {
      const action = aRolledAction({
        ...fields,
        inflicted: { name: 'Burning', level: aSum(level, 'Kindling'), levelCap: most },
      });
      const { effect } = resolveHit(action, aSum(8), aTarget(), play);
      expect(effect?.level.total).toBe(most);
      expect(effect?.level.parts.at(-1)?.source).toBe('Level cap');
      expect(effect?.level.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(most);
      const odds = hitOdds(action, aTarget(), play);
      expect(odds.ok && odds.value.levels.at(-1)?.value).toBe(most);
    },
  );

  it('has the level cap among the sources of a level above it', () => {
    const burning = { name: 'Burning', level: aSum(7, 'Kindling'), levelCap: 5 };
    expect(inflictedLevel(burning)).toEqual({
      total: 5,
      parts: [
        { source: 'Kindling', amount: 7 },
        { source: 'Level cap', amount: -2 },
      ],
    });
    expect(inflictedLevel({ ...burning, level: aSum(3, 'Kindling') }, 1).parts).toEqual([
      { source: 'Kindling', amount: 3 },
      { source: 'Extra successes', amount: 1 },
    ]);
  });

  it('heals with what is received, but no less than 0', () => {
    const action = aRolledAction({ damageType: 'HEALING' });
    const healing = (received: number) =>
      resolveHit(action, aSum(3), aTarget({ healingReceived: aSum(received), soak: 5 }), play).change;
    expect(healing(2)?.amount.total).toBe(6);
    expect(healing(-9)?.amount.total).toBe(0);
  });

  it('changes nothing where the packs have no such hit', () => {
    const result = resolveHit(aRolledAction({ inflicted }), aSum(5), aTarget(), aPlay({}));
    expect(result).toMatchObject({ kind: 'DAMAGE', isHit: true, change: undefined });
    const plain = resolveHit(aRolledAction({ power: undefined }), aSum(5), aTarget(), play);
    expect(plain).toMatchObject({ kind: undefined, isHit: true, change: undefined, effect: undefined });
  });
});

describe('hitOdds', () => {
  const attacks = [2, 3, 4, 5, 6, 7, 8].map((dice): [string, Play, RolledAction] => [
    `an attack with ${dice} dice`,
    play,
    aRolledAction({ dice, inflicted }),
  ]);

  it.each<[string, Play, RolledAction]>([
    ...attacks,
    ['no dice', play, aRolledAction({ dice: 0, successes: aSum(3) })],
    ['one die', play, aRolledAction({ dice: 1, successes: aSum(1) })],
    ['a hindrance with 7 dice', play, aRolledAction({ dice: 7, power: undefined, inflicted })],
    [
      'a hindrance beyond the level cap',
      play,
      aRolledAction({ dice: 8, power: undefined, inflicted: { ...inflicted, levelCap: 3 } }),
    ],
    ['healing with 6 dice', play, aRolledAction({ dice: 6, damageType: 'HEALING', inflicted })],
    ['a sum of 4 dice', sumPlay, aRolledAction({ dice: 4 })],
  ])('equal a count of all throws: %s', (_what, rules, action) => {
    const target = aTarget({ soak: 4, damageReceived: aSum(1), healingReceived: aSum(-3) });
    const outcomes = countedOutcomes(action, rules);
    const resultOf = (outcome: number) => resolveHit(action, aSum(outcome), target, rules);
    const odds = hitOdds(action, target, rules);
    if (!odds.ok) throw new Error(odds.problem);
    const { hit, amounts, levels, mean } = odds.value;
    const same = (found: readonly Likelihood[], wanted: ReadonlyMap<number, number>) => {
      expect(found.map(({ value }) => value)).toEqual([...wanted.keys()]);
      for (const { value, chance } of found) expect(chance).toBeCloseTo(wanted.get(value) ?? 0, 12);
    };
    const amountsCounted = chancesOf(outcomes, (outcome) => resultOf(outcome).change?.amount.total);
    same(amounts, amountsCounted);
    same(
      levels,
      chancesOf(outcomes, (outcome) => resultOf(outcome).effect?.level.total),
    );
    same(
      [{ value: 1, chance: hit }],
      chancesOf(outcomes, (outcome) => (resultOf(outcome).isHit ? 1 : undefined)),
    );
    expect(mean).toBeCloseTo(
      [...amountsCounted].reduce((sum, [amount, chance]) => sum + amount * chance, 0),
      12,
    );
  });

  property.prop([
    fc.integer({ min: 0, max: 200 }),
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: -20, max: 20 }),
    fc.constantFrom(play, sumPlay),
  ])('have chances that add up to that of a hit, between 0 and 1', (dice, successes, soak, rules) => {
    const odds = hitOdds(aRolledAction({ dice, successes: aSum(successes) }), aTarget({ soak }), rules);
    if (!odds.ok) throw new Error(odds.problem);
    const { hit, amounts, mean } = odds.value;
    expect(hit).toBeGreaterThanOrEqual(0);
    expect(hit).toBeLessThanOrEqual(1);
    expect(amounts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(hit, 10);
    expect(amounts.map(({ value }) => value)).toEqual(
      [...new Set(amounts.map(({ value }) => value))].toSorted((one, other) => one - other),
    );
    if (hit > 0) expect(mean / hit).toBeGreaterThanOrEqual(1 - 1e-9);
  });

  it('are unknown above 200 dice, or where nothing says what a roll counts', () => {
    expect(hitOdds(aRolledAction({ dice: 201 }), aTarget(), play)).toEqual({
      ok: false,
      problem: 'The odds of at most 200 dice are calculated.',
    });
    expect(hitOdds(aRolledAction(), aTarget(), aPlay({}))).toEqual({
      ok: false,
      problem: 'The game data do not say what a roll counts.',
    });
  });

  it.each([1e9, -5])('are certain against a difficulty of %d', (base) => {
    const odds = hitOdds(aRolledAction(), aTarget(), aPlay({ ...STANDARD_PLAY, difficulty: { base } }));
    expect(odds).toMatchObject({ ok: true, value: { hit: base < 0 ? 1 : 0 } });
  });

  it('leave out the level where the target is proof', () => {
    const target = aTarget({ proofAgainst: new Set(['Burning']) });
    expect(hitOdds(aRolledAction({ inflicted }), target, play)).toMatchObject({ value: { levels: [] } });
  });
});
