import { useStore } from 'zustand';
import type { AvailableAction, Character } from '../../core/character/character.ts';
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
import type { Place } from '../../core/combat/stack.ts';
import { addStatusEffect, removeStatusEffect } from '../../core/combat/status-effects.ts';
import { diceNotation } from '../../core/dice/notation.ts';
import { rollDice } from '../../core/dice/roll.ts';
import type { InputValues, StatusEffectLevel } from '../../core/rules/context.ts';
import { useApplication, useLoadedCharacter } from '../../state/use-application.ts';
import { type Fight, fightOf, freshFight } from './fight.ts';

/** How many rolls the log keeps. */
const ROLLS_KEPT = 100;

/** The draft as far as the character has what is in it, which a change of packs or equipment may take away. */
function draftOf({ draft }: Fight, character: Character): ActionDraft {
  const has = (available: readonly AvailableAction[], name: string | undefined) =>
    available.some(({ action }) => action.name === name);
  if (draft === undefined || !has(character.actions, draft.action)) return selectFirstAction(character);
  const maneuvers = draft.maneuvers.filter(({ name }) => has(character.maneuvers, name));
  return maneuvers.length === draft.maneuvers.length ? draft : { ...draft, maneuvers };
}

/** The fight of the loaded character, and everything that a player does in it. */
export function useFight() {
  const application = useApplication();
  const { loaded, notices, surroundings, settings } = application;
  const character = useLoadedCharacter();
  const owner = character.sheet.name;
  const store = fightOf(application);
  const stored = useStore(store);
  const fight = stored.owner === owner ? stored : freshFight(owner);
  const draft = draftOf(fight, character);

  const set = (change: Partial<Fight>) =>
    store.setState((before) => ({ ...(before.owner === owner ? before : freshFight(owner)), ...change }));

  return {
    character,
    fight,
    draft,

    show: (tab: Fight['tab']) => set({ tab }),

    beginCombat() {
      loaded.change('Begin Combat', (sheet, { gameData }) => beginCombat(sheet, gameData));
      set({ rolls: [], upkeep: undefined });
    },
    beginNextPhase() {
      loaded.change('Begin Next Phase', beginNextPhase);
    },
    beginNextRound() {
      loaded.change('Begin Next Round', (before, { gameData }) => {
        const { sheet, upkeep } = beginNextRound(before, gameData);
        set({ upkeep: { round: sheet.combatState.round, changes: upkeep } });
        return sheet;
      });
    },
    endCombat() {
      loaded.change('End Combat', (sheet, { gameData }) => endCombat(sheet, surroundings.now(), gameData));
      set({ upkeep: undefined });
    },

    addStatusEffect(effect: StatusEffectLevel) {
      loaded.change(`Add ${effect.name}`, (sheet, { gameData }) => {
        const after = addStatusEffect(sheet, effect, gameData);
        if (after !== sheet) set({ news: `${effect.name} ${effect.level} added.` });
        return after;
      });
    },
    removeStatusEffect(effect: string) {
      loaded.change(`Remove ${effect}`, (sheet, { gameData }) => {
        set({ news: `${effect} removed.` });
        return removeStatusEffect(sheet, effect, gameData);
      });
    },

    select(action: string) {
      set({ draft: selectAction(action), tab: 'take-action', news: '' });
    },
    add(maneuver: string) {
      const after = addManeuver(character, draft, maneuver);
      if (after === draft) return;
      set({ draft: after, news: `${maneuver} added to ${draft.action}, ${after.maneuvers.length} in all.` });
    },
    remove(place: number) {
      const after = removeManeuver(character, draft, place);
      const gone = draft.maneuvers.filter((each) => !after.maneuvers.includes(each)).map(({ name }) => name);
      set({ draft: after, news: `${gone.join(', ')} removed, ${after.maneuvers.length} left.` });
    },
    give(to: Place, values: InputValues) {
      set({ draft: giveInputs(draft, to, values) });
    },

    roll(count: number) {
      const rolled = rollDice(count, surroundings.random);
      if (!rolled.ok) return notices.warn(rolled.problem);
      const { round, phase } = character.sheet.combatState;
      const logged = {
        id: (fight.rolls[0]?.id ?? 0) + 1,
        notation: diceNotation(count, settings.store.getState()),
        action: draft.action ?? '',
        round,
        phase: phaseName(phase),
        roll: rolled.value,
      };
      set({ rolls: [logged, ...fight.rolls].slice(0, ROLLS_KEPT) });
    },

    perform() {
      const { action } = draft;
      loaded.change(`Perform ${action}`, (before, { gameData }) => performAction(before, draft, gameData));
      const after = loaded.store.getState().character;
      // Where it cannot be performed, the sheet is as it was, and so is the draft.
      if (after === undefined || after === character) return;
      set({ draft: selectFirstAction(after), tab: 'actions' });
      notices.tell(`${action} performed.`);
    },
  };
}

export type FightInHand = ReturnType<typeof useFight>;
