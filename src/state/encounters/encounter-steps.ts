import type { Encounter } from '../../core/encounter/encounter.ts';
import { parseEncounter, printEncounter } from '../../core/encounter/parse-encounter.ts';
import type { Session } from '../../platform/session.ts';
import { createKeptSteps, type KeptSteps } from '../history/persisted-history.ts';

/** The steps of the encounter that outlive a reload. */
export function keptEncounterSteps(session: Session): KeptSteps<Encounter> {
  return createKeptSteps(
    'encounter',
    {
      print: printEncounter,
      read(fields) {
        const encounter = parseEncounter(fields);
        return encounter.ok ? encounter.value : undefined;
      },
    },
    session,
  );
}
