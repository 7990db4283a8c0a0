import type { Encounter } from '../../core/encounter/encounter.ts';
import { printEncounter } from '../../core/encounter/parse-encounter.ts';
import type { Application } from '../../state/application.ts';

/** Hands the encounter to the browser as a file named after it (seed 2 §7). */
export function downloadEncounter({ surroundings }: Application, encounter: Encounter): void {
  surroundings.download(encounter.encounterName, JSON.stringify(printEncounter(encounter), null, 2));
}
