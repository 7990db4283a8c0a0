import type { Encounter } from '../../core/encounter/encounter.ts';
import { parseEncounter, serializeEncounter } from '../../core/encounter/parse-encounter.ts';
import type { Session } from '../../platform/session.ts';
import { createPersistedHistory, type PersistedHistory } from '../history/persisted-history.ts';

/** The steps of the encounter that outlive a reload. */
export function keptEncounterSteps(session: Session): PersistedHistory<Encounter> {
  return createPersistedHistory(
    'encounter',
    {
      serialize: serializeEncounter,
      read(fields) {
        const encounter = parseEncounter(fields);
        return encounter.ok ? encounter.value : undefined;
      },
    },
    session,
  );
}
