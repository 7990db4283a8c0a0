import type { Encounter } from '../../core/encounter/encounter.ts';
import { ENCOUNTER_NAME_TAKEN } from '../../core/encounter/names.ts';
import { parseEncounterFile, serializeEncounter } from '../../core/encounter/parse-encounter.ts';
import { partyLeftOut } from '../../core/encounter/party/party-left-out.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import { fail } from '../../core/lib/result.ts';
import { describeFileProblem } from '../../platform/files.ts';
import { codecs } from '../codecs.ts';
import type { LibraryKind } from '../library/library-kind.ts';

/** Rule: docs/rules/encounters.md#encounter-manager. */
export const ENCOUNTER_LIBRARY: LibraryKind<Encounter> = {
  noun: { singular: 'encounter', plural: 'encounters', indefinite: 'an encounter' },
  shared: 'encounter',
  record: 'encounters',
  collection: (storage) => storage.encounters,
  nameOf: (encounter) => encounter.encounterName,
  withName: codecs.encounters.withName,
  serialize: serializeEncounter,
  parse(file) {
    const encounter = parseEncounterFile(file);
    if (encounter.ok) return encounter;
    if (file.ok) return fail({ message: encounter.problem });
    return fail({ message: encounter.problem, detail: describeFileProblem(file.problem) });
  },
  leftOut(json) {
    const count = isJsonObject(json) ? partyLeftOut(json.party) : 0;
    if (count === 0) return undefined;
    return `${count} ${count === 1 ? 'entry' : 'entries'} of its party could not be read and ${count === 1 ? 'is' : 'are'} left out.`;
  },
  nameTaken: ENCOUNTER_NAME_TAKEN,
};
