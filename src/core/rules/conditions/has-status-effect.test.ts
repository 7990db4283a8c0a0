import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'Has Effect Condition not properly defined.';

conditionTable('HAS_STATUS_EFFECT', {
  met: [
    ['the effect', { statusEffects: ['Burning'] }, { actor: { statusEffects: { Burning: 1 } } }],
    [
      'any of two by default',
      { statusEffects: ['Burning', 'Frozen'] },
      { actor: { statusEffects: { Frozen: 2 } } },
    ],
    [
      'any of two',
      { statusEffects: ['Burning', 'Frozen'], match: 'ANY' },
      { actor: { statusEffects: { Frozen: 2 } } },
    ],
    [
      'all of two',
      { statusEffects: ['Burning', 'Frozen'], match: 'ALL' },
      { actor: { statusEffects: { Burning: 1, Frozen: 2 } } },
    ],
    [
      'one known and one unknown effect',
      { statusEffects: ['Nope', 'Burning'] },
      { actor: { statusEffects: { Burning: 1 } } },
    ],
  ],
  unmet: [
    ['no effect', { statusEffects: ['Burning'] }],
    ['another effect', { statusEffects: ['Burning'] }, { actor: { statusEffects: { Frozen: 1 } } }],
    ['an effect at level 0', { statusEffects: ['Burning'] }, { actor: { statusEffects: { Burning: 0 } } }],
    [
      'one of two if all are required',
      { statusEffects: ['Burning', 'Frozen'], match: 'ALL' },
      { actor: { statusEffects: { Burning: 1 } } },
    ],
    ['an undefined effect', { statusEffects: ['Nope'] }, { actor: { statusEffects: { Nope: 3 } } }],
    [
      'all, but one is undefined',
      { statusEffects: ['Burning', 'Nope'], match: 'ALL' },
      { actor: { statusEffects: { Burning: 1, Nope: 1 } } },
    ],
  ],
  malformed: [
    ['without a list', {}, text, '$.statusEffects'],
    ['with an empty list', { statusEffects: [] }, text, '$.statusEffects'],
    ['with a name instead of a list', { statusEffects: 'Burning' }, text, '$.statusEffects'],
    ['with an unknown match', { statusEffects: ['Burning'], match: 'SOME' }, text, '$.match'],
  ],
  words: [
    [{ statusEffects: ['Burning'] }, 'Has Burning'],
    [{ statusEffects: ['Burning', 'Frozen'] }, 'Has Burning or Frozen'],
    [{ statusEffects: ['Burning', 'Frozen', 'Hidden'], match: 'ALL' }, 'Has Burning, Frozen and Hidden'],
    [{ statusEffects: ['Burning', 'Nope'] }, 'Has Burning or Unknown Effect'],
  ],
});
