import { changeResource, type SheetResource } from '../../core/character/resources.ts';
import { useGame } from '../use-game.ts';
import { useVisits } from '../use-visits.ts';

/**
 * A function that changes a resource of the loaded character within its bounds. `coalesces`: the change joins
 * the step of the previous one.
 */
export function useResource(
  resource: SheetResource,
  label: string,
): (value: number, coalesces?: boolean) => boolean {
  const { loaded } = useGame();
  const { visitOf } = useVisits();
  return (value, coalesces = false) =>
    loaded.change(
      `Change ${label}`,
      (_sheet, character, before) => changeResource(character, resource, value, before.parked.bars),
      visitOf(coalesces),
    );
}
