import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'SELECTED_ACTION_IS is not properly defined.';

conditionTable('SELECTED_ACTION_IS', {
  met: [
    ['the one action', { actions: ['Slash'] }, { element: 'Feint', action: 'Slash' }],
    ['one of two', { actions: ['Parry', 'Slash'] }, { element: 'Feint', action: 'Slash' }],
    ['the action itself', { actions: ['Slash'] }],
  ],
  unmet: [
    ['another action', { actions: ['Slash'] }, { element: 'Feint', action: 'Parry' }],
    ['the maneuver is no action', { actions: ['Feint'] }, { element: 'Feint', action: 'Slash' }],
  ],
  malformed: [
    ['without a list', {}, text, '$.actions'],
    ['with an empty list', { actions: [] }, text, '$.actions'],
    ['with a name for the list', { actions: 'Slash' }, text, '$.actions'],
  ],
  words: [
    [{ actions: ['Slash'] }, 'Selected Action is Slash'],
    [{ actions: ['Slash', 'Parry'] }, 'Selected Action is Slash or Parry'],
  ],
});
