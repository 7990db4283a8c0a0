import type { Action } from '../src/core/game-data/pack.ts';
import { isMalformed } from '../src/core/rules/node.ts';

/** What a table plays with, beside the rules of the app (docs/standard-game.md). */
export interface Table {
  readonly name: string;
  /** How many stand on each side. */
  readonly company: number;
  readonly distance: boolean;
  readonly consumables: boolean;
  /** What each begins the fight with. */
  readonly boostPoints: number;
}

/** A duel worked out without a table: no distance, consumables or boost points. */
export const DUEL: Table = {
  name: 'duel',
  company: 1,
  distance: false,
  consumables: false,
  boostPoints: 0,
};

/** Two against two with all that a table has, and a boost point each of the three of a session. */
export const SKIRMISH: Table = {
  name: 'skirmish',
  company: 2,
  distance: true,
  consumables: true,
  boostPoints: 1,
};

/** Moves between the sides where distance counts. */
export const FAR = 2;

/** How many Moves away an action with these tags reaches. */
export function reachOf(tags: readonly string[]): number {
  if (tags.includes('Close')) return 0;
  return tags.includes('Near') ? 1 : FAR;
}

/**
 * Whether a table has a place for an action or a maneuver: Attempt asks a game master, Draw another weapon to
 * change to.
 */
export function hasPlaceAt(table: Table, { name, resources }: Action): boolean {
  if (name === 'Attempt') return false;
  if (name === 'Use') return table.consumables;
  if (name === 'Draw') return table.distance;
  const takesBoost = resources.some((cost) => !isMalformed(cost) && cost.resource === 'BOOST_POINTS');
  return !takesBoost || table.boostPoints > 0;
}
