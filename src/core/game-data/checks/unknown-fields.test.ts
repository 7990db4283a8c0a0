import { describe, expect, it } from 'vitest';
import { advice, findings, maneuver } from '../../../testing/pack-findings.ts';
import { anItem, aSkill, aStatusEffect, aTalent, type PackJson } from '../../../testing/packs.ts';

describe('unknown fields', () => {
  it.each<[PackJson, string]>([
    [{ talents: [aTalent('Odd', { cost: 3 })] }, '$.talents[0].cost'],
    [{ skills: [aSkill('Odd', { group: 'x' })] }, '$.skills[0].group'],
    [{ items: [anItem('Odd', { 'a b': {} })] }, '$.items[0]["a b"]'],
    [{ statusEffects: [aStatusEffect('Odd', { modifiers: {} })] }, '$.statusEffects[0].modifiers'],
    [{ groups: { itemGroups: {} } }, '$.groups.itemGroups'],
    [{ actions: { defaultItems: [] } }, '$.actions.defaultItems'],
    [maneuver({ cost: 1 }), '$.actions.maneuvers[0].cost'],
    [maneuver({ inputs: { weapon: { any: true } } }), '$.actions.maneuvers[0].inputs.weapon.any'],
    [
      maneuver({ conditions: [{ kind: 'POWER_DEFINED', toString: 1 }] }),
      '$.actions.maneuvers[0].conditions[0].toString',
    ],
    [
      maneuver({
        resources: [
          { resource: 'ENERGY', by: 'CONSTANT', value: 2, operation: { kind: 'TRIANGULAR', value: 3 } },
        ],
      }),
      '$.actions.maneuvers[0].resources[0].operation.value',
    ],
  ])('%j', (fields, path) => {
    expect(findings(fields)).toEqual([`warning ${path}: Nothing reads this field.`]);
    expect(advice(fields)).toBe('Remove it, or check its name for a typo.');
  });

  it('do not include the address of the JSON Schema', () => {
    expect(findings({ $schema: './pack.schema.json' })).toEqual([]);
  });

  it('do not include fields in a malformed node', () => {
    expect(findings(maneuver({ effects: [{ kind: 'X', y: 1 }] }))).toHaveLength(1);
  });
});
