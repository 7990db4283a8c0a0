import { conditionTable } from '../../../testing/rule-table.ts';

conditionTable('POWER_DEFINED', {
  met: [
    ['power was changed', {}, { draft: { changes: { POWER: 2 } } }],
    ['power was set to 0', {}, { draft: { changes: { POWER: 0 } } }],
  ],
  unmet: [
    ['nothing changed it', {}],
    ['only the modifier is there', {}, { actor: { power: 3 }, draft: { changes: { ANTE: 1 } } }],
  ],
  malformed: [],
  words: [[{}, 'Power is defined']],
});
