import { changeResource, type SheetResource } from '../core/character/resources.ts';
import { useApplication } from './use-application.ts';

/** How a field changes a resource of the loaded character: within its bounds, in one step with what it proceeds from. */
export function useResource(
  resource: SheetResource,
  label: string,
): (value: number, proceeds?: boolean) => boolean {
  const { loaded } = useApplication();
  return (value, proceeds) =>
    loaded.change(
      `Change ${label}`,
      (_sheet, character) => changeResource(character, resource, value),
      proceeds,
    );
}
