import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { anAction, aPackJson, aSkill, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { openSessionTab, type SessionTab } from '../../testing/session-tab.ts';
import { aSheet } from '../../testing/sheets.ts';
import type { Game } from '../game.ts';
import { type CombatIntents, combatIntents } from './combat-intents.ts';
import { NO_VIEW } from './combat-view.ts';

const CORE = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  actions: {
    defaultActions: ['Wait', 'Swing'],
    defaultManeuvers: ['Press'],
    actions: [anAction('Wait'), anAction('Swing')],
    maneuvers: [anAction('Press')],
  },
  skills: [aSkill('Blades')],
  statusEffects: [aStatusEffect('Glowing')],
});

let session: SessionTab;
let game: Game;
let intents: CombatIntents;

async function enter(opened: SessionTab, stored: Sheet): Promise<void> {
  session = opened;
  game = session.game;
  await game.loaded.load(stored);
  intents = combatIntents(
    createStore(() => NO_VIEW),
    game,
  );
}

const sheet = (): Sheet => game.loaded.store.getState().character?.sheet ?? aSheet();
const combat = () => game.loaded.store.getState().combat;
const action = () => combat().draft?.action;

/** Rebuilds every object of the loaded sheet: the same content, but no shared identity. */
const rebuild = () => game.loaded.load(structuredClone(sheet()));

async function reload(): Promise<void> {
  const before = structuredClone(sheet());
  await enter(await session.reload(), before);
}

beforeEach(async () => {
  await enter(
    await openSessionTab(CORE),
    aSheet({ packInfo: [['Core', 1]], skills: new Map([['Blades', 3]]) }),
  );
});

describe.each([
  ['the same sheet', async () => undefined],
  ['a sheet whose objects were rebuilt', rebuild],
  ['a sheet after a reload', reload],
])('undo in combat with %s', (_what, meanwhile: () => Promise<unknown>) => {
  it('undoes and redoes the draft with the performed action', async () => {
    intents.beginCombat();
    intents.select('Swing');
    intents.add('Press');
    intents.perform();
    expect(action()).toBe('Wait');
    await meanwhile();
    await game.loaded.undo();
    expect(combat().draft).toEqual({
      action: 'Swing',
      inputs: {},
      maneuvers: [{ name: 'Press', inputs: {} }],
    });
    await meanwhile();
    await game.loaded.redo();
    expect(action()).toBe('Wait');
  });

  it('leaves the draft unchanged for any other step', async () => {
    intents.beginCombat();
    intents.select('Swing');
    intents.beginNextPhase();
    await meanwhile();
    await game.loaded.undo();
    expect(sheet().combatState.phase).toBe(1);
    expect(action()).toBe('Swing');
  });

  it('takes every change of the draft back and forth, and leaves the sheet alone', async () => {
    intents.beginCombat();
    const states = [combat().draft];
    const labels = [
      'Select Swing',
      'Change Swing',
      'Add Press',
      'Change Press',
      'Remove Press',
      'Select Wait',
    ];
    const visit = Symbol('visit');
    for (const act of [
      () => intents.select('Swing'),
      () => {
        intents.give('ACTION', { numeric: 1 }, visit);
        intents.give('ACTION', { numeric: 12 }, visit);
      },
      () => intents.add('Press'),
      () => intents.give(0, { skill: 'Blades' }),
      () => intents.remove(0),
      () => intents.select('Wait'),
    ]) {
      act();
      states.push(combat().draft);
    }
    const { undoable } = game.loaded.store.getState();
    expect(undoable.slice(1).map(({ label }) => label)).toEqual(labels);
    const before = sheet();
    for (const state of states.slice(0, -1).toReversed()) {
      await meanwhile();
      await game.loaded.undo();
      expect(combat().draft).toEqual(state);
    }
    expect(sheet()).toEqual(before);
    for (const state of states.slice(1)) {
      await game.loaded.redo();
      expect(combat().draft).toEqual(state);
    }
  });

  it('restores the rolls and the upkeep of the previous combat', async () => {
    intents.beginCombat();
    intents.addStatusEffect({ name: 'Glowing', level: 3 });
    intents.beginNextRound();
    intents.roll(2);
    const { rolls, upkeeps } = combat();
    expect([rolls.length, upkeeps.map(({ round }) => round)]).toEqual([1, [2]]);
    intents.endCombat();
    intents.beginCombat();
    expect([combat().rolls, combat().upkeeps]).toEqual([[], []]);
    await meanwhile();
    await game.loaded.undo();
    expect([combat().rolls, combat().upkeeps]).toEqual([rolls, upkeeps]);
    await meanwhile();
    await game.loaded.redo();
    expect([combat().rolls, combat().upkeeps]).toEqual([[], []]);
  });

  it('retains rolls made after the step', async () => {
    intents.beginCombat();
    intents.select('Swing');
    intents.perform();
    intents.roll(2);
    await meanwhile();
    await game.loaded.undo();
    expect(combat().rolls).toHaveLength(1);
  });
});

describe('a roll', () => {
  it('belongs to the draft for which it was made, and returns with it', async () => {
    intents.beginCombat();
    intents.select('Swing');
    intents.roll(2);
    const [rolled] = combat().rolls;
    expect(combat().draftRoll).toBe(rolled?.id);
    intents.perform();
    expect(combat().draftRoll).toBeUndefined();
    await game.loaded.undo();
    expect(combat().draftRoll).toBe(rolled?.id);
    intents.select('Swing');
    expect(combat().draftRoll).toBeUndefined();
  });

  it('has a unique id, even after the log was emptied', () => {
    intents.beginCombat();
    intents.roll(1);
    const [before] = combat().rolls;
    intents.endCombat();
    intents.beginCombat();
    intents.roll(1);
    expect(combat().rolls[0]?.id).not.toBe(before?.id);
  });
});

describe('a roll by hand', () => {
  it('is the roll of the draft, and takes the place of what was typed before', () => {
    intents.beginCombat();
    intents.select('Swing');
    intents.enterRoll(5, 1);
    intents.enterRoll(5, 3);
    expect(combat().rolls).toMatchObject([{ roll: { dice: [], total: 3 }, isTyped: true }]);
    expect(combat().draftRoll).toBe(combat().rolls[0]?.id);
    intents.roll(5);
    intents.enterRoll(5, 2);
    expect(combat().rolls.map(({ isTyped = false }) => isTyped)).toEqual([true, false, true]);
  });
});

describe('a change of the draft', () => {
  it('is no step where it changes nothing', () => {
    intents.beginCombat();
    intents.select('Wait');
    intents.give('ACTION', {});
    expect(game.loaded.store.getState().undoable).toHaveLength(1);
  });

  it('saves nothing, and neither does its undo', async () => {
    intents.beginCombat();
    let saves = 0;
    game.storage.characters.subscribe(() => {
      saves += 1;
    });
    intents.select('Swing');
    await game.loaded.undo();
    await game.loaded.redo();
    expect(saves).toBe(0);
    intents.beginNextPhase();
    expect(saves).toBe(1);
  });

  it('is possible while another tab has the character', () => {
    game.loaded.store.setState({ isElsewhere: true });
    intents.select('Swing');
    expect(action()).toBe('Swing');
  });
});

describe('repeating the same action', () => {
  it('adds a step each time', () => {
    intents.beginCombat();
    intents.perform();
    intents.perform();
    intents.perform();
    expect(game.loaded.store.getState().undoable).toHaveLength(4);
  });
});

it('the action of a roll is performed only while it is drafted', () => {
  intents.beginCombat();
  intents.select('Swing');
  intents.roll(2);
  const { draftRoll } = combat();
  intents.select('Wait');
  intents.performRolled(draftRoll!);
  expect(combat().performed).toEqual([]);
  intents.roll(2);
  intents.performRolled(combat().draftRoll!);
  expect(combat().performed.map(({ draft }) => draft.action)).toEqual(['Wait']);
});
