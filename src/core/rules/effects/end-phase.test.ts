import { effectTable } from '../../../testing/rule-table.ts';

effectTable('END_PHASE', {
  applied: [
    ['the phase ends', {}, {}, { endsPhase: true }],
    ['twice is as once', {}, { draft: { endsPhase: true } }, { endsPhase: true }],
  ],
  malformed: [],
  words: [[{}, 'Ends the phase']],
});
