import { describe, expect, it } from 'vitest';
import { anAction, aPack, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import { derive } from '../character/derive.ts';
import { COMBAT_NOT_STARTED } from '../character/sheet/default-sheet.ts';
import { orderActions, orderManeuvers } from './action-order.ts';

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
        maneuvers: [anAction('Ante'), anAction('Boost', DEAR), anAction('Kindling')],
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

describe('the order of maneuvers', () => {
  it('is own ones, then default ones, whether or not they can be paid', () => {
    expect(orderManeuvers(character).map(({ choice }) => choice.action.name)).toEqual([
      'Kindling',
      'Ante',
      'Boost',
    ]);
  });
});
