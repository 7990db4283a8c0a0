import { beforeEach, describe, expect, it } from 'vitest';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { endOfRoundLines } from '../../core/consequences/end-round.ts';
import { characterTarget } from '../../core/consequences/targets.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { resolveHit } from '../../core/play/rules/resolve-hit.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { anAction, anItem, aPackJson, aSkill, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { aRolledAction, aSum, STANDARD_PLAY } from '../../testing/play.ts';
import { openSessionTab } from '../../testing/session-tab.ts';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import type { Game } from '../game.ts';
import { fallReport } from './fall-report.ts';
import { playIntents } from './play-intents.ts';

const CORE = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  skills: [aSkill('Blades')],
  items: [
    anItem('Tea', { discriminator: 'CONSUMABLE', stackable: true }),
    anItem('Jar', { discriminator: 'CONSUMABLE', stackable: true }),
    anItem('Balm', { discriminator: 'CONSUMABLE', stackable: true }),
    anItem('Rope'),
  ],
  actions: {
    defaultActions: ['Wait', 'Drink'],
    defaultManeuvers: [],
    maneuvers: [],
    actions: [anAction('Wait'), anAction('Drink')],
  },
  statusEffects: [aStatusEffect('Burning')],
  play: {
    ...STANDARD_PLAY,
    rests: [{ name: 'A night', restores: [{ resource: 'HEALTH', part: 1 }] }],
    uses: [
      { item: 'Tea', action: 'Drink', resources: [{ resource: 'ENERGY', amount: 2 }] },
      { item: 'Balm', on: 'ANYONE', resources: [{ resource: 'HEALTH', amount: 3 }] },
      { item: 'Jar', on: 'OTHER', gains: [{ statusEffect: 'Burning', level: 2 }] },
    ],
  },
});

let game: Game;
let intents: ReturnType<typeof playIntents>;

const character = () => {
  const { character: loaded } = game.loaded.store.getState();
  if (loaded === undefined) throw new Error('No character is loaded.');
  return loaded;
};
const sheet = (): Sheet => character().sheet;
const told = () => noticeTexts(game);

beforeEach(async () => {
  ({ game } = await openSessionTab(CORE));
  await game.loaded.load(
    aSheet({
      packInfo: [['Core', 1]],
      health: 12,
      energy: 7,
      skills: new Map([['Blades', 3]]),
      inventory: inventoryOf(
        anInventoryItem('Tea', { quantity: 1 }),
        anInventoryItem('Jar', { quantity: 2 }),
        anInventoryItem('Balm', { quantity: 3 }),
        anInventoryItem('Rope'),
      ),
      combatState: { ...COMBAT_NOT_STARTED, round: 3, statusEffects: new Map([['Burning', 2]]) },
    }),
  );
  intents = playIntents(game);
});

/** Takes a step and undoes it: the sheet is then as before. */
async function undoes(step: () => boolean): Promise<Sheet> {
  const before = sheet();
  expect(step()).toBe(true);
  const after = sheet();
  expect(after).not.toEqual(before);
  await game.loaded.undo();
  expect(sheet()).toEqual(before);
  return after;
}

const hitFor = (power: number) =>
  resolveHit(
    aRolledAction({ power: aSum(power) }),
    aSum(2),
    characterTarget(character()),
    playOf(character().gameData),
  );

describe('the consequences of play', () => {
  it('are one step for a hit', async () => {
    expect((await undoes(() => intents.receive(hitFor(5), 'Slash') === 'changed')).health).toBe(7);
  });

  it('report a fall as long as it is the last step', async () => {
    const report = () => {
      const fall = fallReport(game.loaded.store.getState());
      return fall && [fall.step, fall.title, wordingText(fall.changes)];
    };
    const reported = ['You are down.', 'Health 12 → 0. Vigor 2 → 1. Ended: Burning.'];
    expect(report()).toBeUndefined();
    intents.receive(hitFor(50), 'Slash');
    expect(report()).toEqual(['Take Slash', ...reported]);
    await game.loaded.undo();
    expect(report()).toBeUndefined();
    await game.loaded.redo();
    expect(report()).toEqual(['Take Slash', ...reported]);
    game.loaded.change('Change Energy', (before) => ({ ...before, energy: 1 }));
    expect(report()).toBeUndefined();
  });

  it('report a death, and what a fall costs besides', () => {
    game.loaded.change('Change Vigor', (before) => ({ ...before, vigor: 1 }));
    intents.receive(hitFor(50), 'Slash');
    const fall = fallReport(game.loaded.store.getState());
    expect(fall?.title).toBe('You are down. You are dead.');
    expect(wordingText(fall?.changes ?? '')).toBe('Health 12 → 0. Vigor 1 → 0. Ended: Burning.');
  });

  it('are one step for the end of a round and the beginning of the next', async () => {
    const lines = endOfRoundLines(character()).map(({ amount, ...line }) => ({
      ...line,
      amount: amount.total,
    }));
    const after = await undoes(() => intents.endRound(lines));
    expect([after.health, after.energy, after.combatState.round]).toEqual([10, 4, 4]);
    expect(after.combatState.statusEffects.get('Burning')).toBe(1);
  });

  it('log the upkeep of the next round', () => {
    intents.endRound([]);
    expect(game.loaded.store.getState().combat.upkeeps).toMatchObject([
      { round: 4, changes: [{ name: 'Burning', before: 2, after: 1 }] },
    ]);
  });

  it('are one step for a rest', async () => {
    const [night] = playOf(character().gameData).rests;
    const after = await undoes(() => intents.rest(night!, [{ resource: 'HEALTH', amount: 5 }]));
    expect(after.health).toBe(17);
  });

  it('are one step for a used item', async () => {
    const after = await undoes(() => intents.use('tea'));
    expect([after.energy, after.inventory.get('tea')?.quantity]).toEqual([9, 0]);
  });

  it('draft the action that goes with the use', async () => {
    intents.use('tea');
    expect(game.loaded.store.getState().combat.draft?.action).toBe('Drink');
    await game.loaded.undo();
    expect(game.loaded.store.getState().combat.draft).toBeUndefined();
  });

  it('offer to undo a rest and a used item, until something else changes', async () => {
    const offered = () => game.notices.store.getState().flatMap(({ actions = [] }) => actions);
    intents.use('tea');
    expect([told(), offered().map(({ name }) => name)]).toEqual([['Tea used.'], ['Undo Use Tea']]);
    offered()[0]?.onAction();
    expect(sheet().inventory.get('tea')?.quantity).toBe(1);
    expect(offered()).toEqual([]);
  });

  it('of an item for anyone change nobody else here', async () => {
    expect((await undoes(() => intents.use('balm'))).health).toBe(15);
    const after = await undoes(() => intents.use('balm', true));
    expect([after.health, after.inventory.get('balm')?.quantity]).toEqual([12, 2]);
  });

  it('of an item for another only use it up', async () => {
    const after = await undoes(() => intents.use('jar'));
    expect(after.inventory.get('jar')?.quantity).toBe(1);
    expect(after.combatState.statusEffects).toEqual(sheet().combatState.statusEffects);
  });

  it('refuse what is used up, and what has no use', () => {
    intents.use('tea');
    expect(intents.use('tea')).toBe(false);
    expect(told()).toContain('There is none of it left. Nothing was changed.');
    const before = sheet();
    expect([intents.use('rope'), intents.use('nothing')]).toEqual([false, false]);
    expect(sheet()).toBe(before);
  });

  it('refuse a rest that restores nothing', () => {
    const [night] = playOf(character().gameData).rests;
    expect(intents.rest(night!, [])).toBe(false);
    expect(told()).toEqual(['This rest restores nothing now. Nothing was changed.']);
  });
});
