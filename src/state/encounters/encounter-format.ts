import type { Encounter } from '../../core/encounter/encounter.ts';
import { parseEncounter, serializeEncounter } from '../../core/encounter/parse-encounter.ts';
import type { DocumentFormat } from '../history/persisted-histories.ts';

export const ENCOUNTER_FORMAT: DocumentFormat<Encounter> = {
  serialize: serializeEncounter,
  read(fields) {
    const encounter = parseEncounter(fields);
    return encounter.ok ? encounter.value : undefined;
  },
};
