import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'DAMAGE_TYPE_IS is not properly defined.';

conditionTable('DAMAGE_TYPE_IS', {
  met: [
    ['the one type', { damageTypes: ['HEALING'] }, { draft: { damageType: 'HEALING' } }],
    [
      'one of two',
      { damageTypes: ['DAMAGE_TYPE_A', 'DAMAGE_TYPE_B'] },
      { draft: { damageType: 'DAMAGE_TYPE_B' } },
    ],
    ['unrelated by default', { damageTypes: ['UNRELATED'] }],
  ],
  unmet: [
    ['another type', { damageTypes: ['DAMAGE_TYPE_A'] }, { draft: { damageType: 'DAMAGE_TYPE_B' } }],
    ['no damage type is set', { damageTypes: ['DAMAGE_TYPE_A', 'DAMAGE_TYPE_B', 'HEALING'] }],
  ],
  malformed: [
    ['without types', {}, text, '$.damageTypes'],
    ['with an empty list', { damageTypes: [] }, text, '$.damageTypes'],
    ['with an unknown type', { damageTypes: ['HEALING', 'PHYSICAL'] }, text, '$.damageTypes[1]'],
    ['with text instead of a list', { damageTypes: 'HEALING' }, text, '$.damageTypes'],
  ],
  words: [
    [{ damageTypes: ['DAMAGE_TYPE_A'] }, 'Damage Type is Physical'],
    [
      { damageTypes: ['DAMAGE_TYPE_B', 'HEALING', 'UNRELATED'] },
      'Damage Type is Magical, Healing or Unrelated',
    ],
  ],
});
