import type { Character } from '../../core/character/character.ts';
import { characterTarget, foeNamed, foeTarget, withTypedNumbers } from '../../core/consequences/targets.ts';
import type { Encounter, EncounterMember } from '../../core/encounter/encounter.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import type { Target } from '../../core/play/rules/rolled-action.ts';
import { encounterKey } from '../encounters/encounters.ts';
import { type TargetChoice, type TargetState, typedKey } from './target-state.ts';

/** The target of an action as its numbers are now. */
export interface ChosenTarget {
  readonly target: Target;
  /** Whether it was removed, or its encounter is not the loaded one. */
  readonly isMissing: boolean;
  /** Whether neither a pack nor the player says what it withstands. */
  readonly hasNoNumbers: boolean;
}

const NO_EFFECTS: ReadonlyMap<string, number> = new Map();

/** The chosen member of the loaded encounter, as long as it is in it. */
export function chosenMember(
  choice: TargetChoice,
  encounter: Encounter | undefined,
): EncounterMember | undefined {
  if (choice.kind !== 'MEMBER' || encounter === undefined) return undefined;
  if (encounterKey(encounter) !== choice.encounter) return undefined;
  const { groupReference, id } = choice.member;
  return encounter.members.find((each) => each.groupReference === groupReference && each.id === id);
}

/** The target's own numbers; undefined where it has none. */
function ownTarget(
  choice: TargetChoice,
  character: Character,
  encounter: Encounter | undefined,
): Target | undefined {
  const { gameData } = character;
  switch (choice.kind) {
    case 'NUMBERS':
      return undefined;
    case 'SELF':
      return characterTarget(character);
    case 'FOE':
    case 'MEMBER': {
      const name =
        choice.kind === 'FOE' ? choice.name : encounter?.groups[choice.member.groupReference]?.name;
      const foe = name === undefined ? undefined : foeNamed(name, playOf(gameData));
      return foe && foeTarget(foe, NO_EFFECTS, gameData);
    }
  }
}

/**
 * The chosen target with what was typed for it. A group of an encounter has the numbers of the foe of its name.
 * Rule: docs/rules/play.md#choosing-a-target.
 */
export function chosenTarget(
  { choice, typed }: Pick<TargetState, 'choice' | 'typed'>,
  character: Character,
  encounter: Encounter | undefined,
): ChosenTarget {
  const own = ownTarget(choice, character, encounter);
  const numbers = typed.get(typedKey(choice));
  return {
    target: withTypedNumbers(own, numbers ?? {}),
    isMissing: choice.kind === 'MEMBER' && chosenMember(choice, encounter) === undefined,
    hasNoNumbers: choice.kind !== 'NUMBERS' && own === undefined && numbers === undefined,
  };
}
