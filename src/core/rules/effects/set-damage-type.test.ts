import { effectTable } from '../../../testing/rule-table.ts';

const text = 'SET_DAMAGE_TYPE is not properly defined.';

effectTable('SET_DAMAGE_TYPE', {
  applied: [
    ['the first type', { damageType: 'DAMAGE_TYPE_A' }, {}, { damageType: 'DAMAGE_TYPE_A' }],
    [
      'the later one counts',
      { damageType: 'HEALING' },
      { draft: { damageType: 'DAMAGE_TYPE_B' } },
      { damageType: 'HEALING' },
    ],
    [
      'back to unrelated',
      { damageType: 'UNRELATED' },
      { draft: { damageType: 'HEALING' } },
      { damageType: 'UNRELATED' },
    ],
  ],
  malformed: [
    ['without a type', {}, text, '$.damageType'],
    ['with the name of a type', { damageType: 'Physical' }, text, '$.damageType'],
  ],
  words: [
    [{ damageType: 'DAMAGE_TYPE_B' }, 'Damage Type is Magical'],
    [{ damageType: 'HEALING' }, 'Damage Type is Healing'],
  ],
});
