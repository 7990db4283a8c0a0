import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'ACTION_OCCURRED is not properly defined.';

conditionTable('ACTION_OCCURRED', {
  met: [
    [
      'performed this round',
      { actions: ['Parry'], when: 'CURRENT_ROUND' },
      { actor: { currentRound: ['Parry'] } },
    ],
    [
      'one of several',
      { actions: ['Slash', 'Parry'], when: 'CURRENT_ROUND' },
      { actor: { currentRound: ['Parry'] } },
    ],
    [
      'the previous round',
      { actions: ['Parry'], when: 'PREVIOUS_ROUND' },
      { actor: { previousRound: ['Parry'] } },
    ],
    ['in the combat', { actions: ['Parry'], when: 'COMBAT' }, { actor: { combat: ['Parry'] } }],
    [
      'a name like __proto__',
      { actions: ['__proto__'], when: 'COMBAT' },
      { actor: { combat: ['__proto__'] } },
    ],
  ],
  unmet: [
    ['nothing was performed', { actions: ['Parry'], when: 'COMBAT' }],
    [
      'another time than this round',
      { actions: ['Parry'], when: 'CURRENT_ROUND' },
      { actor: { currentPhase: ['Parry'], previousRound: ['Parry'], combat: ['Parry'] } },
    ],
    [
      'another time than the previous round',
      { actions: ['Parry'], when: 'PREVIOUS_ROUND' },
      { actor: { currentRound: ['Parry'], combat: ['Parry'] } },
    ],
    [
      'another time than the combat',
      { actions: ['Parry'], when: 'COMBAT' },
      { actor: { currentRound: ['Parry'], previousRound: ['Parry'] } },
    ],
    ['another action', { actions: ['Parry'], when: 'COMBAT' }, { actor: { combat: ['parry'] } }],
  ],
  malformed: [
    ['without actions', { when: 'COMBAT' }, text, '$.actions'],
    ['with an empty list', { actions: [], when: 'COMBAT' }, text, '$.actions'],
    ['with an empty name', { actions: [''], when: 'COMBAT' }, text, '$.actions[0]'],
    ['without a time', { actions: ['Parry'] }, text, '$.when'],
    ['with an unknown time', { actions: ['Parry'], when: 'YESTERDAY' }, text, '$.when'],
  ],
  words: [
    [{ actions: ['Parry'], when: 'CURRENT_ROUND' }, 'Parry performed this round'],
    [
      { actions: ['Parry', 'Slash'], when: 'PREVIOUS_ROUND' },
      'Parry or Slash performed in the previous round',
    ],
    [{ actions: ['A', 'B', 'C'], when: 'COMBAT' }, 'A, B or C performed in this combat'],
  ],
});
