import { describe, expect, it } from 'vitest';
import { actorWith, draftWith } from '../../testing/rule-context.ts';
import { diceCount, EMPTY_DRAFT, isDiceRoll, propertySum, skillUsed, withChange, withCost } from './draft.ts';

const actor = actorWith({ dicePool: 2, power: 3 });
const blades = { chosenSkill: 'Blades' };

describe('the draft', () => {
  it('starts without changes and with unrelated damage', () => {
    expect(EMPTY_DRAFT).toEqual({
      changes: new Map(),
      chosenSkill: undefined,
      skillDefaults: [],
      inflictedEffect: undefined,
      damageType: 'UNRELATED',
      weapon: undefined,
      gainedEffects: [],
      endsPhase: false,
      costs: new Map(),
    });
  });

  it('records every change with its source, and is immutable', () => {
    const once = withChange(EMPTY_DRAFT, 'ANTE', 'Slash', 2);
    const twice = withChange(once, 'ANTE', 'Feint', -1);
    expect(twice.changes.get('ANTE')).toEqual({
      total: 1,
      parts: [
        { source: 'Slash', amount: 2 },
        { source: 'Feint', amount: -1 },
      ],
    });
    expect(once.changes.get('ANTE')?.total).toBe(2);
    expect(EMPTY_DRAFT.changes.size).toBe(0);
  });

  it('records every cost with its source', () => {
    const draft = withCost(withCost(EMPTY_DRAFT, 'ENERGY', 'Slash', 2), 'ENERGY', 'Feint', -3);
    expect(draft.costs.get('ENERGY')).toEqual({
      total: -1,
      parts: [
        { source: 'Slash', amount: 2 },
        { source: 'Feint', amount: -3 },
      ],
    });
    expect(EMPTY_DRAFT.costs.size).toBe(0);
  });
});

describe('the skill used', () => {
  it.each([
    ['none', {}, undefined],
    ['the one chosen', { chosenSkill: 'Lore', skillDefaults: ['Bows'] }, 'Lore'],
    ['the highest default', { skillDefaults: ['Lore', 'Bows', 'Blades'] }, 'Bows'],
    ['the first of equal defaults', { skillDefaults: ['Stealth', 'Sewing'] }, 'Stealth'],
  ])('is %s', (_what, draft, skill) => {
    expect(skillUsed(draftWith(draft), actor)).toBe(skill);
    expect(isDiceRoll(draftWith(draft), actor)).toBe(skill !== undefined);
  });
});

describe('properties', () => {
  it('leave POWER undefined until an effect changes it, and then include the modifier once', () => {
    expect(propertySum('POWER', draftWith(blades), actor)).toBeUndefined();
    expect(propertySum('POWER', draftWith({ changes: { POWER: 0 } }), actor)?.total).toBe(3);
    const twice = withChange(draftWith({ changes: { POWER: 1 } }), 'POWER', 'Feint', 1);
    expect(propertySum('POWER', twice, actor)).toEqual({
      total: 5,
      parts: [
        { source: 'Earlier', amount: 1 },
        { source: 'Feint', amount: 1 },
        { source: 'Modifier', amount: 3 },
      ],
    });
  });

  it('start at 0', () => {
    for (const property of ['INFLICT_STATUS_EFFECT_LEVEL', 'SUCCESSES', 'ANTE', 'SKILL_LEVEL'] as const) {
      expect(propertySum(property, EMPTY_DRAFT, actor)).toEqual({ total: 0, parts: [] });
    }
    expect(propertySum('ANTE', draftWith({ changes: { ANTE: 2 } }), actor)?.total).toBe(2);
  });

  it('sum all sources of DICE_POOL', () => {
    const draft = draftWith({ ...blades, changes: { DICE_POOL: 1, SKILL_LEVEL: -1, ANTE: 4 } });
    expect(propertySum('DICE_POOL', draft, actor)).toEqual({
      total: 5,
      parts: [
        { source: 'Earlier', amount: 1 },
        { source: 'Modifier', amount: 2 },
        { source: 'Blades', amount: 3 },
        { source: 'Earlier', amount: -1 },
      ],
    });
  });

  it('have a DICE_POOL of at least 1', () => {
    expect(propertySum('DICE_POOL', EMPTY_DRAFT, actorWith({ dicePool: -4 }))).toEqual({
      total: 1,
      parts: [
        { source: 'Modifier', amount: -4 },
        { source: 'At least one die', amount: 5 },
      ],
    });
  });

  it('take SKILL_LEVEL from the skill used, with its changes', () => {
    expect(propertySum('SKILL_LEVEL', draftWith({ ...blades, changes: { SKILL_LEVEL: 2 } }), actor)).toEqual({
      total: 5,
      parts: [
        { source: 'Blades', amount: 3 },
        { source: 'Earlier', amount: 2 },
      ],
    });
  });
});

describe('the dice count', () => {
  it('is the pool minus the ante', () => {
    expect(diceCount(draftWith({ ...blades, changes: { ANTE: 2 } }), actor)).toEqual({
      total: 3,
      parts: [
        { source: 'Modifier', amount: 2 },
        { source: 'Blades', amount: 3 },
        { source: 'Ante: Earlier', amount: -2 },
      ],
    });
  });

  it('is the pool if there is no ante', () => {
    expect(diceCount(draftWith(blades), actor).total).toBe(5);
  });

  it('is at least 1', () => {
    expect(diceCount(draftWith({ ...blades, changes: { ANTE: 9 } }), actor)).toEqual({
      total: 1,
      parts: [
        { source: 'Modifier', amount: 2 },
        { source: 'Blades', amount: 3 },
        { source: 'Ante: Earlier', amount: -9 },
        { source: 'At least one die', amount: 5 },
      ],
    });
  });
});
