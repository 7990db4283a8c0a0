import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Encounter, EncounterGroup, EncounterMember } from '../../core/encounter/encounter.ts';
import { memberName } from '../../core/encounter/encounter.ts';
import { identityOf, keyOfGroup } from '../../core/encounter/members.ts';
import { foeOfGroup } from '../../core/foes/foe-book.ts';
import type { FoeRules } from '../../core/foes/hit-member.ts';
import { memberTarget } from '../../core/foes/member-numbers.ts';
import type { CombatRecord } from '../combat/combat-record.ts';
import { encounterKey } from '../encounters/encounters.ts';
import { applyToMember } from '../play/apply-to-member.ts';
import { chosenTarget } from '../play/chosen-target.ts';
import { targetIntentsOf } from '../play/target-intents.ts';
import { appliedTo, targetStateOf } from '../play/target-state.ts';
import type { TargetSession } from '../play/use-target.ts';
import { useGame } from '../use-game.ts';
import { foeIntents } from './foe-intents.ts';
import { foeTurnsOf, recordOf, type TypedAttack } from './foe-turns.ts';

/** What the game master does with the members of the loaded encounter. */
export function useFoeIntents(): ReturnType<typeof foeIntents> {
  const game = useGame();
  return useMemo(() => foeIntents(game), [game]);
}

/** The drafts and rolls of a member. */
export function useFoeRecord(encounter: Encounter, member: EncounterMember): CombatRecord {
  const { foeTurns } = useGame();
  return recordOf(
    foeTurnsOf(useStore(foeTurns.store), encounterKey(encounter)),
    identityOf(encounter, member),
  );
}

const NO_ATTACK: TypedAttack = { dice: 1, power: 1 };

/** The numbers that were typed for the attacks of a group. */
export function useTypedAttack(encounter: Encounter, group: EncounterGroup): TypedAttack {
  const { foeTurns } = useGame();
  const { attacks } = foeTurnsOf(useStore(foeTurns.store), encounterKey(encounter));
  return attacks.get(keyOfGroup(group)) ?? NO_ATTACK;
}

/** The target of a member that acts; all members of an encounter share their choice. */
export function useFoeTarget(encounter: Encounter, member: EncounterMember, rules: FoeRules): TargetSession {
  const game = useGame();
  const { members: party } = useStore(game.party.store);
  const owner = encounterKey(encounter);
  const state = targetStateOf(useStore(game.foeTurns.targets), owner);
  const { choice, typed } = state;
  const { group, id } = identityOf(encounter, member);
  const name = memberName(encounter, member);
  const intents = useMemo(
    () =>
      targetIntentsOf(game, {
        targets: game.foeTurns.targets,
        owner: () => owner,
        applyToSelf: (result, action) =>
          applyToMember(
            game,
            { kind: 'MEMBER', encounter: owner, member: { group, id }, name },
            result,
            action,
          ),
      }),
    [game, owner, group, id, name],
  );
  const foe = foeOfGroup(encounter.groups[member.groupReference], rules.book);
  const chosen = useMemo(
    () =>
      chosenTarget(
        { choice, typed },
        memberTarget(encounter, member, foe, rules.gameData),
        encounter,
        rules,
        party,
      ),
    [choice, typed, encounter, member, foe, rules, party],
  );
  return {
    ...chosen,
    choice,
    encounter,
    isMember: true,
    party,
    intents,
    appliedBy: (roll) => appliedTo(state, choice, roll),
  };
}
