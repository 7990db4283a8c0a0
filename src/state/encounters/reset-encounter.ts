import { resetEncounter } from '../../core/encounter/rounds.ts';
import { say, userName } from '../../core/lib/wording.ts';
import type { Game } from '../game.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';

/**
 * Resets the loaded encounter. A notice offers Undo until the encounter changes again.
 * Rule: docs/rules/encounters.md#turn-steps.
 */
export function resetLoadedEncounter({ encounters, notices }: Pick<Game, 'encounters' | 'notices'>): void {
  const { encounter } = encounters.store.getState();
  if (encounter === undefined) return;
  encounters.change('Reset', resetEncounter);
  if (encounters.store.getState().encounter === encounter) return;
  offerUndo(notices, say`${userName(encounter.encounterName)} has been reset.`, lastStep(encounters));
}
