import { expect, it } from 'vitest';
import { combatant } from '../../testing/combatant.ts';
import { NOTHING } from '../lib/sum.ts';
import { actorOf } from './actor.ts';

const character = combatant({
  gift: { DICE_POOL: 1, POWER: 2, ACTION_ENERGY_COST: -1, MAXIMUM_HEALTH: 5 },
  constants: { STATUS_EFFECT_LEVEL_CAP: 4 },
  combat: {
    statusEffects: new Map([['Burning', 2]]),
    currentPhaseActions: ['A'],
    currentRoundActions: ['A', 'B'],
    previousRoundActions: ['C'],
    combatActions: ['A', 'B', 'C'],
  },
});
const actor = actorOf(character);

it('the actor has the levels of skills, 0 for an unknown one', () => {
  expect(actor.skillLevel('Bows')).toBe(5);
  expect(actor.skillLevel('Stealth')).toBe(0);
  expect(actor.skillLevel('__proto__')).toBe(0);
});

it('the actor has the weapons in the inventory, and the equipped one', () => {
  expect(actor.weapons.map(({ id, name }) => [id, name])).toEqual([
    ['sword', 'Sword'],
    ['bow', 'Bow'],
  ]);
  expect(actor.equippedWeapon).toBe('sword');
});

it('the actor has the current value and the maximum of each resource', () => {
  const { current, maximum } = actor;
  expect([current('HEALTH'), current('ENERGY'), current('VIGOR'), current('FOCUS')]).toEqual([12, 7, 2, 2]);
  expect([current('BOOST_POINTS'), current('ACTION_POINTS')]).toEqual([1, 3]);
  expect([maximum('HEALTH'), maximum('ENERGY'), maximum('VIGOR'), maximum('FOCUS')]).toEqual([25, 10, 3, 3]);
});

it('before combat the actor has the action points that a round starts with', () => {
  const waiting = combatant({ gift: { ACTION_POINTS: 2 }, combat: { round: 0, actionPoints: 0 } });
  expect(actorOf(waiting).current('ACTION_POINTS')).toBe(waiting.actionPoints.total);
  expect(waiting.actionPoints.total).toBeGreaterThan(0);
});

it('the actor has modifiers, status effects, their level cap and performed actions', () => {
  expect(actor.dicePoolModifier).toEqual({ total: 1, parts: [{ source: 'Gift', amount: 1 }] });
  expect(actor.powerModifier.total).toBe(4);
  expect(actor.costModifier('ENERGY').total).toBe(-1);
  expect(actor.costModifier('HEALTH')).toEqual(NOTHING);
  expect(actor.costModifier('ACTION_POINTS')).toEqual(NOTHING);
  expect(actor.statusEffects).toEqual(new Map([['Burning', 2]]));
  expect(actor.statusEffectLevelCap).toBe(4);
  expect(actor.performed).toEqual({
    currentPhase: new Set(['A']),
    currentRound: new Set(['A', 'B']),
    previousRound: new Set(['C']),
    combat: new Set(['A', 'B', 'C']),
  });
  expect(actor.glossary).toBe(character.gameData.glossary);
});

it('one character has one actor, however often it is asked for', () => {
  expect(actorOf(character)).toBe(actor);
  expect(actorOf({ ...character })).not.toBe(actor);
});
