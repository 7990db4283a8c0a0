import type { TableDocument } from '../../core/table/table-document.ts';

/** A turn of a fight. */
export interface ShownTurn {
  /** In words; undefined where nothing is released. */
  readonly turn: string | undefined;
  /** Identifies the fight; undefined from a device of an earlier version. */
  readonly fight?: string | undefined;
}

/** The turn that the players see. */
export const turnOf = ({ view, fight }: Pick<TableDocument, 'view' | 'fight'>): ShownTurn => ({
  turn: view?.turn.join(', '),
  fight,
});

/** Whether what is said of a turn is said of this one. Without a fight it is said of whichever is released. */
export const isOfTurn = (said: ShownTurn, { turn, fight }: ShownTurn): boolean =>
  said.turn !== undefined && said.turn === turn && (said.fight === undefined || said.fight === fight);
