import { it as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutEntries } from '../../core/game-data/pack.ts';
import { anAction, anItem, aPack, aSkill, aStatusEffect, aTalent } from '../../testing/packs.ts';
import { joinSlices, slicesOf } from './pack-slices.ts';

const many = <Entry>(make: (name: string) => Entry, length: number) =>
  Array.from({ length }, (_, index) => make(`Entry ${index}`));

const packs = fc
  .tuple(fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(7))
  .map(([actions, maneuvers, items, skills, effects, talents]) =>
    aPack({
      actions: {
        actions: many(anAction, actions),
        maneuvers: many(anAction, maneuvers),
        defaultActions: ['A'],
      },
      items: many(anItem, items),
      skills: many(aSkill, skills),
      statusEffects: many(aStatusEffect, effects),
      talents: many(aTalent, talents),
    }),
  );

describe('the slices of a pack', () => {
  property.prop([packs, fc.integer({ min: 1, max: 9 })])(
    'join to the same pack, whatever their size',
    (pack, size) => {
      const joined = joinSlices();
      for (const slice of slicesOf(pack, size)) joined.add(slice);
      expect(joined.whole(withoutEntries(pack))).toEqual(pack);
    },
  );

  it('are no longer than the size, and can be cloned between threads', () => {
    const effects = [{ kind: 'ANTE_DICE', by: 'CONSTANT', value: 2 }, { kind: 'NONE' }];
    const pack = aPack({
      actions: {
        actions: many((name) => anAction(name, { effects, conditions: [{ kind: 'POWER_DEFINED' }] }), 7),
      },
      talents: many((name) => aTalent(name, { modifiers: { POWER: 1 } }), 5),
    });
    const slices = structuredClone([...slicesOf(pack, 3)]);
    expect(slices.map((slice) => Object.values(slice).map((entries) => entries.length))).toEqual([
      [3],
      [3],
      [1],
      [3],
      [2],
    ]);
    const joined = joinSlices();
    for (const slice of slices) joined.add(slice);
    expect(joined.whole(structuredClone(withoutEntries(pack)))).toEqual(pack);
  });
});
