import { describe, expect, it } from 'vitest';
import { aPlay, aSum, aTarget, STANDARD_PLAY } from '../../../testing/play.ts';
import { NOTHING } from '../../lib/sum.ts';
import { checkDice, countRoll, difficultyNumber, difficultyOf } from './outcome.ts';

const play = aPlay();
const sumPlay = aPlay({ ...STANDARD_PLAY, roll: { kind: 'SUM' }, difficulty: { base: 12 } });

describe('countRoll', () => {
  it('counts the dice that are successes, and what the action adds', () => {
    const outcome = countRoll([6, 4, 4, 3, 2, 5, 1, 1], aSum(1, 'Sure Hand'), play.roll!);
    expect(outcome).toEqual({
      total: 5,
      parts: [
        { source: 'Dice', amount: 4 },
        { source: 'Sure Hand', amount: 1 },
      ],
    });
  });

  it('adds the dice up', () => {
    expect(countRoll([6, 4, 1], NOTHING, sumPlay.roll!).total).toBe(11);
  });

  it('counts nothing of no dice', () => {
    expect(countRoll([], NOTHING, play.roll!)).toEqual(NOTHING);
  });
});

describe('difficultyOf', () => {
  it.each([
    [0, 2],
    [3, 5],
    [-1, 1],
    [-5, 1],
  ])('with an adjustment of %i is %i', (adjustment, difficulty) => {
    const target = aTarget({ difficultyAdjustment: aSum(adjustment) });
    expect(difficultyOf(target, 'DAMAGE', play).total).toBe(difficulty);
    expect(difficultyNumber(adjustment, play.difficulty)).toBe(difficulty);
  });

  it('is that of a foe, adjusted and at least the minimum', () => {
    expect(difficultyOf(aTarget({ difficulty: 3 }), 'HINDRANCE', play).total).toBe(3);
    expect(difficultyOf(aTarget({ difficulty: -5 }), 'DAMAGE', play).total).toBe(1);
  });

  it('of healing is that of the rule, which nothing adjusts', () => {
    const target = aTarget({ difficulty: 9, difficultyAdjustment: aSum(4) });
    expect(difficultyOf(target, 'HEALING', play).total).toBe(2);
    const plain = aPlay({ difficulty: { base: 5 }, hit: [{ kind: 'HEALING' }] });
    expect(difficultyOf(aTarget(), 'HEALING', plain).total).toBe(5);
  });

  it('is only the adjustment where no pack has a rule', () => {
    expect(difficultyOf(aTarget({ difficultyAdjustment: aSum(-3) }), 'DAMAGE', aPlay({})).total).toBe(-3);
  });
});

describe('checkDice', () => {
  it('are the level, the dice of the rule and the modifier, at least one', () => {
    const skill = { name: 'Stealth', level: 2 };
    expect(checkDice(skill, aSum(-1, 'Frightened'), play)?.total).toBe(4);
    expect(checkDice(skill, aSum(-9), play)?.total).toBe(1);
    expect(checkDice(skill, NOTHING, aPlay({}))).toBeUndefined();
  });
});
