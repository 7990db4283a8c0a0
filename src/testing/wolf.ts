import { anAction } from './packs.ts';

/** A foe by its numbers. */
export const WOLF = { name: 'Wolf', maximumHealth: 9, maximumEnergy: 4, maximumAP: 4, dice: 4, power: 3 };

/** An attack with the skill Blades. */
export const POKE = anAction('Poke', {
  tags: ['Attack'],
  inputs: { skill: { skills: ['Blades'] } },
  resources: [{ resource: 'ACTION_POINTS', by: 'CONSTANT', value: 2 }],
  effects: [
    { kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 4 },
    { kind: 'CHANGE_PROPERTY', target: 'DICE_POOL', by: 'CONSTANT', value: 3 },
  ],
});
