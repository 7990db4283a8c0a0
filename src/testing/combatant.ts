import type { Character } from '../core/character/character.ts';
import { derive } from '../core/character/derive.ts';
import { COMBAT_NOT_STARTED } from '../core/character/sheet/default-sheet.ts';
import type { CombatState, Sheet } from '../core/character/sheet/sheet.ts';
import type { ActionDraft, DraftedManeuver } from '../core/combat/action-draft.ts';
import type { InputValues } from '../core/rules/context.ts';
import type { Property, Resource } from '../core/rules/vocabulary.ts';
import { anAction, anItem, aPack, aSkill, aStatusEffect, aTalent, CONSTANTS, gameDataOf } from './packs.ts';
import { anInventoryItem, aSheet, inventoryOf } from './sheets.ts';

type Json = Readonly<Record<string, unknown>>;

/** The facts that a test sets; `combatant` defines the defaults. */
export interface CombatantFacts {
  /** Actions and maneuvers by name, with their fields. */
  readonly actions?: Readonly<Record<string, Json>>;
  readonly maneuvers?: Readonly<Record<string, Json>>;
  readonly constants?: Partial<typeof CONSTANTS>;
  /** Modifiers of a talent named Gift, which the combatant has. */
  readonly gift?: Readonly<Record<string, number>>;
  /** How the game is played. */
  readonly play?: Json;
  readonly sheet?: Partial<Sheet>;
  readonly combat?: Partial<CombatState>;
}

/**
 * A character in the first phase of round 1, with 3 action points, 1 boost point, health 12 of 20, energy 7
 * of 10, vigor 2 and focus 2 of 3. Blades is at 3, Bows at 5 and Lore at 1. It has an equipped sword, a bow
 * and a ring.
 * The level cap is 5. Burning gives power, Frozen takes maximum health, Hidden gives action points and
 * maximum energy.
 */
export function combatant({
  actions = {},
  maneuvers = {},
  gift = {},
  ...facts
}: CombatantFacts = {}): Character {
  const gameData = gameDataOf(
    aPack({
      constants: { ...CONSTANTS, ...facts.constants },
      ...(facts.play && { play: facts.play }),
      damageInfo: [
        { type: 'DAMAGE_TYPE_A', name: 'Physical', relatedSkills: ['Blades', 'Bows'] },
        { type: 'DAMAGE_TYPE_B', name: 'Magical', skillGroupName: 'Magic Skills', relatedSkills: ['Lore'] },
      ],
      actions: {
        defaultActions: Object.keys(actions),
        defaultManeuvers: Object.keys(maneuvers),
        actions: Object.entries(actions).map(([name, fields]) => anAction(name, fields)),
        maneuvers: Object.entries(maneuvers).map(([name, fields]) => anAction(name, fields)),
      },
      skills: ['Blades', 'Bows', 'Lore', 'Stealth'].map((name) => aSkill(name)),
      items: [anItem('Sword'), anItem('Bow'), anItem('Ring', { discriminator: 'ACCESSORY' })],
      statusEffects: [
        aStatusEffect('Burning', { modifiersByPolarity: { POWER: true } }),
        aStatusEffect('Frozen', { modifiersByPolarity: { MAXIMUM_HEALTH: false } }),
        aStatusEffect('Hidden', { modifiersByPolarity: { ACTION_POINTS: true, MAXIMUM_ENERGY: true } }),
      ],
      talents: [aTalent('Gift', { modifiers: gift })],
    }),
  );
  const sheet = aSheet({
    boostPoints: 1,
    skills: new Map([
      ['Blades', 3],
      ['Bows', 5],
      ['Lore', 1],
    ]),
    talents: ['Gift'],
    inventory: inventoryOf(anInventoryItem('Sword'), anInventoryItem('Ring'), anInventoryItem('Bow')),
    equipment: { weapon: 'sword', armor: '', accessories: [] },
    combatState: { ...COMBAT_NOT_STARTED, round: 1, actionPoints: 3, ...facts.combat },
    ...facts.sheet,
  });
  return derive(sheet, gameData);
}

/** The same game with another sheet. */
export function withSheet({ gameData }: Character, sheet: Sheet): Character {
  return derive(sheet, gameData);
}

/** The fields of a constant amount. */
export function anAmount(value: number): Json {
  return { by: 'CONSTANT', value };
}

/** The JSON of a cost in a resource. */
export function aCost(resource: Resource, value: number): Json {
  return { resource, ...anAmount(value) };
}

/** The JSON of an effect that changes a property. */
export function aChange(target: Property, value: number): Json {
  return { kind: 'CHANGE_PROPERTY', target, ...anAmount(value) };
}

/** A draft of an action with maneuvers. Inputs are empty unless given. */
export function draftOf(
  action: string,
  maneuvers: readonly (string | DraftedManeuver)[] = [],
  inputs: InputValues = {},
): ActionDraft {
  return {
    action,
    inputs,
    maneuvers: maneuvers.map((each) => (typeof each === 'string' ? { name: each, inputs: {} } : each)),
  };
}
