import { describe, expect, it } from 'vitest';
import { advice, findings } from '../../../testing/pack-findings.ts';
import { anItem, aStatusEffect, aTalent, type PackJson } from '../../../testing/packs.ts';

describe('modifiers', () => {
  const NAMES = { LUCK: 1, POWER: 1, SOAK: 1, COLD_IRON_SOAK: 1 };

  it.each<[PackJson, string]>([
    [{ items: [anItem('Odd', { modifiers: NAMES })] }, '$.items[0].modifiers.LUCK'],
    [{ talents: [aTalent('Odd', { modifiers: NAMES })] }, '$.talents[0].modifiers.LUCK'],
    [
      { statusEffects: [aStatusEffect('Odd', { modifiersByPolarity: { LUCK: true, POWER: false } })] },
      '$.statusEffects[0].modifiersByPolarity.LUCK',
    ],
  ])('that nothing reads: %j', (fields, path) => {
    expect(findings(fields)).toEqual([`warning ${path}: Nothing reads the modifier "LUCK".`]);
    expect(advice(fields)).toMatch(/^A modifier is one of MAXIMUM_HEALTH, .*, COLD_IRON_SOAK\.$/u);
  });

  it('that differ from one in a letter are told with it', () => {
    expect(advice({ items: [anItem('Odd', { modifiers: { COLD_IRN_SOAK: 1 } })] })).toMatch(
      /^Did you mean "COLD_IRON_SOAK"\? A modifier is one of /u,
    );
  });
});
