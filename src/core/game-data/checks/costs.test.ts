import { describe, expect, it } from 'vitest';
import { findings, game, maneuver } from '../../../testing/pack-findings.ts';
import { anAction, anItem, aPack, aStatusEffect, aTalent, type PackJson } from '../../../testing/packs.ts';

describe('costs that no character can pay', () => {
  const cost = (resource: string, value: number, more = {}) => ({ resource, by: 'CONSTANT', value, ...more });

  it.each([
    ['HEALTH', 19, 'Health'],
    ['VIGOR', 2, 'Vigor'],
    ['ENERGY', 10, 'Energy'],
    ['FOCUS', 3, 'Focus'],
    ['ACTION_POINTS', 3, 'Action Points'],
  ])('%s: at most %j', (resource, most, name) => {
    expect(findings(maneuver({ resources: [cost(resource, most)] }))).toEqual([]);
    expect(
      findings(maneuver({ resources: [cost('FOCUS', 1), cost(resource, most), cost(resource, 1)] })),
    ).toEqual(
      resource === 'FOCUS'
        ? ['error $.actions.maneuvers[0].resources[0]: Nobody can pay 5 Focus: at most 3 can be paid.']
        : [
            `error $.actions.maneuvers[0].resources[1]: Nobody can pay ${most + 1} ${name}: at most ${most} can be paid.`,
          ],
    );
  });

  it('exclude boost points, which have no bound', () => {
    expect(findings(maneuver({ resources: [cost('BOOST_POINTS', 1000)] }))).toEqual([]);
  });

  it('include their operation', () => {
    const triangular = { operation: { kind: 'TRIANGULAR' } };
    expect(findings(maneuver({ resources: [cost('ENERGY', 4, triangular)] }))).toEqual([]);
    expect(findings(maneuver({ resources: [cost('ENERGY', 5, triangular)] }))).toHaveLength(1);
  });

  it('are skipped if they depend on play', () => {
    const resources = [cost('ENERGY', 99), { resource: 'ENERGY', by: 'PROPERTY', property: 'ANTE' }];
    expect(findings(maneuver({ resources }))).toEqual([]);
  });

  it('are skipped if a modifier may lower an energy cost, or an action may give action points', () => {
    const cheaper = { talents: [aTalent('Thrift', { modifiers: { ACTION_ENERGY_COST: -1 } })] };
    expect(findings({ ...maneuver({ resources: [cost('ENERGY', 99)] }), ...cheaper })).toEqual([]);
    const cursed = {
      statusEffects: [aStatusEffect('Calm', { modifiersByPolarity: { ACTION_ENERGY_COST: false } })],
    };
    expect(findings({ ...maneuver({ resources: [cost('ENERGY', 99)] }), ...cursed })).toEqual([]);
    const swift = aPack({
      actions: { actions: [anAction('Slash', { resources: [cost('ACTION_POINTS', -1)] })] },
    });
    expect(
      findings({ ...maneuver({ resources: [cost('ACTION_POINTS', 99)] }), name: 'Mine' }, [game, swift]),
    ).toEqual([]);
  });

  it.each<[string, PackJson]>([
    ['a talent', { talents: [aTalent('Odd', { modifiers: { MAXIMUM_FOCUS: 2 } })] }],
    ['items in all slots', { items: [anItem('Odd', { modifiers: { MAXIMUM_FOCUS: 0.5 } })] }],
    [
      'a status effect at its cap',
      { statusEffects: [aStatusEffect('Odd', { modifiersByPolarity: { MAXIMUM_FOCUS: true } })] },
    ],
  ])('%s may raise the maximum', (_what, fields) => {
    expect(findings({ ...maneuver({ resources: [cost('FOCUS', 5)] }), ...fields })).toEqual([]);
    expect(findings({ ...maneuver({ resources: [cost('FOCUS', 9)] }), ...fields })).toHaveLength(1);
  });

  it('ignore modifiers that lower a maximum', () => {
    const fields = { talents: [aTalent('Odd', { modifiers: { MAXIMUM_FOCUS: -2 } })] };
    expect(findings({ ...maneuver({ resources: [cost('FOCUS', 3)] }), ...fields })).toEqual([]);
  });

  it('are skipped if the constant is missing', () => {
    const alone = findings(maneuver({ resources: [cost('FOCUS', 99)] }), []);
    expect(alone).toEqual([expect.stringContaining('$.constants')]);
  });
});
