import type { StoredSheet } from '../core/character/sheet/sheet.ts';
import { readStoredSheet, serializeStoredSheet } from '../core/character/sheet/stored-sheet.ts';
import type { Encounter } from '../core/encounter/encounter.ts';
import { parseEncounter, serializeEncounter } from '../core/encounter/parse-encounter.ts';
import { readStoredFoe, type StoredFoe } from '../core/foes/stored-foe.ts';
import {
  readWorkshopPack,
  serializeWorkshopPack,
  type WorkshopPack,
} from '../core/game-data/editing/workshop-pack.ts';
import { readStoredPack, type StoredPack } from '../core/game-data/stored-pack.ts';
import { USER_FILE_LIMITS } from '../core/lib/file-limits.ts';
import { isDeeperThan } from '../core/lib/json-depth.ts';
import { fail, type Result } from '../core/lib/result.ts';
import { parseSettings, serializeSettings } from '../core/settings/parse-settings.ts';
import type { Settings } from '../core/settings/settings.ts';
import type { AppStorage } from '../storage/api.ts';
import type { Codecs } from '../storage/codec.ts';

/** The type of the values in each collection of storage/collections.ts. */
interface TabardValues {
  readonly characters: StoredSheet;
  readonly encounters: Encounter;
  readonly foes: StoredFoe;
  readonly settings: Settings;
  readonly packs: StoredPack;
  readonly workshop: WorkshopPack;
}

export type TabardStorage = AppStorage<TabardValues>;

/** Incremented whenever the stored text of a kind changes in a way that an older Tabard cannot read. */
const SCHEMA = 1;

/** Reads stored text as JSON and then as a value of its kind. */
function reader<Value>(
  parse: (json: unknown) => Result<Value, string>,
): (text: string) => Result<Value, string> {
  return (text) => {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return fail('This is not JSON.');
    }
    // Serializing it would overflow the stack.
    if (isDeeperThan(json, USER_FILE_LIMITS.depth)) return fail('It nests too many levels deep.');
    return parse(json);
  };
}

/** Serializes and parses everything that is stored. */
export const codecs: Codecs<TabardValues> = {
  characters: {
    schema: SCHEMA,
    parse: reader(readStoredSheet),
    serialize: (sheet) => JSON.stringify(serializeStoredSheet(sheet)),
    nameOf: (sheet) => sheet.name,
    withName: (sheet, name) => ({ ...sheet, name, json: { ...sheet.json, name } }),
  },
  encounters: {
    schema: SCHEMA,
    parse: reader(parseEncounter),
    serialize: (encounter) => JSON.stringify(serializeEncounter(encounter)),
    nameOf: (encounter) => encounter.encounterName,
    withName: (encounter, encounterName) => ({ ...encounter, encounterName }),
  },
  foes: {
    schema: SCHEMA,
    parse: reader(readStoredFoe),
    serialize: (foe) => JSON.stringify(foe.json),
    nameOf: (foe) => foe.name,
    withName: (foe, name) => ({ name, json: { ...foe.json, name } }),
  },
  settings: {
    schema: SCHEMA,
    parse: reader(parseSettings),
    serialize: (settings) => JSON.stringify(serializeSettings(settings)),
  },
  packs: {
    schema: SCHEMA,
    parse: readStoredPack,
    serialize: (pack) => pack.text,
    nameOf: (pack) => pack.name,
    versionOf: (pack) => pack.version,
  },
  workshop: {
    schema: SCHEMA,
    parse: reader(readWorkshopPack),
    serialize: (pack) => JSON.stringify(serializeWorkshopPack(pack)),
    nameOf: (pack) => pack.name,
    withName: (pack, name) => ({ ...pack, name }),
    file: (pack) => pack.text,
  },
};
