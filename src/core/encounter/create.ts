import { ENCOUNTER_LIMITS } from '../lib/file-limits.ts';
import { checkNameForm } from '../lib/name-form.ts';
import { normaliseName } from '../lib/normalise-name.ts';
import { wholeNumber } from '../lib/whole-number.ts';
import { ENCOUNTER_VERSION, type Encounter, type EncounterGroup } from './encounter.ts';
import { addMembers } from './members.ts';
import { checkEncounterName, isTaken } from './names.ts';

/** The form's fields of a group; health, energy and AP are whole numbers of at least 1. */
export interface NewGroup extends Omit<EncounterGroup, 'currentId'> {
  /** How many members it gets at once; none without it. */
  readonly members?: number;
}

export const GROUP_DEFAULTS: NewGroup = { name: '', maximumHealth: 1, maximumEnergy: 1, maximumAP: 1 };

/** What resources are called within a sentence, where the packs have no words of their own. */
export const USUAL_WORDS = { health: 'health', energy: 'energy', ap: 'AP' };

/**
 * Why a group beside the others cannot have this name; undefined if it can.
 * Rule: docs/rules/encounters.md#group-rules.
 */
export function checkGroupName(
  name: string,
  groups: readonly Pick<EncounterGroup, 'name'>[],
): string | undefined {
  if (normaliseName(name) === '') return 'Please enter a group name.';
  const names = groups.map((group) => group.name);
  return isTaken(name, names) ? 'This encounter already has a group with that name.' : checkNameForm(name);
}

/**
 * The first reason why a group cannot be added to the others; undefined if it can.
 * Rule: docs/rules/encounters.md#group-rules.
 */
export function checkGroup(
  { name, maximumHealth, maximumEnergy, maximumAP }: NewGroup,
  groups: readonly Pick<EncounterGroup, 'name'>[],
  words: Readonly<typeof USUAL_WORDS> = USUAL_WORDS,
): string | undefined {
  if (groups.length >= ENCOUNTER_LIMITS.groups)
    return `An encounter has at most ${ENCOUNTER_LIMITS.groups} groups.`;
  const nameProblem = checkGroupName(name, groups);
  if (nameProblem !== undefined) return nameProblem;
  const isMaximum = (value: number) => value >= 1 && value <= ENCOUNTER_LIMITS.maximum;
  return [maximumHealth, maximumEnergy, maximumAP].every(isMaximum)
    ? undefined
    : `Please enter ${words.health}, ${words.energy} and ${words.ap} of 1 or more, up to a billion.`;
}

/**
 * The first reason why an encounter cannot be created; undefined if it can.
 * Rule: docs/rules/encounters.md#creating-an-encounter.
 */
export function checkNewEncounter(
  name: string,
  groups: readonly NewGroup[],
  existingNames: readonly string[],
): string | undefined {
  return checkEncounterName(name, existingNames) ?? (groups.length === 0 ? 'Please add a group.' : undefined);
}

/** A group of a form, whose first member gets the id 1. */
export function newGroup({ name, maximumHealth, maximumEnergy, maximumAP, foe }: NewGroup): EncounterGroup {
  const isNamedAfterIt = foe === undefined || normaliseName(foe) === normaliseName(name);
  return {
    name: name.trim(),
    currentId: 1,
    maximumHealth: wholeNumber(maximumHealth),
    maximumEnergy: wholeNumber(maximumEnergy),
    maximumAP: wholeNumber(maximumAP),
    ...(!isNamedAfterIt && { foe }),
  };
}

/**
 * A new encounter at round 0 and phase 1, with the members that its groups get at once.
 * Rule: docs/rules/encounters.md#creating-an-encounter.
 */
export function createEncounter(name: string, groups: readonly NewGroup[]): Encounter {
  const empty: Encounter = {
    encounterName: name.trim(),
    version: ENCOUNTER_VERSION,
    round: 0,
    phase: 1,
    groups: groups.map(newGroup),
    members: [],
    party: [],
  };
  return groups.reduce<Encounter>(
    (encounter, { members = 0 }, index) => addMembers(encounter, index, members),
    empty,
  );
}
