import { describe, expect, it } from 'vitest';
import { aPlay } from '../../../testing/play.ts';
import { BARS, type Bar, ofEachBar } from '../../rules/bars.ts';
import type { BarChange, Bars } from './bar-changes.ts';
import { applyBarChanges, applyFalls, type BarAccess } from './change-bars.ts';

const play = aPlay();
const MAXIMA: Bars = { ...ofEachBar(() => 1), HEALTH: 20, ENERGY: 10, VIGOR: 3, FOCUS: 4 };

interface Somebody {
  readonly bars: Bars;
  readonly effects: readonly string[];
  readonly losses: readonly Bar[];
}

const within = (bars: Bars) => ofEachBar((bar) => Math.min(bars[bar], MAXIMA[bar]));

/** Each change gives another record. */
const RECORD: BarAccess<Somebody> = {
  bars: ({ bars }) => bars,
  maxima: () => MAXIMA,
  withBars: (one, bars) => ({ ...one, bars }),
  withinMaxima: (one) => ({ ...one, bars: within(one.bars) }),
  paying: (one, resource, amount) => ({
    ...one,
    bars: ofEachBar((bar) => (bar === resource ? Math.max(0, one.bars[bar] - amount) : one.bars[bar])),
  }),
  withoutStatusEffects: (one) => ({ ...one, effects: [] }),
  withoutLosses: (one, lost) => ({ ...one, losses: one.losses.filter((bar) => bar !== lost) }),
};

/** Numbers that change in place. */
class Numbers {
  readonly values: Float64Array;
  effects: readonly string[];
  losses: readonly Bar[];

  constructor({ bars, effects, losses }: Somebody) {
    this.values = Float64Array.from(BARS, (bar) => bars[bar]);
    this.effects = effects;
    this.losses = losses;
  }
}

const IN_PLACE: BarAccess<Numbers> = (() => {
  const bars = ({ values }: Numbers) => ofEachBar((bar) => values[BARS.indexOf(bar)] ?? 0);
  const take = (one: Numbers, next: Somebody) => {
    one.values.set(BARS.map((bar) => next.bars[bar]));
    one.effects = next.effects;
    one.losses = next.losses;
    return one;
  };
  const record = (one: Numbers): Somebody => ({ bars: bars(one), effects: one.effects, losses: one.losses });
  return {
    bars,
    maxima: () => MAXIMA,
    withBars: (one, values) => take(one, RECORD.withBars(record(one), values)),
    withinMaxima: (one) => take(one, RECORD.withinMaxima(record(one))),
    paying: (one, resource, amount) => take(one, RECORD.paying(record(one), resource, amount)),
    withoutStatusEffects: (one) => take(one, RECORD.withoutStatusEffects(record(one))),
    withoutLosses: (one, bar) => take(one, RECORD.withoutLosses(record(one), bar)),
  };
})();

const somebody = (bars: Partial<Bars> = {}): Somebody => ({
  bars: { ...MAXIMA, ...bars },
  effects: ['Guarded'],
  losses: ['HEALTH', 'FOCUS'],
});

/** What changes make of a record, and that they make the same of numbers that change in place. */
function changed(one: Somebody, changes: readonly BarChange[], rules = play) {
  const { owner, passed, steps } = applyBarChanges(one, changes, RECORD, rules);
  const inPlace = applyBarChanges(new Numbers(one), changes, IN_PLACE, rules);
  expect({ ...owner, bars: BARS.map((bar) => owner.bars[bar]) }).toEqual({
    bars: [...inPlace.owner.values],
    effects: inPlace.owner.effects,
    losses: inPlace.owner.losses,
  });
  expect(inPlace.passed).toEqual(passed);
  expect(inPlace.steps).toEqual(steps);
  return { ...owner, falls: passed.map(({ fall }) => fall) };
}

describe('a change of bars, on a record as on numbers in place', () => {
  it('leaves who stays up its status effects', () => {
    const hit = changed(somebody(), [{ resource: 'HEALTH', amount: -19 }]);
    expect([hit.bars, hit.effects, hit.falls]).toEqual([{ ...MAXIMA, HEALTH: 1 }, ['Guarded'], []]);
  });

  it('lets who comes down pay for it, and lose its status effects and what waits for that bar', () => {
    const hit = changed(somebody(), [{ resource: 'HEALTH', amount: -20 }]);
    expect(hit).toEqual({
      bars: { ...MAXIMA, HEALTH: 0, VIGOR: 2 },
      effects: [],
      losses: ['FOCUS'],
      falls: ['DOWN'],
    });
  });

  it('lets who pays with its last vigor die', () => {
    const hit = changed(somebody({ VIGOR: 1 }), [{ resource: 'HEALTH', amount: -25 }]);
    expect([hit.bars.VIGOR, hit.falls]).toEqual([0, ['DOWN', 'DEAD']]);
  });

  it('takes a cost as far as the bar goes, and no status effects where the rule has none end', () => {
    const costly = aPlay({
      falling: { DOWN: { resource: 'HEALTH', at: 5, costs: [{ resource: 'ENERGY', amount: 99 }] } },
    });
    const hit = changed(somebody(), [{ resource: 'HEALTH', amount: -15 }], costly);
    expect(hit).toEqual({ ...somebody({ HEALTH: 5, ENERGY: 0 }), falls: ['DOWN'] });
  });

  it('is one fall, by a bar that takes over what another cannot pay', () => {
    const tired = changed(somebody({ ENERGY: 1, HEALTH: 2 }), [
      { resource: 'ENERGY', amount: -3, overflow: 'HEALTH' },
      { resource: 'HEALTH', amount: -5 },
    ]);
    expect([tired.bars, tired.falls]).toEqual([{ ...MAXIMA, ENERGY: 0, HEALTH: 0, VIGOR: 2 }, ['DOWN']]);
  });

  it('is no fall for who was down before', () => {
    const down = somebody({ HEALTH: 0 });
    expect(changed(down, [{ resource: 'HEALTH', amount: -5 }])).toEqual({ ...down, falls: [] });
    expect(applyFalls(down.bars, down, RECORD, play)).toEqual({ owner: down, passed: [] });
  });
});
