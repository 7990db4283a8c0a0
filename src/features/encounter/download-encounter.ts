import type { Encounter } from '../../core/encounter/encounter.ts';
import { serializeEncounter } from '../../core/encounter/parse-encounter.ts';
import type { Shell } from '../../state/shell.ts';

/** Hands the encounter to the browser as a file named after it (seed 2 §7). */
export function downloadEncounter({ platform }: Shell, encounter: Encounter): void {
  platform.download(encounter.encounterName, JSON.stringify(serializeEncounter(encounter), null, 2));
}
