import { describe, expect, it } from 'vitest';
import { actorWith } from '../../testing/rule-context.ts';
import { EMPTY_DRAFT, withCost } from '../rules/draft.ts';
import { isAffordable, shortfall, wholeCost } from './affordability.ts';

describe('a cost', () => {
  it.each(['HEALTH', 'VIGOR'] as const)('in %s must leave the reserve', (resource) => {
    expect(isAffordable(resource, 4, 5)).toBe(true);
    expect(isAffordable(resource, 5, 5)).toBe(false);
    expect(isAffordable(resource, 6, 5)).toBe(false);
  });

  it.each(['ENERGY', 'FOCUS', 'BOOST_POINTS', 'ACTION_POINTS'] as const)(
    'in %s may use all that is available',
    (resource) => {
      expect(isAffordable(resource, 4, 5)).toBe(true);
      expect(isAffordable(resource, 5, 5)).toBe(true);
      expect(isAffordable(resource, 6, 5)).toBe(false);
    },
  );

  it.each(['HEALTH', 'ENERGY'] as const)('of 0, or a gain, in %s can always be paid', (resource) => {
    expect(isAffordable(resource, 0, 0)).toBe(true);
    expect(isAffordable(resource, -3, 0)).toBe(true);
    expect(isAffordable(resource, 1, 0)).toBe(false);
  });
});

describe('why a cost cannot be paid', () => {
  it.each(['HEALTH', 'VIGOR'] as const)('distinguishes all of %s from more than is available', (resource) => {
    expect(shortfall(resource, 4, 5)).toBeUndefined();
    expect(shortfall(resource, 5, 5)).toBe('One must be left');
    expect(shortfall(resource, 6, 5)).toBe('Not enough');
  });

  it('is a lack of any other resource', () => {
    expect(shortfall('FOCUS', 5, 5)).toBeUndefined();
    expect(shortfall('FOCUS', 6, 5)).toBe('Not enough');
  });
});

describe('the whole cost', () => {
  const energy = (amount: number, modifier: number) =>
    wholeCost(
      'ENERGY',
      withCost(EMPTY_DRAFT, 'ENERGY', 'Slash', amount),
      actorWith({ energyCost: modifier }),
    );

  it('in energy includes the modifier once', () => {
    const draft = withCost(withCost(EMPTY_DRAFT, 'ENERGY', 'Slash', 2), 'ENERGY', 'Feint', 1);
    expect(wholeCost('ENERGY', draft, actorWith({ energyCost: 2 }))).toEqual({
      total: 5,
      parts: [
        { source: 'Slash', amount: 2 },
        { source: 'Feint', amount: 1 },
        { source: 'Modifier', amount: 2 },
      ],
    });
  });

  it('in energy is never below 0 after the modifier', () => {
    expect(energy(2, -1).total).toBe(1);
    expect(energy(2, -5)).toEqual({
      total: 0,
      parts: [
        { source: 'Slash', amount: 2 },
        { source: 'Modifier', amount: -5 },
        { source: 'Never below 0', amount: 3 },
      ],
    });
  });

  it('in energy is unmodified if the action costs none', () => {
    expect(wholeCost('ENERGY', EMPTY_DRAFT, actorWith({ energyCost: 2 }))).toEqual({ total: 0, parts: [] });
    expect(energy(0, 2).total).toBe(0);
    expect(energy(-2, 2).total).toBe(-2);
  });

  it('in any other resource has no modifier', () => {
    const draft = withCost(EMPTY_DRAFT, 'HEALTH', 'Slash', 2);
    expect(wholeCost('HEALTH', draft, actorWith({ energyCost: 2 })).total).toBe(2);
  });
});
