import { selectAction } from '../../core/combat/action-draft.ts';
import { phaseName } from '../../core/combat/rounds.ts';
import { DIE_SIDES } from '../../core/dice/notation.ts';
import { rollDice } from '../../core/dice/roll.ts';
import { changeEffectOfMembers, setMemberEffect } from '../../core/encounter/effects.ts';
import { type Encounter, memberName } from '../../core/encounter/encounter.ts';
import { identityOf, isMember, keyOfGroup, type MemberReference } from '../../core/encounter/members.ts';
import { type FoeAction, takeFoeAction } from '../../core/foes/foe-actions.ts';
import { endEncounterRound, type MemberChange } from '../../core/foes/round-end.ts';
import { say, userName } from '../../core/lib/wording.ts';
import type { StatusEffectLevel } from '../../core/rules/context.ts';
import type { LoggedRoll } from '../combat/combat-record.ts';
import { encounterKey } from '../encounters/encounters.ts';
import type { Game } from '../game.ts';
import type { Visit } from '../history/undo-history.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';
import { foeRulesOf } from './foe-rules.ts';
import { changeRecord, foeTurnsOf, lastRollId, recordOf } from './foe-turns.ts';

/** The maximum number of rolls in the log of a member. */
const MAX_ROLLS = 20;

type Parts = Pick<Game, 'encounters' | 'foeTurns' | 'notices' | 'platform' | 'gameData' | 'foeList'>;

/**
 * What a game master does with the members of the loaded encounter besides their sliders. Each is one step to
 * undo.
 * Rule: docs/rules/encounters.md#foes-that-act.
 */
export function foeIntents(parts: Parts) {
  const { encounters, foeTurns, notices, platform } = parts;
  const loaded = () => encounters.store.getState().encounter;

  function log(
    member: MemberReference,
    { name, rolled }: FoeAction,
    made: Pick<LoggedRoll, 'roll' | 'isTyped'>,
  ): void {
    const encounter = loaded();
    if (encounter === undefined || rolled === undefined) return;
    const owner = encounterKey(encounter);
    const identity = identityOf(encounter, member);
    const state = foeTurnsOf(foeTurns.store.getState(), owner);
    const { rolls, draftRoll } = recordOf(state, identity);
    const [last] = rolls;
    const isAgain = made.isTyped === true && last?.isTyped === true && last.id === draftRoll;
    const id = isAgain ? last.id : lastRollId(state) + 1;
    const entry: LoggedRoll = {
      id,
      notation: `${rolled.dice}d${DIE_SIDES}`,
      action: name,
      round: encounter.round,
      phase: phaseName(encounter.phase, parts.gameData.store.getState().gameData),
      added: rolled.successes,
      ...made,
    };
    changeRecord(foeTurns, owner, identity, {
      draft: selectAction(name),
      draftRoll: id,
      rolls: [entry, ...(isAgain ? rolls.slice(1) : rolls)].slice(0, MAX_ROLLS),
    });
  }

  return {
    /** A member takes an action of its foe: it pays for it, and rolls its dice. */
    act(member: MemberReference, action: FoeAction): void {
      const encounter = loaded();
      const actor = encounter?.members.find(isMember(member));
      if (encounter === undefined || actor === undefined) {
        notices.warn('This member is no longer in the encounter. Nothing was changed.');
        return;
      }
      const rolled = action.rolled && rollDice(action.rolled.dice, platform.random);
      if (rolled?.ok === false) {
        notices.warn(`${rolled.problem} Nothing was changed.`);
        return;
      }
      const { undoable } = encounters.store.getState();
      const label = `${action.name} of ${memberName(encounter, actor)}`;
      if (!encounters.change(label, (each) => takeFoeAction(each, member, action))) return;
      if (rolled?.ok) log(member, action, { roll: rolled.value });
      else if (encounters.store.getState().undoable !== undoable)
        changeRecord(foeTurns, encounterKey(encounter), identityOf(encounter, member), {
          draft: selectAction(action.name),
          draftRoll: undefined,
        });
    },
    /** Takes what dice rolled by hand count for the roll of an action that was taken. */
    enterRoll: (member: MemberReference, action: FoeAction, counted: number) =>
      log(member, action, { roll: { dice: [], total: counted }, isTyped: true }),
    /** Sets the level of a status effect; 0 removes it. */
    setEffect(member: MemberReference, name: string, level: number, visit?: Visit): void {
      const encounter = loaded();
      const actor = encounter?.members.find(isMember(member));
      if (encounter === undefined || actor === undefined) return;
      encounters.change(
        `${name} of ${memberName(encounter, actor)}`,
        (each) => setMemberEffect(each, member, name, level),
        visit,
      );
    },
    /**
     * Gives a status effect to the members of these ids in a group, by its name, in one step; level 0 takes
     * it from them. A notice offers Undo, or says that nothing was changed.
     */
    changeEffectOf(group: string, ids: ReadonlySet<number>, { name, level }: StatusEffectLevel): void {
      const before = loaded();
      const key = keyOfGroup({ name: group });
      const change = (each: Encounter) => changeEffectOfMembers(each, key, ids, name, level);
      if (!encounters.change(`${name} of ${group}`, change)) return;
      const after = loaded();
      const count = after?.members.filter((member, index) => member !== before?.members[index]).length ?? 0;
      const done = level < 1 ? say`${userName(name)} taken from` : say`${userName(name)} ${level} given to`;
      if (count === 0) notices.warn(say`${userName(group)}: ${userName(name)} ${level} changed nothing.`);
      else offerUndo(notices, say`${userName(group)}: ${done} ${count}.`, lastStep(encounters));
    },
    /** Ends the round: applies the changes of its lines and begins the next one. */
    endRound(changes: readonly MemberChange[], label: string): void {
      const before = loaded();
      const rules = foeRulesOf(parts);
      encounters.change(label, (each) => endEncounterRound(each, changes, rules));
      const after = loaded();
      if (changes.length > 0 && after !== undefined && after !== before)
        offerUndo(notices, `Round ${after.round} begins.`, lastStep(encounters));
    },
  };
}
