import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'INFLICTED_EFFECT_IS is not properly defined.';

conditionTable('INFLICTED_EFFECT_IS', {
  met: [
    ['the effect', { statusEffects: ['Burning'] }, { draft: { inflictedEffect: 'Burning' } }],
    ['one of two', { statusEffects: ['Burning', 'Frozen'] }, { draft: { inflictedEffect: 'Frozen' } }],
  ],
  unmet: [
    ['nothing is inflicted', { statusEffects: ['Burning'] }],
    ['another is inflicted', { statusEffects: ['Burning'] }, { draft: { inflictedEffect: 'Frozen' } }],
    [
      'the character has it itself',
      { statusEffects: ['Burning'] },
      { actor: { statusEffects: { Burning: 1 } } },
    ],
  ],
  malformed: [
    ['without a list', {}, text, '$.statusEffects'],
    ['with an empty list', { statusEffects: [] }, text, '$.statusEffects'],
    ['with a number in the list', { statusEffects: [1] }, text, '$.statusEffects[0]'],
  ],
  words: [
    [{ statusEffects: ['Burning'] }, 'Inflicted Status Effect is Burning'],
    [{ statusEffects: ['Burning', 'Frozen'] }, 'Inflicted Status Effect is Burning or Frozen'],
  ],
});
