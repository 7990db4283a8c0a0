import type { SheetResource } from '../../core/character/resources.ts';
import { setResource } from '../../core/consequences/set-resource.ts';
import { useGame } from '../use-game.ts';
import { useVisits } from '../use-visits.ts';

/**
 * A function that changes a resource of the loaded character within its bounds, and lets the character fall.
 * `coalesces`: the change joins the step of the previous one.
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
      (_sheet, character, before) => setResource(character, resource, value, before),
      visitOf(coalesces),
    );
}
