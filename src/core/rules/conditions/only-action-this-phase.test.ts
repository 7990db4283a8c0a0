import { conditionTable } from '../../../testing/rule-table.ts';

conditionTable('ONLY_ACTION_THIS_PHASE', {
  met: [
    ['nothing was performed', {}],
    ['actions of an earlier phase', {}, { actor: { currentRound: ['Slash'], combat: ['Slash'] } }],
  ],
  unmet: [['an action was performed', {}, { actor: { currentPhase: ['Parry'] } }]],
  malformed: [],
  words: [[{}, 'Only action this phase']],
});
