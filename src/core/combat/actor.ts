import type { Character } from '../character/character.ts';
import { equipmentOptions } from '../character/items/equipment.ts';
import { statusEffectLevelCap } from '../game-data/caps.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { NOTHING } from '../lib/sum.ts';
import { BAR_TABLE, isBar } from '../rules/bars.ts';
import type { Actor } from '../rules/context.ts';
import { availableResource } from './available-resources.ts';

/**
 * The character as the rules see it: its numbers with their modifiers, its weapons, and its performed actions
 * in this combat. The same object for the same character: the list of actions asks once for each of
 * thousands.
 * Rule: docs/rules/combat.md#properties.
 */
export const actorOf: (character: Character) => Actor = memoizeByObject(createActor);

function createActor({ sheet, gameData, modifier, maximum, actionPoints }: Character): Actor {
  const { combatState } = sheet;
  // A draft before combat is for round 1: its costs are compared with the points that the round starts with.
  const isBeforeCombat = combatState.round === 0;
  return {
    glossary: gameData.glossary,
    skillLevel: (skill) => sheet.skills.get(skill) ?? 0,
    weapons: equipmentOptions('weapon', sheet, gameData),
    equippedWeapon: sheet.equipment.weapon,
    current: (resource) =>
      isBeforeCombat && resource === 'ACTION_POINTS'
        ? actionPoints.total
        : availableResource(sheet, resource),
    maximum: (bar) => maximum[bar].total,
    statusEffects: combatState.statusEffects,
    statusEffectLevelCap: statusEffectLevelCap(gameData),
    dicePoolModifier: modifier('DICE_POOL'),
    powerModifier: modifier('POWER'),
    costModifier: (resource) => {
      const name = isBar(resource) ? BAR_TABLE[resource].costModifier : undefined;
      return name === undefined ? NOTHING : modifier(name);
    },
    performed: {
      currentPhase: new Set(combatState.currentPhaseActions),
      currentRound: new Set(combatState.currentRoundActions),
      previousRound: new Set(combatState.previousRoundActions),
      combat: new Set(combatState.combatActions),
    },
  };
}
