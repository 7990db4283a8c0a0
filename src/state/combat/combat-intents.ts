import type { StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import {
  type ActionDraft,
  addManeuver,
  checkRepeat,
  giveInputs,
  removeManeuver,
  repeatDraft,
} from '../../core/combat/action-draft.ts';
import { evaluate } from '../../core/combat/evaluate.ts';
import type { DraftTarget } from '../../core/combat/stack.ts';
import { type Roll, rollDice } from '../../core/dice/roll.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import type { InputValues, StatusEffectLevel } from '../../core/rules/context.ts';
import type { CharacterTransition, LoadedCharacter } from '../characters/loaded-state.ts';
import type { Visit } from '../history/undo-history.ts';
import { NO_MESSAGE, nextMessage } from '../live-message.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';
import type { Shell } from '../shell.ts';
import { type CombatRecord, draftLikeLast, type LoggedRoll, newDraft } from './combat-record.ts';
import {
  addStatusEffectStep,
  beginCombatStep,
  beginNextPhaseStep,
  beginNextRoundStep,
  endCombatStep,
  performStep,
  removeStatusEffectStep,
} from './combat-transitions.ts';
import { type CombatTab, type CombatView, viewOf } from './combat-view.ts';
import { currentDraft } from './current-draft.ts';
import { createRollLog, type RollLogParts } from './roll-log.ts';

export interface CombatParts extends Pick<Shell, 'notices' | 'platform'>, Omit<RollLogParts, 'loaded'> {
  readonly loaded: Pick<LoadedCharacter, 'store' | 'apply' | 'changeCombat' | 'updateCombat' | 'undo'>;
}

export type CombatIntents = ReturnType<typeof combatIntents>;

/** The player's intents in combat: undoable steps, and rolls, which no undo takes back. */
export function combatIntents(view: StoreApi<CombatView>, parts: CombatParts) {
  const { loaded, notices, platform } = parts;
  const rollLog = createRollLog(parts);

  /** Does nothing if no character is loaded. */
  function withCharacter(
    act: (character: Character, combat: CombatRecord, draft: ActionDraft) => void,
  ): void {
    const { character, combat } = loaded.store.getState();
    if (character !== undefined) act(character, combat, currentDraft(combat, character));
  }

  function show(change: (before: CombatView) => Partial<CombatView>): void {
    withCharacter(({ sheet }) => {
      const before = viewOf(view.getState(), sheet.name);
      view.setState({ ...before, ...change(before) });
    });
  }

  const say = (text: string) => show(({ message }) => ({ message: nextMessage(message, text) }));

  /** Takes a step and announces it. Returns whether anything changed. */
  function take(label: string, transition: CharacterTransition): boolean {
    const outcome = loaded.apply(label, transition);
    if (outcome.kind === 'refused') notices.warn(outcome.reason);
    if (outcome.kind !== 'changed') return false;
    if (outcome.announcement !== undefined) say(outcome.announcement);
    return true;
  }

  /** Changes the draft in a step. Choosing the same draft again only resets it, which is no step. */
  function changeDraft(
    label: string,
    change: (draft: ActionDraft, character: Character) => ActionDraft,
    visit?: Visit,
  ): void {
    withCharacter((character, { draftRoll }, draft) => {
      const after = newDraft(change(draft, character));
      const isSame = draftRoll === undefined && sameContent(after.draft, draft);
      if (isSame) loaded.updateCombat(after);
      else loaded.changeCombat(label, after, visit);
    });
  }

  /** Logs a roll of the drafted action. The same dice typed again take the place of what was typed. */
  function logDrafted(count: number, rolled: Pick<LoggedRoll, 'roll' | 'isTyped'>): void {
    withCharacter((character, { draftRoll, rolls }, draft) => {
      const isAgain = rolled.isTyped && rolls.some(({ id, isTyped }) => isTyped && id === draftRoll);
      const added = evaluate(character, draft)?.successes;
      const logged = { action: draft.action ?? '', count, ...(added && { added }), ...rolled };
      loaded.updateCombat({ draftRoll: rollLog.add(logged, isAgain ? draftRoll : undefined) });
    });
  }

  function rolledBy(count: number): Roll | undefined {
    const rolled = rollDice(count, platform.random);
    if (rolled.ok) return rolled.value;
    notices.warn(rolled.problem);
    return undefined;
  }

  function roll(count: number): void {
    const rolled = rolledBy(count);
    if (rolled !== undefined) logDrafted(count, { roll: rolled });
  }

  function perform(): void {
    withCharacter((_character, _combat, { action }) => {
      if (take(`Perform ${action}`, performStep)) show(({ turn }) => ({ tab: 'actions', turn: turn + 1 }));
    });
  }

  return {
    show: (tab: CombatTab) => show(() => ({ tab })),

    beginCombat: () => void take('Begin Combat', beginCombatStep),
    beginNextPhase: () => void take('Begin Next Phase', beginNextPhaseStep),
    beginNextRound: () => void take('Begin Next Round', beginNextRoundStep),
    endCombat() {
      withCharacter(({ sheet: { combatState } }) => {
        if (!take('End Combat', endCombatStep(platform.now()))) return;
        offerUndo(notices, `Combat ended at round ${combatState.round}.`, lastStep(loaded));
      });
    },
    addStatusEffect: (effect: StatusEffectLevel) =>
      void take(`Add ${effect.name}`, addStatusEffectStep(effect)),
    removeStatusEffect: (effect: string) => void take(`Remove ${effect}`, removeStatusEffectStep(effect)),

    select(action: string) {
      withCharacter((_character, combat) => {
        changeDraft(`Select ${action}`, () => draftLikeLast(action, combat));
        show(() => ({ tab: 'take-action', message: NO_MESSAGE }));
      });
    },
    /**
     * Drafts the last performed action again and, if it can be performed, rolls its dice. Does nothing if the
     * character no longer has that action.
     */
    repeat() {
      const before = loaded.store.getState();
      const last = before.combat.performed[0]?.draft;
      if (before.character === undefined || last === undefined) return;
      if (checkRepeat(before.character, last) !== undefined) return;
      changeDraft(`Select ${last.action}`, (_draft, character) => repeatDraft(character, last));
      show(() => ({ tab: 'take-action', message: NO_MESSAGE }));
      withCharacter((character, _combat, draft) => {
        const evaluation = evaluate(character, draft);
        if (evaluation?.canPerform && evaluation.dice) roll(evaluation.dice.count.total);
      });
    },
    add(maneuver: string) {
      changeDraft(`Add ${maneuver}`, (draft, character) => {
        const after = addManeuver(character, draft, maneuver);
        const count = after.maneuvers.length;
        if (count !== draft.maneuvers.length) say(`${maneuver} added to ${draft.action}, ${count} in all.`);
        return after;
      });
    },
    remove(place: number) {
      withCharacter((character, _combat, draft) => {
        const after = removeManeuver(character, draft, place);
        const gone = draft.maneuvers.filter((each) => !after.maneuvers.includes(each));
        const names = gone.map(({ name }) => name).join(', ');
        changeDraft(`Remove ${names}`, () => after);
        say(`${names} removed, ${after.maneuvers.length} left.`);
      });
    },
    /** `visit`: what is typed in one visit to a field is one step. */
    give(to: DraftTarget, values: InputValues, visit?: Visit) {
      withCharacter((_character, _combat, { action, maneuvers }) => {
        const name = to === 'ACTION' ? action : maneuvers[to]?.name;
        changeDraft(`Change ${name}`, (draft) => giveInputs(draft, to, values), visit);
      });
    },

    roll,
    /** Takes what dice rolled by hand count for the roll. */
    enterRoll: (count: number, counted: number) =>
      logDrafted(count, { roll: { dice: [], total: counted }, isTyped: true }),
    /** Takes back what was typed for the draft: it is not rolled. */
    discardTyped() {
      withCharacter((_character, { draftRoll, rolls }) => {
        const others = rolls.filter(({ id, isTyped }) => !(isTyped && id === draftRoll));
        loaded.updateCombat({ draftRoll: undefined, rolls: others });
      });
    },
    /**
     * Rolls and logs a check of so many dice. Returns the id of the roll; undefined if it was refused.
     * Rule: docs/rules/play.md#checks-outside-combat.
     */
    rollCheck(skill: string, count: number): number | undefined {
      const rolled = rolledBy(count);
      return rolled && rollLog.add({ action: `Check of ${skill}`, count, roll: rolled });
    },
    /** Takes what dice rolled by hand count for a check, in place of its roll. */
    enterCheck(skill: string, count: number, counted: number, id: number) {
      const typed = { roll: { dice: [], total: counted }, isTyped: true };
      rollLog.add({ action: `Check of ${skill}`, count, ...typed }, id);
    },

    perform,
    /** Performs the drafted action if it still is the one of this roll. */
    performRolled(id: number) {
      if (loaded.store.getState().combat.draftRoll === id) perform();
    },
  };
}
