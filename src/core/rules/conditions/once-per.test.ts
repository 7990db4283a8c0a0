import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'ONCE_PER is not properly defined.';

conditionTable('ONCE_PER', {
  met: [
    ['not performed this round', { period: 'CURRENT_ROUND' }],
    [
      'performed earlier than this round',
      { period: 'CURRENT_ROUND' },
      { element: 'Feint', actor: { previousRound: ['Feint'], combat: ['Feint'] } },
    ],
    [
      'others were performed',
      { period: 'COMBAT' },
      { element: 'Feint', actor: { combat: ['Slash'] }, action: 'Slash' },
    ],
    ['others are stacked', { period: 'COMBAT' }, { element: 'Feint', stackedBefore: ['Slash'] }],
  ],
  unmet: [
    [
      'performed this round',
      { period: 'CURRENT_ROUND' },
      { element: 'Feint', actor: { currentRound: ['Feint'] } },
    ],
    ['performed in this combat', { period: 'COMBAT' }, { element: 'Feint', actor: { combat: ['Feint'] } }],
    ['stacked already', { period: 'CURRENT_ROUND' }, { element: 'Feint', stackedBefore: ['Slash', 'Feint'] }],
  ],
  malformed: [
    ['without a period', {}, text, '$.period'],
    ['with an unknown period', { period: 'PREVIOUS_ROUND' }, text, '$.period'],
  ],
  words: [
    [{ period: 'CURRENT_ROUND' }, 'Once per round'],
    [{ period: 'COMBAT' }, 'Once per combat'],
  ],
});
