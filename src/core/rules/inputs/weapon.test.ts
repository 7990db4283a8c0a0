import { describe, expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { inputTable } from '../../../testing/rule-table.ts';
import { weaponInput } from './weapon.ts';

const weapons = [
  { id: 'w1', name: 'Old sword' },
  { id: 'w2', name: 'Bow' },
];

inputTable('weapon', {
  good: [{}],
  malformed: [],
  words: [[{}, 'Weapon: any in the inventory']],
  options: [
    [
      'every weapon by its id, including the equipped one',
      {},
      { actor: { weapons, equippedWeapon: 'w1' } },
      {
        control: 'choice',
        choices: [
          { value: 'w1', label: 'Old sword' },
          { value: 'w2', label: 'Bow' },
        ],
        fallback: 'No Valid Weapons',
      },
    ],
    ['none', {}, {}, { control: 'choice', choices: [], fallback: 'No Valid Weapons' }],
  ],
});

describe('the value of a weapon input', () => {
  it.each([
    ['the given weapon', weapons, 'w2', '', 'w2'],
    ['the given weapon, even if it is equipped', weapons, 'w1', 'w1', 'w1'],
    ['the first one by default', weapons, undefined, '', 'w1'],
    ['the first unequipped one by default', weapons, undefined, 'w1', 'w2'],
    ['the first unequipped one instead of a missing weapon', weapons, 'w9', 'w1', 'w2'],
    ['the equipped one if it is the only one', weapons.slice(0, 1), undefined, 'w1', 'w1'],
    ['none without a weapon', [], 'w1', '', undefined],
  ])('is %s', (_what, owned, given, equippedWeapon, value) => {
    const context = contextAt({ actor: { weapons: owned, equippedWeapon } });
    expect(weaponInput.read({}, given, context)).toBe(value);
  });
});
