import { setPartyActed } from '../../core/encounter/party/party.ts';
import { hasStarted } from '../../core/encounter/rounds.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { SeatFigures } from '../../core/table/table-document.ts';
import { encounterKey } from '../encounters/encounters.ts';
import type { Game } from '../game.ts';
import { isOfTurn, type ShownTurn } from './shown-turn.ts';

/** What a seat has said of its character last: that it has acted in this turn, or that it has not. */
export interface SaidActed extends ShownTurn {
  readonly name: string;
  readonly hasActed: boolean;
}

/** What a seat says anew; undefined where it says no more than before. */
export function saidAnew(now: SeatFigures, before: SeatFigures | undefined): SaidActed | undefined {
  const { name, acted, actedIn } = now;
  const earlier = before && normaliseName(before.name) === normaliseName(name) ? before : undefined;
  if (acted === earlier?.acted && actedIn === earlier?.actedIn) return undefined;
  if (acted !== undefined) return { name, turn: acted, fight: actedIn, hasActed: true };
  return earlier && { name, turn: earlier.acted, fight: earlier.actedIn, hasActed: false };
}

/**
 * Records in the encounter whether a character has acted. False while another encounter is loaded, or another turn has
 * begun: then it is to be tried again.
 * Rule: docs/rules/table.md#the-game-master-at-the-table.
 */
export function recordActed(
  { encounters }: Pick<Game, 'encounters'>,
  said: SaidActed,
  now: ShownTurn,
): boolean {
  const { encounter, released } = encounters.store.getState();
  if (encounter === undefined || encounterKey(encounter) !== released) return false;
  // In a fight that begins anew, a turn of the same name is another one.
  if (isOfTurn({ ...said, turn: now.turn }, now) && !hasStarted(encounter)) return true;
  if (!isOfTurn(said, now)) return false;
  const { name, hasActed } = said;
  encounters.change(hasActed ? `${name} has acted` : `${name} has not acted`, (each) =>
    setPartyActed(each, name, hasActed),
  );
  return true;
}
