import type { Character } from '../../core/character/character.ts';
import { characterTarget, foeTarget, withTypedNumbers } from '../../core/consequences/targets.ts';
import type { Encounter, EncounterMember } from '../../core/encounter/encounter.ts';
import { foeNamed, foeOfGroup } from '../../core/foes/foe-book.ts';
import type { FoeRules } from '../../core/foes/hit-member.ts';
import { memberTarget } from '../../core/foes/member-numbers.ts';
import type { Foe } from '../../core/play/parts/foes.ts';
import type { Target } from '../../core/play/rules/rolled-action.ts';
import { encounterKey } from '../encounters/encounters.ts';
import type { PartyCharacter } from '../party/party-state.ts';
import { type TargetChoice, type TargetState, typedKey } from './target-state.ts';

/** The target of an action as its numbers are now. */
export interface ChosenTarget {
  readonly target: Target;
  /** Whether it was removed, its encounter is not the loaded one, or no pack has the foe now. */
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

/** The chosen character of the party, as long as it is in it and can be read. */
function chosenCharacter(choice: TargetChoice, party: readonly PartyCharacter[]): Character | undefined {
  const member = choice.kind === 'CHARACTER' ? party.find(({ key }) => key === choice.key) : undefined;
  return member?.kind === 'ready' ? member.character : undefined;
}

/** The target's own numbers; undefined where it has none. */
function ownTarget(
  choice: TargetChoice,
  self: Target,
  encounter: Encounter | undefined,
  { book, gameData }: FoeRules,
  party: readonly PartyCharacter[],
): Target | undefined {
  switch (choice.kind) {
    case 'NUMBERS':
      return undefined;
    case 'SELF':
      return self;
    case 'CHARACTER': {
      const character = chosenCharacter(choice, party);
      return character && characterTarget(character);
    }
    case 'FOE': {
      const foe = foeNamed(choice.name, book);
      return foe && foeTarget(foe, NO_EFFECTS, gameData);
    }
    case 'MEMBER': {
      const member = chosenMember(choice, encounter);
      if (encounter === undefined || member === undefined) return undefined;
      return memberTarget(encounter, member, foeOfChosen(choice, encounter, book), gameData);
    }
  }
}

function foeOfChosen(
  choice: TargetChoice,
  encounter: Encounter | undefined,
  book: FoeRules['book'],
): Foe | undefined {
  return choice.kind === 'MEMBER'
    ? foeOfGroup(encounter?.groups[choice.member.groupReference], book)
    : undefined;
}

function isGone(
  choice: TargetChoice,
  encounter: Encounter | undefined,
  book: FoeRules['book'],
  party: readonly PartyCharacter[],
): boolean {
  switch (choice.kind) {
    case 'NUMBERS':
    case 'SELF':
      return false;
    case 'CHARACTER':
      return chosenCharacter(choice, party) === undefined;
    case 'FOE':
      return foeNamed(choice.name, book) === undefined;
    case 'MEMBER':
      return chosenMember(choice, encounter) === undefined;
  }
}

/**
 * The chosen target with what was typed for it. `self`: the one who acts. A group of an encounter has the numbers
 * of its foe.
 * Rule: docs/rules/play.md#choosing-a-target.
 */
export function chosenTarget(
  { choice, typed }: Pick<TargetState, 'choice' | 'typed'>,
  self: Target,
  encounter: Encounter | undefined,
  rules: FoeRules,
  party: readonly PartyCharacter[] = [],
): ChosenTarget {
  const own = ownTarget(choice, self, encounter, rules, party);
  const numbers = typed.get(typedKey(choice));
  const isMember = choice.kind === 'MEMBER';
  const hasNone = isMember
    ? foeOfChosen(choice, encounter, rules.book) === undefined
    : choice.kind !== 'NUMBERS' && own === undefined;
  return {
    target: withTypedNumbers(own, numbers ?? {}),
    isMissing: isGone(choice, encounter, rules.book, party),
    hasNoNumbers: hasNone && numbers === undefined,
  };
}
