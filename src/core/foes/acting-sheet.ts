import type { Character } from '../character/character.ts';
import { derive } from '../character/derive.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { availableResource } from '../combat/available-resources.ts';
import { foeSheet } from '../consequences/foe-character.ts';
import { memberEffects, withMemberEffects } from '../encounter/effects.ts';
import {
  type Encounter,
  type EncounterGroup,
  type EncounterMember,
  type MemberCombat,
  memberName,
} from '../encounter/encounter.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { Foe } from '../play/parts/foes.ts';
import type { Resource } from '../rules/vocabulary.ts';

const NOTHING_DONE: MemberCombat = {
  resources: new Map(),
  currentPhaseActions: [],
  currentRoundActions: [],
  previousRoundActions: [],
  combatActions: [],
};

/** The resources of a sheet that a member has no field for. */
const OTHER_RESOURCES = ['VIGOR', 'FOCUS', 'BOOST_POINTS'] as const satisfies readonly Resource[];

/**
 * The sheet of a foe as one member of an encounter has it now: the member's health, energy, AP and status
 * effects, the round and the phase of the encounter, and what the member has spent and performed.
 * Rule: docs/rules/encounters.md#foes-with-a-character-sheet.
 */
export function actingSheet(encounter: Encounter, member: EncounterMember, own: Sheet): Sheet {
  const { resources, weapon, ...performed } = member.combat ?? NOTHING_DONE;
  return {
    ...own,
    name: memberName(encounter, member),
    health: member.health,
    energy: member.energy,
    vigor: resources.get('VIGOR') ?? own.vigor,
    focus: resources.get('FOCUS') ?? own.focus,
    boostPoints: resources.get('BOOST_POINTS') ?? own.boostPoints,
    equipment: weapon === undefined ? own.equipment : { ...own.equipment, weapon },
    combatState: {
      ...performed,
      round: encounter.round,
      phase: encounter.phase,
      actionPoints: member.ap,
      statusEffects: memberEffects(member),
    },
  };
}

/** The character that a member of an encounter is; undefined where its foe has no readable sheet. */
export function actingCharacter(
  encounter: Encounter,
  member: EncounterMember,
  foe: Foe | undefined,
  gameData: GameData,
): Character | undefined {
  const own = foeSheet(foe);
  return own && derive(actingSheet(encounter, member, own), gameData);
}

/**
 * The member after its sheet has changed; `own` is the sheet of its foe. Health, energy and AP stay within
 * the maxima of the group.
 */
export function memberOfSheet(
  member: EncounterMember,
  group: EncounterGroup,
  sheet: Sheet,
  own: Sheet,
): EncounterMember {
  const { currentPhaseActions, currentRoundActions, previousRoundActions, combatActions, ...state } =
    sheet.combatState;
  const lists = { currentPhaseActions, currentRoundActions, previousRoundActions, combatActions };
  const resources = new Map(
    OTHER_RESOURCES.map((each) => [each, availableResource(sheet, each)] as const).filter(
      ([each, value]) => value !== availableResource(own, each),
    ),
  );
  const { weapon } = sheet.equipment;
  const isRearmed = weapon !== own.equipment.weapon;
  const { combat: _before, ...others } = withMemberEffects(member, state.statusEffects);
  const hasDone = isRearmed || resources.size > 0 || Object.values(lists).some(({ length }) => length > 0);
  return {
    ...others,
    health: Math.min(sheet.health, group.maximumHealth),
    energy: Math.min(sheet.energy, group.maximumEnergy),
    ap: Math.min(state.actionPoints, group.maximumAP),
    ...(hasDone && { combat: { resources, ...(isRearmed && { weapon }), ...lists } }),
  };
}
