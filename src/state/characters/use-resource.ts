import { changeResource, type SheetResource } from '../../core/character/resources.ts';
import { useGame } from '../use-game.ts';

/** How a field changes a resource of the loaded character: within its bounds, in one step with what it proceeds from. */
export function useResource(
  resource: SheetResource,
  label: string,
): (value: number, proceeds?: boolean) => boolean {
  const { loaded } = useGame();
  const step = `Change ${label}`;
  return (value, proceeds) => {
    const last = loaded.store.getState().undoable.at(-1);
    const began = proceeds && last?.label === step ? last.value : undefined;
    return loaded.change(
      step,
      (_sheet, character) => changeResource(character, resource, value, began?.parked.bars),
      proceeds,
    );
  };
}
