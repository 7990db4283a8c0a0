import { phaseName } from '../../core/combat/rounds.ts';
import { diceNotation } from '../../core/dice/notation.ts';
import type { LoadedCharacter } from '../characters/loaded-state.ts';
import type { Shell } from '../shell.ts';
import type { LoggedRoll } from './combat-record.ts';

/** The maximum number of rolls in the log. */
const MAX_ROLLS = 100;

/** A roll of so many dice, before it is logged. */
interface NewRoll extends Pick<LoggedRoll, 'action' | 'roll' | 'added' | 'isTyped'> {
  readonly count: number;
}

export interface RollLogParts extends Pick<Shell, 'settings'> {
  readonly loaded: Pick<LoadedCharacter, 'store' | 'updateCombat'>;
  /** The id of the last roll, where others share its ids; that of the log unless given. */
  readonly lastRoll?: () => number;
}

/** The log of the loaded character's rolls. No undo takes them back. */
export function createRollLog({
  loaded,
  settings,
  lastRoll = () => loaded.store.getState().combat.rolls[0]?.id ?? 0,
}: RollLogParts) {
  /** Ids are unique in this session, even after the log was emptied. */
  let lastId = 0;

  /**
   * Puts a roll on top of the log, or in the place of one with this id. Returns its id; undefined if no
   * character is loaded.
   */
  function add({ count, ...rolled }: NewRoll, replaced?: number): number | undefined {
    const { character, combat } = loaded.store.getState();
    if (character === undefined) return undefined;
    const { rolls } = combat;
    if (replaced === undefined) lastId = Math.max(lastId, lastRoll()) + 1;
    const { round, phase } = character.sheet.combatState;
    const logged: LoggedRoll = {
      id: replaced ?? lastId,
      notation: diceNotation(count, settings.store.getState()),
      round,
      phase: phaseName(phase, character.gameData),
      ...rolled,
    };
    const next =
      replaced === undefined
        ? [logged, ...rolls].slice(0, MAX_ROLLS)
        : rolls.map((each) => (each.id === replaced ? logged : each));
    loaded.updateCombat({ rolls: next });
    return logged.id;
  }
  return { add };
}
