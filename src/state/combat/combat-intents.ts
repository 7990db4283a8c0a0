import type { StoreApi } from 'zustand/vanilla';
import type { Character } from '../../core/character/character.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import {
  type ActionDraft,
  addManeuver,
  giveInputs,
  removeManeuver,
  selectAction,
  selectFirstAction,
} from '../../core/combat/action-draft.ts';
import { performAction } from '../../core/combat/perform.ts';
import {
  beginCombat,
  beginNextPhase,
  beginNextRound,
  endCombat,
  phaseName,
} from '../../core/combat/rounds.ts';
import type { DraftTarget } from '../../core/combat/stack.ts';
import { addStatusEffect, removeStatusEffect } from '../../core/combat/status-effects.ts';
import { diceNotation } from '../../core/dice/notation.ts';
import { rollDice } from '../../core/dice/roll.ts';
import { userName as nameWord, say } from '../../core/lib/wording.ts';
import type { InputValues, StatusEffectLevel } from '../../core/rules/context.ts';
import type { LoadedCharacter, SheetTransition } from '../characters/loaded-character.ts';
import { NO_MESSAGE, nextMessage } from '../live-message.ts';
import type { Shell } from '../shell.ts';
import { type Combat, type CombatTab, combatOf, currentDraft } from './combat-session.ts';

/** How many rolls the log keeps. */
const ROLLS_KEPT = 100;

/** How many rounds are known by what their upkeep did. */
const UPKEEPS_KEPT = 100;

/** What the intents of a combat change and ask. */
export interface CombatParts extends Pick<Shell, 'notices' | 'platform' | 'settings'> {
  readonly loaded: LoadedCharacter;
}

export type CombatIntents = ReturnType<typeof combatIntents>;

/** Everything that a player does in a fight: each a change of the sheet that can be undone, or of the draft. */
export function combatIntents(store: StoreApi<Combat>, parts: CombatParts) {
  const { loaded, notices, platform, settings } = parts;

  /** The loaded character with its fight; nothing happens where there is none. */
  const inFight = (
    act: (character: Character, fight: Combat, draft: ActionDraft) => Partial<Combat> | undefined,
  ) => {
    const { character } = loaded.store.getState();
    if (character === undefined) return;
    const fight = combatOf(store.getState(), character);
    const change = act(character, fight, currentDraft(fight, character));
    if (change !== undefined) store.setState({ ...fight, ...change });
  };
  const set = (change: Partial<Combat>) => inFight(() => change);
  const tell = (text: string) =>
    inFight((_character, { message }) => ({ message: nextMessage(message, text) }));

  /**
   * What of the fight changed with a step of the sheet, by the sheet that came of it: as it is on the other side of the step, where
   * undo and redo lead.
   */
  const turns = new WeakMap<Sheet, { readonly before: Sheet; readonly beyond: Partial<Combat> }>();
  const turn = (after: Sheet, before: Sheet, from: Combat, to: Partial<Combat>) => {
    const fields = Object.keys(to) as (keyof Combat)[];
    const beyond = Object.fromEntries(fields.map((field) => [field, from[field]]));
    turns.set(after, { before, beyond });
    return to;
  };
  /** Changes the sheet, and with that step the fight; nothing where the sheet stays as it is. */
  const changeWith = (
    { sheet: before }: Character,
    fight: Combat,
    label: string,
    transition: SheetTransition,
    to: (after: Character) => Partial<Combat>,
  ): Partial<Combat> | undefined => {
    if (!loaded.change(label, transition)) return undefined;
    const after = loaded.store.getState().character;
    return after && turn(after.sheet, before, fight, to(after));
  };
  loaded.store.subscribe(({ character: now }, { character: then }) => {
    if (now === undefined || then === undefined) return;
    for (const [after, before] of [
      [then.sheet, now.sheet],
      [now.sheet, then.sheet],
    ] as const) {
      const step = turns.get(after);
      if (step?.before === before) inFight((_character, fight) => turn(after, before, fight, step.beyond));
    }
  });

  return {
    show: (tab: CombatTab) => set({ tab }),

    beginCombat() {
      inFight((character, fight) =>
        changeWith(
          character,
          fight,
          'Begin Combat',
          (sheet, { gameData }) => beginCombat(sheet, gameData),
          () => ({ rolls: [], upkeeps: [] }),
        ),
      );
    },
    beginNextPhase() {
      loaded.change('Begin Next Phase', beginNextPhase);
    },
    beginNextRound() {
      loaded.change('Begin Next Round', (before, { gameData }) => {
        const { sheet, upkeep: changes } = beginNextRound(before, gameData);
        const { round } = sheet.combatState;
        inFight((_character, { upkeeps }) => ({
          upkeeps: [{ round, changes }, ...upkeeps.filter((upkeep) => upkeep.round !== round)].slice(
            0,
            UPKEEPS_KEPT,
          ),
        }));
        return sheet;
      });
    },
    endCombat() {
      loaded.change('End Combat', (sheet, { gameData }) => endCombat(sheet, platform.now(), gameData));
    },

    addStatusEffect(effect: StatusEffectLevel) {
      loaded.change(`Add ${effect.name}`, (sheet, { gameData }) => {
        tell(`${effect.name} ${effect.level} added.`);
        return addStatusEffect(sheet, effect, gameData);
      });
    },
    removeStatusEffect(effect: string) {
      loaded.change(`Remove ${effect}`, (sheet, { gameData }) => {
        tell(`${effect} removed.`);
        return removeStatusEffect(sheet, effect, gameData);
      });
    },

    select(action: string) {
      set({ draft: selectAction(action), tab: 'take-action', message: NO_MESSAGE });
    },
    add(maneuver: string) {
      inFight((character, { message }, draft) => {
        const after = addManeuver(character, draft, maneuver);
        if (after === draft) return undefined;
        return {
          draft: after,
          message: nextMessage(
            message,
            `${maneuver} added to ${draft.action}, ${after.maneuvers.length} in all.`,
          ),
        };
      });
    },
    remove(place: number) {
      inFight((character, { message }, draft) => {
        const after = removeManeuver(character, draft, place);
        const gone = draft.maneuvers.filter((each) => !after.maneuvers.includes(each));
        const names = gone.map(({ name }) => name).join(', ');
        return {
          draft: after,
          message: nextMessage(message, `${names} removed, ${after.maneuvers.length} left.`),
        };
      });
    },
    give(to: DraftTarget, values: InputValues) {
      inFight((_character, _fight, draft) => ({ draft: giveInputs(draft, to, values) }));
    },

    roll(count: number) {
      inFight(({ sheet }, { rolls, draft }, { action = '' }) => {
        const rolled = rollDice(count, platform.random);
        if (!rolled.ok) {
          notices.warn(rolled.problem);
          return undefined;
        }
        const { round, phase } = sheet.combatState;
        const logged = {
          id: (rolls[0]?.id ?? 0) + 1,
          notation: diceNotation(count, settings.store.getState()),
          action,
          round,
          phase: phaseName(phase),
          draft,
          roll: rolled.value,
        };
        return { rolls: [logged, ...rolls].slice(0, ROLLS_KEPT) };
      });
    },

    perform() {
      inFight((character, fight, draft) => {
        const next = changeWith(
          character,
          fight,
          `Perform ${draft.action}`,
          (sheet, { gameData }) => performAction(sheet, draft, gameData),
          (after) => ({ draft: selectFirstAction(after) }),
        );
        // Where it cannot be performed, the sheet is as it was, and so is the draft.
        if (next === undefined) return undefined;
        notices.success(say`${nameWord(draft.action ?? '')} performed.`);
        return { ...next, tab: 'actions', turn: fight.turn + 1 };
      });
    },
  };
}
