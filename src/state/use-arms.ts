import { type Arms, armsOf, chooseArms } from '../core/arms/arms.ts';
import { useSettings, useShell } from './use-shell.ts';

/** The coat of arms of a name. Rule: docs/rules/arms.md#coat-of-arms. */
export const useArms = (name: string): Arms => armsOf(name, useSettings().chosenArms);

/** Chooses the arms of a name, which stores them; undefined goes back to the generated ones. */
export function useChooseArms(name: string): (arms: Arms | undefined) => void {
  const { settings } = useShell();
  return (arms) =>
    settings.change({ chosenArms: chooseArms(settings.store.getState().chosenArms, name, arms) });
}
