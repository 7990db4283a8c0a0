import { setStatusEffectLevel } from '../../core/combat/status-effects.ts';
import { useGame } from '../use-game.ts';
import { useVisits } from '../use-visits.ts';

/**
 * A function that changes the level of a status effect of the loaded character. `coalesces`: the change joins
 * the step of the previous one.
 */
export function useStatusEffectLevel(name: string): (level: number, coalesces: boolean) => void {
  const { loaded } = useGame();
  const { visitOf } = useVisits();
  return (level, coalesces) =>
    void loaded.change(
      `Change level of ${name}`,
      (sheet, { gameData }) => setStatusEffectLevel(sheet, { name, level }, gameData),
      visitOf(coalesces),
    );
}
