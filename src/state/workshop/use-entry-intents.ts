import { useShell } from '../use-shell.ts';
import { type EntryIntents, entryIntents } from './entry-intents.ts';
import { useWorkshop } from './use-workshop.ts';

/** What can be done with the entries of the open pack. */
export function useEntryIntents(): EntryIntents {
  return entryIntents(useWorkshop(), useShell().notices);
}
