import { modifierPartsOf } from '../character/modifiers.ts';
import { characterTarget, numbersTarget } from '../consequences/targets.ts';
import { memberEffects } from '../encounter/effects.ts';
import type { Encounter, EncounterMember } from '../encounter/encounter.ts';
import type { GameData } from '../game-data/game-data.ts';
import { NOTHING, roundedSum, type Sum } from '../lib/sum.ts';
import { wholeNumber } from '../lib/whole-number.ts';
import type { Foe } from '../play/parts/foes.ts';
import type { Target } from '../play/rules/rolled-action.ts';
import { actingCharacter } from './acting-sheet.ts';
import { hasNumbers } from './foe-book.ts';

/**
 * What the status effects of a member add to a modifier.
 * Rule: docs/rules/status-effects.md#modifiers-of-status-effects.
 */
export function effectModifier(
  member: Pick<EncounterMember, 'statusEffects'>,
  gameData: GameData,
): (name: string) => Sum {
  if (member.statusEffects === undefined) return () => NOTHING;
  const parts = modifierPartsOf([], [], member.statusEffects, gameData);
  return (name) => roundedSum(parts.get(name) ?? [], wholeNumber);
}

/** A foe of which nothing is known. */
const STRANGER = { soak: { DAMAGE_TYPE_A: 0, DAMAGE_TYPE_B: 0 }, proofAgainst: [] };

/**
 * A member of an encounter as a target, with its status effects. Where no foe is known, only these count.
 * Rule: docs/rules/play.md#targets.
 */
export function memberTarget(
  encounter: Encounter,
  member: EncounterMember,
  foe: Foe | undefined,
  gameData: GameData,
): Target {
  const character = actingCharacter(encounter, member, foe, gameData);
  if (character !== undefined) return characterTarget(character);
  const name = foe?.name ?? '';
  return numbersTarget(hasNumbers(foe) ? foe : { name, ...STRANGER }, memberEffects(member), gameData);
}
