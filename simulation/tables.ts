import type { Table } from '../src/core/simulation/table.ts';

/** A kind of fight between equal sides. */
export interface Kind extends Table {
  readonly name: string;
  /** Fighters on each side. */
  readonly company: number;
  /** Of each fighter at the start. */
  readonly boostPoints: number;
}

/** A duel as at the end of "How a fight is resolved" in docs/standard-game.md. */
export const DUEL: Kind = {
  name: 'duel',
  company: 1,
  distance: false,
  consumables: false,
  boosts: false,
  boostPoints: 0,
};

/** Two against two with every rule, and one boost point each of the three for a session. */
export const SKIRMISH: Kind = {
  name: 'skirmish',
  company: 2,
  distance: true,
  consumables: true,
  boosts: true,
  boostPoints: 1,
};
