import { describe, expect, it } from 'vitest';
import { combatant } from '../../testing/combatant.ts';
import { anAction, aPack, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import { derive } from '../character/derive.ts';
import { COMBAT_NOT_STARTED } from '../character/sheet/default-sheet.ts';
import { addManeuver, selectAction } from './action-draft.ts';
import { orderActions, orderManeuvers, selectBestAction } from './action-order.ts';

const DEAR = { resources: [{ resource: 'ENERGY', by: 'CONSTANT', value: 999 }] };

const character = derive(
  aSheet({ talents: ['Light'], combatState: { ...COMBAT_NOT_STARTED, round: 1, actionPoints: 3 } }),
  gameDataOf(
    aPack({
      constants: CONSTANTS,
      actions: {
        defaultActions: ['Strike', 'Ruin', 'Guard'],
        defaultManeuvers: ['Ante', 'Boost'],
        actions: [
          anAction('Strike'),
          anAction('Ruin', DEAR),
          anAction('Guard'),
          anAction('Flare'),
          anAction('Nova', DEAR),
        ],
        maneuvers: [
          anAction('Ante'),
          anAction('Boost', DEAR),
          anAction('Kindling', { conditions: [{ kind: 'SELECTED_ACTION_IS', actions: ['Flare'] }] }),
        ],
      },
      talents: [aTalent('Light', { actions: ['Flare', 'Nova'], maneuvers: ['Kindling'] })],
    }),
  ),
);

const listed = (performed: readonly string[]) =>
  orderActions(character, performed).map(({ choice, group }) => [choice.action.name, group]);

describe('the order of actions', () => {
  it('is own ones, default ones, and last those that cannot be paid', () => {
    expect(listed([])).toEqual([
      ['Flare', 'own'],
      ['Strike', 'default'],
      ['Guard', 'default'],
      ['Ruin', 'unaffordable'],
      ['Nova', 'unaffordable'],
    ]);
  });

  it('begins with those performed last, each once', () => {
    expect(listed(['Guard', 'Flare', 'Guard', 'Ruin']).slice(0, 3)).toEqual([
      ['Guard', 'recent'],
      ['Flare', 'recent'],
      ['Strike', 'default'],
    ]);
  });
});

describe('the first draft', () => {
  const uses = (...skills: readonly string[]) => ({ effects: [{ kind: 'SET_SKILL_DEFAULTS', skills }] });

  it('is of the action with the best skill, the first of equals', () => {
    const actions = { Wait: {}, Chant: uses('Lore'), Aim: uses('Blades', 'Bows'), Shoot: uses('Bows') };
    expect(selectBestAction(combatant({ actions }))).toEqual(selectAction('Aim'));
  });

  it('is of the first action where none uses a skill, and of none without actions', () => {
    expect(selectBestAction(combatant({ actions: { Wait: {}, Rest: {} } })).action).toBe('Wait');
    expect(selectBestAction(combatant()).action).toBeUndefined();
  });
});

describe('the order of maneuvers', () => {
  const ordered = (action: string | undefined) =>
    orderManeuvers(character, selectAction(action)).map(({ choice, group }) => [choice.action.name, group]);

  it('is own ones, then default ones, whether or not they can be paid', () => {
    expect(ordered('Strike')).toEqual([
      ['Ante', 'default'],
      ['Boost', 'default'],
      ['Kindling', 'unmet'],
    ]);
    expect(ordered('Flare')).toEqual([
      ['Kindling', 'own'],
      ['Ante', 'default'],
      ['Boost', 'default'],
    ]);
  });

  it('does not ask for conditions where there is no action', () => {
    expect(ordered(undefined)[0]).toEqual(['Kindling', 'own']);
    expect(orderManeuvers(character)[0]?.group).toBe('own');
  });

  it('does not depend on the maneuvers of the draft', () => {
    const draft = addManeuver(character, selectAction('Strike'), 'Boost');
    expect(draft.maneuvers).toHaveLength(1);
    expect(orderManeuvers(character, draft)).toEqual(orderManeuvers(character, selectAction('Strike')));
  });
});
