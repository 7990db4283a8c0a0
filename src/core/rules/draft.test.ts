import { describe, expect, test } from 'vitest';
import { actorWith, draftWith } from '../../testing/rule-context.ts';
import { diceCount, EMPTY_DRAFT, isDiceRoll, propertySum, skillUsed, withChange, withCost } from './draft.ts';

const actor = actorWith({ dicePool: 2, power: 3 });
const blades = { chosenSkill: 'Blades' };

describe('the draft', () => {
  test('starts with nothing changed and unrelated damage', () => {
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

  test('keeps every change with its source, and is never changed itself', () => {
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

  test('keeps every cost with its source', () => {
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
  test.each([
    ['none', {}, undefined],
    ['the one chosen', { chosenSkill: 'Lore', skillDefaults: ['Bows'] }, 'Lore'],
    ['the highest default', { skillDefaults: ['Lore', 'Bows', 'Blades'] }, 'Bows'],
    ['the first of equal defaults', { skillDefaults: ['Stealth', 'Sewing'] }, 'Stealth'],
  ])('is %s', (_what, draft, skill) => {
    expect(skillUsed(draftWith(draft), actor)).toBe(skill);
    expect(isDiceRoll(draftWith(draft), actor)).toBe(skill !== undefined);
  });
});

describe('a property', () => {
  test('is undefined for power until an effect changes it; then the modifier is in it once', () => {
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

  test('starts at 0', () => {
    for (const property of ['INFLICT_STATUS_EFFECT_LEVEL', 'SUCCESSES', 'ANTE', 'SKILL_LEVEL'] as const) {
      expect(propertySum(property, EMPTY_DRAFT, actor)).toEqual({ total: 0, parts: [] });
    }
    expect(propertySum('ANTE', draftWith({ changes: { ANTE: 2 } }), actor)?.total).toBe(2);
  });

  test('is for the dice pool all that makes it up', () => {
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

  test('is for the dice pool at least 1', () => {
    expect(propertySum('DICE_POOL', EMPTY_DRAFT, actorWith({ dicePool: -4 }))).toEqual({
      total: 1,
      parts: [
        { source: 'Modifier', amount: -4 },
        { source: 'At least one die', amount: 5 },
      ],
    });
  });

  test('is for the skill level that of the skill used, with its changes', () => {
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
  test('is the pool less the ante', () => {
    expect(diceCount(draftWith({ ...blades, changes: { ANTE: 2 } }), actor)).toEqual({
      total: 3,
      parts: [
        { source: 'Modifier', amount: 2 },
        { source: 'Blades', amount: 3 },
        { source: 'Ante: Earlier', amount: -2 },
      ],
    });
  });

  test('is the pool without an ante', () => {
    expect(diceCount(draftWith(blades), actor).total).toBe(5);
  });

  test('is at least 1', () => {
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
