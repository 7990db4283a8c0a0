import type { Character } from '../src/core/character/character.ts';
import { derive } from '../src/core/character/derive.ts';
import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import { actorOf } from '../src/core/combat/actor.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import type { Actor } from '../src/core/rules/context.ts';

/** A fighter. Each change replaces its sheet; the character is derived from that. */
export interface Fighter {
  readonly gameData: GameData;
  /** The key of the skill group that it is built around. */
  readonly group: string;
  readonly side: 0 | 1;
  sheet: Sheet;
  /** At 0 health: does nothing until healed. */
  isDown: boolean;
  /** The position on the line between the sides, in Moves. */
  position: number;
  /** The last score that a maneuver added, by "action maneuver", or that an attack lacked to the best one. */
  readonly experience: Map<string, number>;
}

const characters = new WeakMap<Sheet, Character>();
const actors = new WeakMap<Sheet, Actor>();

/** The character of the sheet, derived once for each sheet. */
export function characterOf({ sheet, gameData }: Fighter): Character {
  const known = characters.get(sheet);
  if (known !== undefined) return known;
  const character = derive(sheet, gameData);
  characters.set(sheet, character);
  return character;
}

/** The actor of the sheet for the rules of actions, created once for each sheet. */
export function actorFor(fighter: Fighter): Actor {
  const known = actors.get(fighter.sheet);
  if (known !== undefined) return known;
  const actor = actorOf(characterOf(fighter));
  actors.set(fighter.sheet, actor);
  return actor;
}

export function modifierOf(fighter: Fighter, name: string): number {
  return characterOf(fighter).modifier(name).total;
}

export function effectLevel({ sheet }: Fighter, effect: string): number {
  return sheet.combatState.statusEffects.get(effect) ?? 0;
}
