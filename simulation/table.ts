import type { Action } from '../src/core/game-data/pack.ts';
import { isMalformed } from '../src/core/rules/node.ts';

/** The rules of a kind of fight that the app does not enforce (docs/standard-game.md). */
export interface Table {
  readonly name: string;
  /** Fighters on each side. */
  readonly company: number;
  readonly distance: boolean;
  readonly consumables: boolean;
  /** Of each fighter at the start. */
  readonly boostPoints: number;
}

/** A duel as at the end of "How a fight is resolved" in docs/standard-game.md. */
export const DUEL: Table = {
  name: 'duel',
  company: 1,
  distance: false,
  consumables: false,
  boostPoints: 0,
};

/** Two against two with every rule, and one boost point each of the three for a session. */
export const SKIRMISH: Table = {
  name: 'skirmish',
  company: 2,
  distance: true,
  consumables: true,
  boostPoints: 1,
};

/** Moves between the sides at the start, if distance counts. */
export const FAR = 2;

/** The reach of an action with these tags, in Moves. */
export function reachOf(tags: readonly string[]): number {
  if (tags.includes('Close')) return 0;
  return tags.includes('Near') ? 1 : FAR;
}

/** Whether a fight at this table can use an action: Attempt needs a game master, and Draw a second weapon. */
export function isPlayable(table: Table, { name, resources }: Action): boolean {
  if (name === 'Attempt') return false;
  if (name === 'Use') return table.consumables;
  if (name === 'Draw') return table.distance;
  const takesBoost = resources.some((cost) => !isMalformed(cost) && cost.resource === 'BOOST_POINTS');
  return !takesBoost || table.boostPoints > 0;
}
