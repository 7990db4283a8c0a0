import { characterTarget, foeTarget, withTypedNumbers } from '../../core/consequences/targets.ts';
import type { Encounter, EncounterMember } from '../../core/encounter/encounter.ts';
import { findMember } from '../../core/encounter/members.ts';
import type { PlayerView } from '../../core/encounter/player-view.ts';
import { foeNamed, foeOfGroup } from '../../core/foes/foe-book.ts';
import type { FoeRules } from '../../core/foes/hit-member.ts';
import { memberTarget } from '../../core/foes/member-numbers.ts';
import type { Foe } from '../../core/play/parts/foes.ts';
import type { Target } from '../../core/play/rules/rolled-action.ts';
import { figuresTarget } from '../../core/table/hits.ts';
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
  return encounterKey(encounter) === choice.encounter ? findMember(encounter, choice.member) : undefined;
}

/** The chosen character of the party as a target, as long as it is in it and can be read. */
function partyTarget(key: string, party: readonly PartyCharacter[]): Target | undefined {
  const member = party.find((each) => each.key === key);
  if (member?.kind === 'seat') return figuresTarget(member.figures);
  return member?.kind === 'ready' ? characterTarget(member.character) : undefined;
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
    case 'CHARACTER':
      return partyTarget(choice.key, party);
    case 'RELEASED':
    case 'FOE': {
      const foe = foeNamed(choice.kind === 'FOE' ? choice.name : choice.group, book);
      return foe && foeTarget(foe, NO_EFFECTS, gameData);
    }
    case 'MEMBER': {
      const member = chosenMember(choice, encounter);
      if (encounter === undefined || member === undefined) return undefined;
      return memberTarget(encounter, member, foeOfChosen(choice, encounter, book), gameData);
    }
  }
}

/** Whether the players see the chosen member of a released fight. */
function isReleased(
  { group, member }: Extract<TargetChoice, { readonly kind: 'RELEASED' }>,
  view: PlayerView | undefined,
): boolean {
  return (
    view?.groups.some(({ name, members }) => name === group && members.some(({ id }) => id === member)) ===
    true
  );
}

function foeOfChosen(
  choice: TargetChoice,
  encounter: Encounter | undefined,
  book: FoeRules['book'],
): Foe | undefined {
  const member = chosenMember(choice, encounter);
  return member && foeOfGroup(encounter?.groups[member.groupReference], book);
}

function isGone(
  choice: TargetChoice,
  own: Target | undefined,
  encounter: Encounter | undefined,
  book: FoeRules['book'],
  released: PlayerView | undefined,
): boolean {
  switch (choice.kind) {
    case 'NUMBERS':
    case 'SELF':
      return false;
    case 'CHARACTER':
      return own === undefined;
    case 'FOE':
      return foeNamed(choice.name, book) === undefined;
    case 'MEMBER':
      return chosenMember(choice, encounter) === undefined;
    case 'RELEASED':
      return !isReleased(choice, released);
  }
}

/**
 * The chosen target with what was typed for it. `self`: the one who acts. A group of an encounter has the
 * numbers of its foe. `released`: what the game master of the table shows.
 * Rule: docs/rules/play.md#choosing-a-target.
 */
export function chosenTarget(
  { choice, typed }: Pick<TargetState, 'choice' | 'typed'>,
  self: Target,
  encounter: Encounter | undefined,
  rules: FoeRules,
  party: readonly PartyCharacter[] = [],
  released?: PlayerView,
): ChosenTarget {
  const own = ownTarget(choice, self, encounter, rules, party);
  const numbers = typed.get(typedKey(choice));
  const isMember = choice.kind === 'MEMBER';
  const hasNone = isMember
    ? foeOfChosen(choice, encounter, rules.book) === undefined
    : choice.kind !== 'NUMBERS' && own === undefined;
  return {
    target: withTypedNumbers(own, numbers ?? {}),
    isMissing: isGone(choice, own, encounter, rules.book, released),
    hasNoNumbers: hasNone && numbers === undefined,
  };
}
