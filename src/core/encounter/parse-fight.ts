import * as v from 'valibot';
import { cutText } from '../lib/cut-text.ts';
import { ENCOUNTER_LIMITS } from '../lib/file-limits.ts';
import { isJsonObject, mapToJson } from '../lib/name-map.ts';
import { clamp, MAX_NUMBER, wholeNumber } from '../lib/whole-number.ts';
import type { EncounterMember, MemberCombat } from './encounter.ts';
import { isStoredEncounterName } from './names.ts';

/*
 * The fields of a fight. Versions without them left them out whatever they held, so what is malformed is left
 * out here too, and never refuses the file.
 */

/** A map of whole numbers of at least `minimum`, without entries that are none. */
function numbersOf(json: unknown, minimum: number, most: number): ReadonlyMap<string, number> {
  if (!isJsonObject(json)) return new Map();
  const read = Object.entries(json).flatMap(([name, value]) =>
    typeof value === 'number' && value >= minimum && isStoredEncounterName(name)
      ? [[name, clamp(wholeNumber(value), minimum, MAX_NUMBER)] as const]
      : [],
  );
  return new Map(read.slice(0, most));
}

function namesOf(json: unknown): readonly string[] {
  if (!Array.isArray(json)) return [];
  const names = json.filter(
    (name): name is string => typeof name === 'string' && isStoredEncounterName(name),
  );
  return [...new Set(names)].slice(0, ENCOUNTER_LIMITS.performed);
}

/** The six resources; a file may name others. */
const MAX_RESOURCES = 20;

function combatOf(json: unknown): MemberCombat | undefined {
  if (!isJsonObject(json)) return undefined;
  const { resources, weapon, currentPhaseActions, currentRoundActions, previousRoundActions, combatActions } =
    json;
  return {
    resources: numbersOf(resources, 0, MAX_RESOURCES),
    ...(typeof weapon === 'string' && { weapon: cutText(weapon, ENCOUNTER_LIMITS.memberNotes) }),
    currentPhaseActions: namesOf(currentPhaseActions),
    currentRoundActions: namesOf(currentRoundActions),
    previousRoundActions: namesOf(previousRoundActions),
    combatActions: namesOf(combatActions),
  };
}

/** A field that may be missing, and hold anything. */
function lenient<Value>(read: (json: unknown) => Value) {
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}

/** The name of a group's foe. */
export const foeField = lenient((foe) =>
  typeof foe === 'string' && isStoredEncounterName(foe) ? foe.trim() : undefined,
);

/** The status effects of a member by name; empty where it has none. */
export const statusEffectsField = lenient((effects) => numbersOf(effects, 1, ENCOUNTER_LIMITS.statusEffects));

/** What a foe with a character sheet has spent and performed. */
export const memberCombatField = lenient(combatOf);

/** A member as its file writes it. Rule: docs/rules/encounters.md#encounter-file. */
export function serializeMember({
  statusEffects,
  combat,
  ...member
}: EncounterMember): Record<string, unknown> {
  return {
    ...member,
    ...(statusEffects && { statusEffects: mapToJson(statusEffects, (level) => level) }),
    ...(combat && { combat: { ...combat, resources: mapToJson(combat.resources, (value) => value) } }),
  };
}
