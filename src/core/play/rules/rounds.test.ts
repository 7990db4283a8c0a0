import { describe, expect, it } from 'vitest';
import { aPlay, aSum } from '../../../testing/play.ts';
import { NOTHING } from '../../lib/sum.ts';
import { ofEachBar } from '../../rules/bars.ts';
import { afterSteps, barSteps } from './bar-changes.ts';
import { isDownTo, passedThresholds } from './falls.ts';
import { restGains } from './rest-gains.ts';
import { exhaustionAmount, roundLines } from './round-lines.ts';

const play = aPlay();
const FULL = { ...ofEachBar(() => 0), HEALTH: 20, ENERGY: 10, VIGOR: 3, FOCUS: 4 };
const lines = (round: number, effects: Readonly<Record<string, number>> = {}, reduction = 0) =>
  roundLines(
    {
      round,
      effectLevel: (name) => effects[name] ?? 0,
      exhaustionReduction: aSum(reduction, 'Steadfast'),
    },
    play,
  );

describe('roundLines', () => {
  it('are in the order of the packs, each with its reasons', () => {
    const found = lines(3, { Poisoned: 2, Bleeding: 4, Burning: 3, Knitting: 1, Wet: 2 }, 1);
    expect(
      found.map(({ name, resource, overflow, amount }) => [name, resource, overflow, amount.total]),
    ).toEqual([
      ['Knitting', 'HEALTH', undefined, 1],
      ['Burning', 'HEALTH', undefined, -3],
      ['Bleeding', 'HEALTH', undefined, -1],
      ['Poisoned', 'ENERGY', 'HEALTH', -2],
      ['Exhaustion', 'ENERGY', 'HEALTH', -2],
    ]);
    expect(found.at(-1)?.amount.parts).toEqual([
      { source: 'Round 3', amount: -3 },
      { source: 'Steadfast', amount: 1 },
    ]);
  });

  it.each([
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 3],
    [7, 2, 5],
    [3, 5, 0],
    [3, -2, 5],
  ])('in round %i with a reduction of %i take %i by exhaustion', (round, reduction, amount) => {
    expect(exhaustionAmount(round, reduction, play)).toBe(amount);
    const [line] = lines(round, {}, reduction);
    expect(line?.amount.total).toBe(amount === 0 ? undefined : -amount);
  });

  it('are none where no pack says what a round costs', () => {
    const state = { round: 9, effectLevel: () => 3, exhaustionReduction: NOTHING };
    expect(roundLines(state, aPlay({}))).toEqual([]);
    expect(exhaustionAmount(9, 0, aPlay({}))).toBe(0);
  });
});

describe('barSteps', () => {
  it('keep bars between 0 and their maximum, one after another', () => {
    const steps = barSteps(
      [
        { resource: 'HEALTH', amount: 5 },
        { resource: 'HEALTH', amount: -3 },
        { resource: 'FOCUS', amount: 0 },
      ],
      { ...FULL, HEALTH: 18 },
      FULL,
    );
    expect(steps).toEqual([
      { resource: 'HEALTH', from: 18, to: 20 },
      { resource: 'HEALTH', from: 20, to: 17 },
    ]);
    expect(afterSteps({ ...FULL, HEALTH: 18 }, steps)).toEqual({ ...FULL, HEALTH: 17 });
  });

  it('take from the overflow what a bar cannot pay', () => {
    expect(
      barSteps([{ resource: 'ENERGY', amount: -4, overflow: 'HEALTH' }], { ...FULL, ENERGY: 1 }, FULL),
    ).toEqual([
      { resource: 'ENERGY', from: 1, to: 0 },
      { resource: 'HEALTH', from: 20, to: 17 },
    ]);
  });

  it('give no overflow by a gain beyond the maximum', () => {
    expect(barSteps([{ resource: 'ENERGY', amount: 4, overflow: 'HEALTH' }], FULL, FULL)).toEqual([]);
  });
});

describe('passedThresholds', () => {
  const fallsOf = (before: Partial<typeof FULL>, after: Partial<typeof FULL>) =>
    passedThresholds({ ...FULL, ...before }, { ...FULL, ...after }, play).map(({ fall }) => fall);

  it.each([
    ['stays up at 1', {}, { HEALTH: 1 }, []],
    ['falls at 0', {}, { HEALTH: 0 }, ['DOWN']],
    ['dies of the fall with the last vigor', { VIGOR: 1 }, { HEALTH: 0, VIGOR: 1 }, ['DOWN', 'DEAD']],
    ['dies without a fall', {}, { VIGOR: 0 }, ['DEAD']],
    ['does not fall again', { HEALTH: 0 }, { HEALTH: 0 }, []],
  ])('%s', (_what, before, after, falls) => {
    expect(fallsOf(before, after)).toEqual(falls);
  });

  it('are none where no pack has them', () => {
    const down = { ...FULL, HEALTH: 0 };
    expect(passedThresholds(FULL, down, aPlay({}))).toEqual([]);
    expect(isDownTo('DOWN', down, aPlay({}))).toBe(false);
    expect(isDownTo('DOWN', down, play)).toBe(true);
  });
});

describe('restGains', () => {
  const rest = (restores: readonly object[]) => aPlay({ rests: [{ name: 'Rest', restores }] }).rests[0]!;

  it.each([
    ['up to a part, rounded up', { resource: 'VIGOR', part: 0.5 }, { VIGOR: 1 }, 1],
    ['nothing above that part', { resource: 'HEALTH', part: 0.5 }, { HEALTH: 15 }, 0],
    ['all', { resource: 'HEALTH', part: 1 }, { HEALTH: 3 }, 17],
    ['an amount', { resource: 'FOCUS', amount: 1 }, { FOCUS: 2 }, 1],
    ['no more than there is room for', { resource: 'FOCUS', amount: 9 }, { FOCUS: 2 }, 2],
  ])('gives %s', (_what, restored, values, amount) => {
    const gains = restGains(rest([restored]), { ...FULL, ...values }, FULL);
    expect(gains).toEqual(amount === 0 ? [] : [{ resource: restored.resource, amount }]);
  });
});
