import { setPartyActed } from '../../core/encounter/party/party.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { SeatFigures } from '../../core/table/table-document.ts';
import { encounterKey } from '../encounters/encounters.ts';
import type { Game } from '../game.ts';

/** What a seat has said of its character last: that it has acted in this turn, or that it has not. */
export interface SaidActed {
  readonly name: string;
  readonly turn: string;
  readonly hasActed: boolean;
}

/** What a seat says anew; undefined where it says no more than before. */
export function saidAnew(now: SeatFigures, before: SeatFigures | undefined): SaidActed | undefined {
  const { name, acted } = now;
  const earlier = before && normaliseName(before.name) === normaliseName(name) ? before : undefined;
  if (acted === earlier?.acted) return undefined;
  if (acted !== undefined) return { name, turn: acted, hasActed: true };
  return earlier?.acted === undefined ? undefined : { name, turn: earlier.acted, hasActed: false };
}

/**
 * Records in the encounter whether a character has acted. False while another encounter is loaded, or another turn has
 * begun: then it is to be tried again.
 * Rule: docs/rules/table.md#the-game-master-at-the-table.
 */
export function recordActed(
  { encounters, playerViews }: Pick<Game, 'encounters' | 'playerViews'>,
  { name, turn, hasActed }: SaidActed,
): boolean {
  const { encounter, released } = encounters.store.getState();
  const { view } = playerViews.released.getState();
  if (encounter === undefined || encounterKey(encounter) !== released) return false;
  if (view?.turn.join(', ') !== turn) return false;
  encounters.change(hasActed ? `${name} has acted` : `${name} has not acted`, (each) =>
    setPartyActed(each, name, hasActed),
  );
  return true;
}
