import { describe, expect, test } from 'vitest';
import { aChange, aCost, anAmount, draftOf, fighter } from '../../testing/rule-table.ts';
import { wordingText } from '../lib/wording.ts';
import { actionChoices, type Choice, maneuverChoices } from './choices.ts';

const powerDefined = { kind: 'POWER_DEFINED' };
const costIs = (value: number) => ({
  kind: 'RESOURCE_COST_COMPARISON',
  resource: 'FOCUS',
  comparison: 'EQUAL_TO',
  ...anAmount(value),
});

const character = fighter({
  actions: {
    Slash: { effects: [aChange('POWER', 1)], conditions: [powerDefined], resources: [aCost('FOCUS', 1)] },
    Rest: { conditions: [powerDefined, { kind: 'ONLY_ACTION_THIS_PHASE' }] },
    Aim: { inputs: { skill: {} }, conditions: [{ kind: 'USES_SKILL', skills: ['Blades'] }] },
  },
  maneuvers: {
    Feint: { conditions: [powerDefined, { kind: 'USES_SKILL' }] },
    Focus: { conditions: [costIs(3)], resources: [aCost('FOCUS', 1)] },
    Free: {},
  },
});

const said = (choices: readonly Choice[]) =>
  choices.map(({ action, met, conditions, sources }) => [
    action.name,
    met,
    conditions.map((row) => `${row.met ? '+' : '-'} ${wordingText(row.text)}`),
    sources,
  ]);

describe('the choice of actions', () => {
  test('shows how the conditions of each would stand if it were selected', () => {
    expect(said(actionChoices(character))).toEqual([
      ['Slash', true, ['+ Power is defined'], ['Default']],
      ['Rest', false, ['- Power is defined', '+ Only action this phase'], ['Default']],
      ['Aim', true, ['+ Action Skill is Blades'], ['Default']],
    ]);
  });

  test('is empty for a character without any', () => {
    expect(actionChoices(fighter())).toEqual([]);
  });
});

describe('the choice of maneuvers', () => {
  test('shows how the conditions of each stand on the draft', () => {
    expect(said(maneuverChoices(character, draftOf('Slash')))).toEqual([
      ['Feint', false, ['+ Power is defined', '- Action Skill is ERROR'], ['Default']],
      ['Focus', false, ['- Focus cost is equal to 3'], ['Default']],
      ['Free', true, [], ['Default']],
    ]);
  });

  test('sees what is stacked, and the whole cost with the maneuver itself', () => {
    expect(said(maneuverChoices(character, draftOf('Slash', ['Focus'])))[1]).toEqual([
      'Focus',
      true,
      ['+ Focus cost is equal to 3'],
      ['Default'],
    ]);
    expect(said(maneuverChoices(character, draftOf('Rest')))[0]).toEqual([
      'Feint',
      false,
      ['- Power is defined', '- Action Skill is ERROR'],
      ['Default'],
    ]);
  });

  test('is empty where no action is drafted', () => {
    expect(maneuverChoices(character, draftOf('Gone'))).toEqual([]);
  });
});
