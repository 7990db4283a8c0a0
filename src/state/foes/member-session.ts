import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import { foeSheet } from '../../core/consequences/foe-character.ts';
import type { Encounter, EncounterMember } from '../../core/encounter/encounter.ts';
import { findMember, identityOf, type MemberIdentity } from '../../core/encounter/members.ts';
import { actingCharacter, memberOfSheet } from '../../core/foes/acting-sheet.ts';
import { foeOfGroup } from '../../core/foes/foe-book.ts';
import { type FoeRules, withMember } from '../../core/foes/hit-member.ts';
import { NO_DRAFTS } from '../characters/editor-drafts.ts';
import { type LoadedState, NO_CHARACTER } from '../characters/loaded-state.ts';
import { type CombatParts, combatIntents } from '../combat/combat-intents.ts';
import { viewOf } from '../combat/combat-view.ts';
import { currentDraft } from '../combat/current-draft.ts';
import type { CombatSession } from '../combat/use-combat.ts';
import { encounterKey } from '../encounters/encounters.ts';
import type { Game } from '../game.ts';
import { UNCHANGED } from '../history/outcome.ts';
import { useGame } from '../use-game.ts';
import { foeRulesOf } from './foe-rules.ts';
import { changeRecord, foeTurnsOf, lastRollId, recordOf } from './foe-turns.ts';
import { useFoeRecord } from './use-foe-turn.ts';

/** The member of the loaded encounter and the character that it is. */
function actingNow(game: Game, owner: string, identity: MemberIdentity) {
  const { encounter } = game.encounters.store.getState();
  if (encounter === undefined || encounterKey(encounter) !== owner) return undefined;
  const member = findMember(encounter, identity);
  const group = member && encounter.groups[member.groupReference];
  const { book, gameData } = foeRulesOf(game);
  const foe = foeOfGroup(group, book);
  const own = foeSheet(foe);
  const character = member && actingCharacter(encounter, member, foe, gameData);
  return member && group && own && character && { member, group, own, character };
}

/**
 * A member as the intents of combat see a loaded character. A step of its sheet is a step of the encounter,
 * after which it has acted; its draft is no step.
 * Rule: docs/rules/encounters.md#foes-with-a-character-sheet.
 */
function memberAsLoaded(game: Game, owner: string, identity: MemberIdentity): CombatParts['loaded'] {
  const { encounters, foeTurns } = game;
  const record = () => recordOf(foeTurnsOf(foeTurns.store.getState(), owner), identity);
  const update = (fields: Partial<LoadedState['combat']>) => changeRecord(foeTurns, owner, identity, fields);
  const getState = (): LoadedState => ({
    ...NO_CHARACTER,
    character: actingNow(game, owner, identity)?.character,
    combat: record(),
    undoable: [],
  });
  return {
    store: { ...createStore<LoadedState>(() => NO_CHARACTER), getState },
    apply(label, transition) {
      const acting = actingNow(game, owner, identity);
      if (acting === undefined) return UNCHANGED;
      const { member, group, own, character } = acting;
      const outcome = transition({ ...record(), drafts: NO_DRAFTS, sheet: character.sheet }, character);
      if (outcome.kind !== 'changed') return outcome;
      const { sheet, drafts: _drafts, ...fields } = outcome.fields;
      if (sheet !== undefined) {
        const after = { ...memberOfSheet(member, group, sheet, own), hasActed: true };
        const as = `${label} as ${character.sheet.name}`;
        if (!encounters.change(as, (encounter) => withMember(encounter, after))) return { kind: 'locked' };
      }
      update(fields);
      return outcome;
    },
    changeCombat: (_label, fields) => update(fields),
    updateCombat: update,
    undo: () => Promise.resolve(encounters.undo()),
  };
}

/** The combat of a member whose foe has a character sheet; undefined where it has none that can be read. */
export function useMemberSession(
  encounter: Encounter,
  member: EncounterMember,
  { book, gameData }: FoeRules,
): CombatSession | undefined {
  const game = useGame();
  const owner = encounterKey(encounter);
  const combat = useFoeRecord(encounter, member);
  const { group, id } = identityOf(encounter, member);
  const intents = useMemo(
    () =>
      combatIntents(game.foeTurns.view, {
        ...game,
        loaded: memberAsLoaded(game, owner, { group, id }),
        lastRoll: () => lastRollId(foeTurnsOf(game.foeTurns.store.getState(), owner)),
      }),
    [game, owner, group, id],
  );
  const foe = foeOfGroup(encounter.groups[member.groupReference], book);
  const character: Character | undefined = useMemo(
    () => actingCharacter(encounter, member, foe, gameData),
    [encounter, member, foe, gameData],
  );
  const view = viewOf(useStore(game.foeTurns.view), character?.sheet.name ?? '');
  return (
    character && { character, combat, view, draft: currentDraft(combat, character), intents, isMember: true }
  );
}
