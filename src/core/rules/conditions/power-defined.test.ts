import { conditionTable } from '../../../testing/rule-table.ts';

conditionTable('POWER_DEFINED', {
  met: [
    ['power was changed', {}, { draft: { changes: { POWER: 2 } } }],
    ['power was set to 0', {}, { draft: { changes: { POWER: 0 } } }],
  ],
  unmet: [
    ['power was not changed', {}],
    ['only the modifier is set', {}, { actor: { power: 3 }, draft: { changes: { ANTE: 1 } } }],
  ],
  malformed: [],
  words: [[{}, 'The action has Power']],
});
