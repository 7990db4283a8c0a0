import { conditionTable } from '../../../testing/rule-table.ts';

conditionTable('IS_DICE_ROLL_ACTION', {
  met: [
    ['a skill is chosen', {}, { draft: { chosenSkill: 'Blades' } }],
    ['a skill is the default', {}, { draft: { skillDefaults: ['Bows'] } }],
  ],
  unmet: [
    ['it has no skill', {}],
    ['it has no skill, only dice', {}, { draft: { changes: { DICE_POOL: 3 } } }],
  ],
  malformed: [],
  words: [[{}, 'Action rolls dice']],
});
