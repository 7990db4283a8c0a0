import { effectTable } from '../../../testing/rule-table.ts';

effectTable('END_PHASE', {
  applied: [
    ['the phase ends', {}, {}, { endsPhase: true }],
    ['a second time changes nothing', {}, { draft: { endsPhase: true } }, { endsPhase: true }],
  ],
  malformed: [],
  words: [[{}, 'Ends the phase']],
});
