import * as v from 'valibot';
import { cutText } from '../lib/cut-text.ts';
import { ENCOUNTER_LIMITS } from '../lib/file-limits.ts';
import { wholeField } from '../lib/json-fields.ts';
import { checkNameSize } from '../lib/name-form.ts';
import { normaliseName } from '../lib/normalise-name.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import {
  ENCOUNTER_VERSION,
  type Encounter,
  type EncounterMember,
  type EncounterPhase,
  withNotes,
} from './encounter.ts';
import { isStoredEncounterName } from './names.ts';
import { foeField, memberCombatField, serializeMember, statusEffectsField } from './parse-fight.ts';
import { readParty } from './party/parse-party.ts';

const NO_CONTENT = 'No content found in uploaded file.';
const NOT_AN_ENCOUNTER = 'Failed to parse uploaded file.';

const nameField = v.pipe(v.string(), v.check(isStoredEncounterName));

const maximumField = wholeField(1, 1, ENCOUNTER_LIMITS.maximum);

/** Notes that are no text were left out by former versions too. */
const notesField = (limit: number) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((notes) => (typeof notes === 'string' ? cutText(notes, limit) : '')),
    ),
    '',
  );

const groupSchema = v.object({
  name: nameField,
  currentId: wholeField(1),
  maximumHealth: maximumField,
  maximumEnergy: maximumField,
  maximumAP: maximumField,
  foe: foeField,
});

const memberSchema = v.object({
  groupReference: v.number(),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_NUMBER)),
  health: wholeField(0),
  energy: wholeField(0),
  ap: wholeField(0),
  hasActed: v.nullish(v.boolean(), false),
  notes: notesField(ENCOUNTER_LIMITS.memberNotes),
  statusEffects: statusEffectsField,
  combat: memberCombatField,
});

const encounterSchema = v.pipe(
  v.object({
    encounterName: nameField,
    version: v.nullish(v.literal(ENCOUNTER_VERSION), ENCOUNTER_VERSION),
    round: wholeField(0),
    phase: v.pipe(
      v.nullish(v.number(), 1),
      v.transform((phase): EncounterPhase => (phase === 2 || phase === 3 ? phase : 1)),
    ),
    groups: v.pipe(v.array(groupSchema), v.maxLength(ENCOUNTER_LIMITS.groups)),
    members: v.nullish(v.pipe(v.array(memberSchema), v.maxLength(ENCOUNTER_LIMITS.members)), []),
    notes: notesField(ENCOUNTER_LIMITS.notes),
    party: v.optional(v.pipe(v.unknown(), v.transform(readParty)), []),
  }),
  v.check(({ groups }) => areDistinct(groups.map(({ name }) => normaliseName(name)))),
  v.check(({ groups, members }) =>
    members.every(({ groupReference }) => groups[groupReference] !== undefined),
  ),
  v.check(({ members }) => areDistinct(members.map(({ groupReference, id }) => `${groupReference} ${id}`))),
);

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/**
 * Reads an encounter file or record. Missing numbers get their minimum, and numbers out of range the nearest
 * valid value. Maxima are whole and at least 1. A member's values are at most its group's maxima, and a
 * group's next id is above the existing ones. These refuse the file: a wrong type, an invalid or duplicate
 * name, a member without a group, a duplicate id, too many groups or members, and an unknown version.
 * Rule: docs/rules/encounters.md#reading-an-encounter.
 */
export function parseEncounter(json: unknown): Result<Encounter, string> {
  const read = v.safeParse(encounterSchema, json);
  if (!read.success) return fail(NOT_AN_ENCOUNTER);
  const { groups, members, notes, ...encounter } = read.output;
  const lastIds = new Map<number, number>();
  for (const { groupReference, id } of members) {
    lastIds.set(groupReference, Math.max(id, lastIds.get(groupReference) ?? 0));
  }
  return ok({
    ...withNotes(encounter, notes),
    groups: groups.map(({ foe, ...group }, index) => ({
      ...group,
      ...(foe !== undefined && { foe }),
      currentId: Math.max(group.currentId, (lastIds.get(index) ?? 0) + 1),
    })),
    members: members.map(({ notes: memberNotes, statusEffects, combat, ...member }): EncounterMember => {
      const group = groups[member.groupReference];
      return {
        ...withNotes(member, memberNotes),
        health: Math.min(member.health, group?.maximumHealth ?? 0),
        energy: Math.min(member.energy, group?.maximumEnergy ?? 0),
        ap: Math.min(member.ap, group?.maximumAP ?? 0),
        ...(statusEffects.size > 0 && { statusEffects }),
        ...(combat !== undefined && { combat }),
      };
    }),
  });
}

/**
 * Reads an uploaded encounter file, given as JSON or as the reason why it is not JSON. A problem is the
 * message to show.
 * Rule: docs/rules/encounters.md#encounter-manager.
 */
export function parseEncounterFile(
  json: Result<unknown, { readonly kind: string }>,
): Result<Encounter, string> {
  if (!json.ok) return fail(json.problem.kind === 'empty' ? NO_CONTENT : NOT_AN_ENCOUNTER);
  const read = parseEncounter(json.value);
  if (!read.ok) return read;
  const names = [read.value.encounterName, ...read.value.groups.map(({ name }) => name)];
  return names.every((name) => checkNameSize(name) === undefined) ? read : fail(NOT_AN_ENCOUNTER);
}

/** Serializes an encounter for its file and its record. Rule: docs/rules/encounters.md#encounter-file. */
export function serializeEncounter({ party, ...encounter }: Encounter): Record<string, unknown> {
  const members = encounter.members.map(serializeMember);
  return { ...encounter, members, ...(party.length > 0 && { party }) };
}
